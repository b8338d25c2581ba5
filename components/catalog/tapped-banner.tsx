'use client';

import type { ReactNode } from 'react';

import styles from './tapped-banner.module.css';

/** Around a banner's link: the origin keeps that it was followed. */
export function TappedBanner({ id, children }: { id: number; children: ReactNode }) {
  const tap = () => void import('@/lib/client/tap-banner').then(({ tapBanner }) => tapBanner(id)).catch(() => undefined);
  return (
    <span className={styles.around} onClick={tap}>
      {children}
    </span>
  );
}
