'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { Icon } from '@/components/ui/icon';

import styles from './scroll-to-top.module.css';

const FROM_SCREENS = 1.5;

/** Offers the way back up once the reader is well down the page. */
export function ScrollToTop() {
  const t = useTranslations('home');
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const follow = () => setShown(window.scrollY > window.innerHeight * FROM_SCREENS);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  if (!shown) return null;
  return (
    <button type="button" className={styles.button} aria-label={t('toTop')} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
      <Icon name="arrow-up" />
    </button>
  );
}
