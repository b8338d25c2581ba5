'use client';

import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { useNotify } from '@/components/ui/notices';

import { shareAddress } from './share-address';

interface Props {
  title?: string;
  text: string;
  /** May be a path alone, or empty: this page then. */
  url: string;
  className?: string;
  /** The picture alone; its name is still said. */
  square?: boolean;
}

/** Opens the device's own sharing; where there is none, copies the address. */
export function ShareButton({ title, text, url, className, square }: Props) {
  const t = useTranslations('catalog.share');
  const notify = useNotify();

  async function share() {
    const address = shareAddress(url, window.location.href);
    try {
      if ('share' in navigator) return await navigator.share({ title, text, url: address });
      await window.navigator.clipboard.writeText(address);
      notify(t('copied'));
    } catch (error) {
      // Closing the device's sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) notify(t('failed'));
    }
  }

  return (
    <button type="button" className={className} onClick={share} aria-label={t('action')}>
      <Icon name="share" size={22} />
      {!square && <span>{t('action')}</span>}
    </button>
  );
}
