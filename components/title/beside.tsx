import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { SectionHead } from '@/components/ui/section-head';
import type { TitleDetail } from '@/lib/domain/title-detail';

import { BannerList } from './banner-list';
import styles from './beside.module.css';
import { CountedBanners } from './counted-banners';
import { PlanPrompt } from './plan-prompt';
import { PublisherItems } from './publisher-items';

/** What stands beside the chapters: the plan, the publisher's things, banners, an advertisement. */
export function Beside({
  detail: { title, planType, publisherItems, publisherBanner, banners },
  ad,
}: {
  detail: TitleDetail;
  ad?: ReactNode;
}) {
  const t = useTranslations('title');
  return (
    <CountedBanners titleId={title.id} className={styles.beside}>
      <PlanPrompt planType={planType} />
      <PublisherItems items={publisherItems} banner={publisherBanner} language={title.language} />
      {banners.length > 0 && (
        <section>
          <SectionHead level={2} size="small" title={t('banners.head')} />
          <BannerList banners={banners} label={t('banners.item')} pr={t('banners.pr')} />
        </section>
      )}
      {ad}
    </CountedBanners>
  );
}
