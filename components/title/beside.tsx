import { useTranslations } from 'next-intl';

import { SectionHead } from '@/components/ui/section-head';
import type { TitleDetail } from '@/lib/domain/title-detail';

import { BannerList } from './banner-list';
import styles from './beside.module.css';
import { PlanPrompt } from './plan-prompt';
import { PublisherItems } from './publisher-items';

/** What stands beside the chapters: the plan, the publisher's things, banners. */
export function Beside({ detail: { planType, publisherItems, publisherBanner, banners } }: { detail: TitleDetail }) {
  const t = useTranslations('title');
  return (
    <div className={styles.beside} data-beside>
      <PlanPrompt planType={planType} />
      <PublisherItems items={publisherItems} banner={publisherBanner} />
      {banners.length > 0 && (
        <section>
          <SectionHead level={2} size="small" title={t('banners.head')} />
          <BannerList banners={banners} label={t('banners.item')} pr={t('banners.pr')} />
        </section>
      )}
    </div>
  );
}
