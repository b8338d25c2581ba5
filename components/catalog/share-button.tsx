'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState, type MouseEvent } from 'react';

import { Icon } from '@/components/ui/icon';
import { useNotify } from '@/components/ui/notices';
import { copyText } from '@/lib/client/copy-text';

import { shareAddress } from './share-address';

const ShareField = dynamic(() => import('./share-field').then((module) => module.ShareField), { ssr: false });

interface Props {
  title?: string;
  text: string;
  /** May be a path alone, or empty: this page then. */
  url: string;
  className?: string;
  /** The picture alone; its name is still said. */
  square?: boolean;
}

/** Opens the device's own sharing; where there is none, copies the address, or shows it to be copied. */
export function ShareButton({ title, text, url, className, square }: Props) {
  const t = useTranslations('catalog.share');
  const notify = useNotify();
  const [shown, setShown] = useState<string>();

  async function share({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const address = shareAddress(url, window.location.href);
    try {
      if ('share' in navigator) return await navigator.share({ title, text, url: address });
    } catch (error) {
      // Closing the device's sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    if (await copyText(address, currentTarget)) notify(t('copied'));
    else setShown(address);
  }

  return (
    <>
      {shown && <ShareField address={shown} onClose={() => setShown(undefined)} />}
      <button type="button" className={className} onClick={share} aria-label={t('action')}>
        <Icon name="share" size={22} />
        {!square && <span>{t('action')}</span>}
      </button>
    </>
  );
}
