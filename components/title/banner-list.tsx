import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import type { Banner } from '@/lib/domain/banner';

import styles from './beside.module.css';

interface Props {
  banners: readonly Banner[];
  /** The name of each banner's link. */
  label: string;
  /** What marks an advertisement. */
  pr: string;
}

export function BannerList({ banners, label, pr }: Props) {
  return (
    <ul className={styles.banners}>
      {banners.map((banner) => (
        <li key={banner.id} className={styles.banner} data-banner={banner.id}>
          <ActionLink action={banner.action} label={label}>
            <BannerPicture banner={banner} sizes="(width < 1100px) 92vw, 344px" />
          </ActionLink>
          {banner.isPr && <span className={styles.pr}>{pr}</span>}
        </li>
      ))}
    </ul>
  );
}
