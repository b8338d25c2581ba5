import { useTranslations } from 'next-intl';

import type { Banner } from '@/lib/domain/banner';

import { CountedBanner } from './counted-banner';
import styles from './ranking-banners.module.css';

/** The banners between the large places and the grid; without banners there is no such area. */
export function RankingBanners({ banners, className }: { banners: readonly Banner[]; className?: string }) {
  const t = useTranslations('ranking');
  if (banners.length === 0) return null;
  const sizes =
    banners.length > 1 ? '(width <= 768px) 100vw, (width < 1376px) 50vw, 634px' : '(width < 1376px) 100vw, 1280px';
  return (
    <aside className={className} aria-label={t('banners')}>
      <ul className={styles.banners}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <CountedBanner banner={banner} label={t('banner')} sizes={sizes} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
