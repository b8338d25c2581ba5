'use client';

import type { MouseEvent, ReactNode } from 'react';

import { tapBanner } from '@/lib/client/tap-banner';

import styles from './tapped-banner.module.css';

/** Around a banner's link: the origin keeps that it was followed. Where the banner leads nowhere, or the origin has not numbered it, there is nothing to keep. */
export function TappedBanner({ id, children }: { id: number; children: ReactNode }) {
  function follow({ target }: MouseEvent) {
    if (id > 0 && (target as Element).closest('a')) tapBanner(id);
  }
  return (
    <span className={styles.around} onClick={follow}>
      {children}
    </span>
  );
}
