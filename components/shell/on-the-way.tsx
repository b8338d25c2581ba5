'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { onLeaving } from '@/lib/client/leaving';

import styles from './on-the-way.module.css';

/** Says that the page which was asked for is still being fetched. */
export function OnTheWay() {
  const t = useTranslations('shell');
  const here = usePathname();
  const [left, setLeft] = useState<string>();
  useEffect(
    () => onLeaving((to) => setLeft(to === window.location.pathname ? undefined : window.location.pathname)),
    [],
  );
  return (
    <p role="status" className={styles.line}>
      {left === here && <span className={styles.text}>{t('loading')}</span>}
    </p>
  );
}
