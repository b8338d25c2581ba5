'use client';

import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import type { Banner } from '@/lib/domain/banner';
import { tapBanner } from '@/lib/client/tap-banner';

import styles from './ranking-banners.module.css';

/** A banner of the ranking: it leads where its action says, and the origin keeps that it was followed. */
export function CountedBanner({ banner, label, sizes }: { banner: Banner; label: string; sizes: string }) {
  return (
    <span onClick={() => tapBanner(banner.id)}>
      <ActionLink action={banner.action} label={label} className={styles.banner}>
        <BannerPicture banner={banner} sizes={sizes} />
      </ActionLink>
    </span>
  );
}
