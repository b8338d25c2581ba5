'use client';

import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import type { Banner } from '@/lib/domain/banner';
import { tapBanner } from '@/lib/client/tap-banner';
import { tellHappening } from '@/lib/client/third-parties/happenings';

import styles from './ranking-banners.module.css';

/** A banner of the ranking: it leads where its action says, and that it was followed is kept by the origin and told to whoever listens. */
export function CountedBanner({ banner, label, sizes }: { banner: Banner; label: string; sizes: string }) {
  function tap() {
    tapBanner(banner.id);
    tellHappening({ kind: 'ranking-banner', bannerId: banner.id });
  }
  return (
    <span onClick={tap}>
      <ActionLink action={banner.action} label={label} className={styles.banner}>
        <BannerPicture banner={banner} sizes={sizes} />
      </ActionLink>
    </span>
  );
}
