'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';

import styles from './bars.module.css';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Fills the screen, where the browser can: phones of one make cannot, and there it is not offered. */
export function FullscreenButton() {
  const t = useTranslations('viewer');
  const hydrated = useHydrated();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null, () => false);
  if (hydrated && !document.fullscreenEnabled) return null;

  function toggle() {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused without a gesture or by policy: the page stays as it is.
    void change.catch(() => undefined);
  }

  return (
    <button type="button" className={`${styles.button} ${styles.fullscreen}`} aria-label={t('fullscreen')} aria-pressed={isFull} onClick={toggle}>
      <Icon name="fullscreen" />
    </button>
  );
}
