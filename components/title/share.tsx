'use client';

import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { useNotify } from '@/components/ui/notices';

import styles from './languages.module.css';

/** Opens the device's own sharing; where there is none, copies the address. */
export function Share({ title, text, url }: { title: string; text: string; url: string }) {
  const t = useTranslations('title.share');
  const notify = useNotify();

  async function share() {
    const address = new URL(url || window.location.pathname, window.location.href).href;
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
    <button type="button" className={styles.share} onClick={share} aria-label={t('action')}>
      <Icon name="share" size={22} />
      <span>{t('action')}</span>
    </button>
  );
}
