'use client';

import { useAdsRefused } from '@/lib/client/third-parties/use-ads-refused';

import { AdSlot } from './ad-slot';
import styles from './page-ad.module.css';

/** An advertisement on a page, and what says that it is one; nothing for readers to whom none will come. */
export function PageAd({ label }: { label: string }) {
  if (useAdsRefused()) return null;
  return (
    <aside className={styles.ad} aria-label={label}>
      <span aria-hidden>{label}</span>
      <AdSlot place="page" />
    </aside>
  );
}
