'use client';

import { useEffect, useRef } from 'react';

import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import type { Banner } from '@/lib/domain/banner';
import { countViews } from '@/lib/client/count-views';
import { tapBanner } from '@/lib/client/tap-banner';
import { tellHappening } from '@/lib/client/third-parties/happenings';

import styles from './ranking-banners.module.css';

/** A banner of the ranking. Its impression and its clicks go to the origin and the tag manager. */
export function CountedBanner({ banner, label, sizes }: { banner: Banner; label: string; sizes: string }) {
  function tap() {
    tapBanner(banner.id);
    tellHappening({ kind: 'ranking-banner', action: 'Click', id: banner.id });
  }
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => (box.current ? countViews(box.current, 'ranking-banner') : undefined), []);

  return (
    <span ref={box} onClick={tap} data-banner={banner.id}>
      <ActionLink action={banner.action} label={label} className={styles.banner}>
        <BannerPicture banner={banner} sizes={sizes} />
      </ActionLink>
    </span>
  );
}
