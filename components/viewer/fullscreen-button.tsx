'use client';

import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';

import styles from './bars.module.css';
import { useFullscreen } from './use-fullscreen';

/** Fills the screen, where the browser can. On upright phones the bar has no room for it: there it is one of the settings. */
export function FullscreenButton() {
  const t = useTranslations('viewer');
  const { isFull, isPossible, toggle } = useFullscreen();
  if (isPossible === false) return null;
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.fullscreen}`}
      aria-label={t('fullscreen')}
      aria-pressed={isFull}
      onClick={toggle}
    >
      <Icon name="fullscreen" />
    </button>
  );
}
