'use client';

import type { ReactNode } from 'react';

import { tapBanner } from '@/lib/client/tap-banner';

import styles from './tapped-banner.module.css';

/** Around a banner's link: the origin keeps that it was followed. */
export function TappedBanner({ id, children }: { id: number; children: ReactNode }) {
  return (
    <span className={styles.around} onClick={() => tapBanner(id)}>
      {children}
    </span>
  );
}
