import { useTranslations } from 'next-intl';

import { Card } from '@/components/catalog/card';
import { SectionHead } from '@/components/ui/section-head';
import type { TitleDetail } from '@/lib/domain/title-detail';

import { BannerList } from './banner-list';
import styles from './beside.module.css';
import { PlanPrompt } from './plan-prompt';
import { PublisherItems } from './publisher-items';

/** What stands beside the chapters: the plan, the publisher's things, banners, and what to read next. */
export function Beside({ detail }: { detail: TitleDetail }) {
  const t = useTranslations('title');
  const { banners, recommendedTitles, planType } = detail;
  return (
    <div className={styles.beside}>
      <PlanPrompt planType={planType} />
      <PublisherItems detail={detail} />
      {banners.length > 0 && (
        <section>
          <SectionHead level={2} size="small" title={t('banners.head')} />
          <BannerList banners={banners} label={t('banners.item')} pr={t('banners.pr')} />
        </section>
      )}
      {recommendedTitles.length > 0 && (
        <section>
          <SectionHead level={2} size="small" title={t('recommended')} />
          <ul className={styles.cards}>
            {recommendedTitles.map((title) => (
              <li key={title.id}>
                <Card title={title} sizes="(width < 480px) 46vw, (width < 1100px) 23vw, 164px" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
