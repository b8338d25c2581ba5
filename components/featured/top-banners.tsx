import { useTranslations } from 'next-intl';

import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import { TappedBanner } from '@/components/catalog/tapped-banner';
import type { Banner } from '@/lib/domain/banner';

import styles from './top-banners.module.css';

const SHOWN = 3;

const NARROW = '(width <= 768px)';
const sizes = {
  large: { sizes: '(width < 1376px) 72vw, 912px', narrow: { media: NARROW, sizes: '100vw' } },
  small: { sizes: '(width < 1376px) 34vw, 440px', narrow: { media: NARROW, sizes: '50vw' } },
};

/** The first three banners: one large, two small. */
export function TopBanners({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('featured');
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('banners')}>
      <ul className={styles.banners} data-count={Math.min(banners.length, SHOWN)}>
        {banners.slice(0, SHOWN).map((banner, index) => (
          <li key={banner.id}>
            <TappedBanner id={banner.id}>
              <ActionLink action={banner.action} label={t('banner')} className={styles.banner}>
                <BannerPicture banner={banner} priority={index === 0} {...sizes[index === 0 ? 'large' : 'small']} />
              </ActionLink>
            </TappedBanner>
          </li>
        ))}
      </ul>
    </section>
  );
}
