import { useTranslations } from 'next-intl';

import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import { TappedBanner } from '@/components/catalog/tapped-banner';
import type { Banner } from '@/lib/domain/banner';

import styles from './middle-banner.module.css';

/** The banner between the days; after four of them on phones, after five on wide screens. */
export function MiddleBanner({ banner }: { banner: Banner }) {
  const t = useTranslations('home');
  return (
    <TappedBanner id={banner.id}>
      <ActionLink action={banner.action} label={t('banner')} className={styles.banner}>
        <BannerPicture banner={banner} sizes="(width < 1100px) 100vw, 932px" />
      </ActionLink>
    </TappedBanner>
  );
}
