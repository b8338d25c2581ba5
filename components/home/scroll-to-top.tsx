'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

import { Icon } from '@/components/ui/icon';

import styles from './scroll-to-top.module.css';

const FROM_SCREENS = 1.5;

function onScroll(follow: () => void): () => void {
  window.addEventListener('scroll', follow, { passive: true });
  return () => window.removeEventListener('scroll', follow);
}

/** Offers the way back up once the reader is well down the page, also one who was there before the script came. */
export function ScrollToTop() {
  const t = useTranslations('home');
  const shown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > window.innerHeight * FROM_SCREENS,
    () => false,
  );

  if (!shown) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
