import { useTranslations } from 'next-intl';

import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import { CardList } from '@/components/catalog/card-list';
import { TappedBanner } from '@/components/catalog/tapped-banner';
import type { Featured as FeaturedView, FeaturedBlock } from '@/lib/domain/featured';
import type { Language } from '@/lib/domain/language';

import styles from './featured.module.css';
import { RankedList } from './ranked-list';
import { TopBanners } from './top-banners';

/** What editors put forward, in the interface's `language`: three banners, then their blocks as they come. */
export function Featured({ featured, language }: { featured: FeaturedView; language: Language }) {
  const t = useTranslations('featured');
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <TopBanners banners={featured.topBanners} />
      {featured.blocks.map((block, index) => (
        <Block key={index} block={block} language={language} />
      ))}
    </div>
  );
}

function Block({ block, language }: { block: FeaturedBlock; language: Language }) {
  const t = useTranslations('featured');
  switch (block.kind) {
    case 'banner':
      return (
        <TappedBanner id={block.banner.id}>
          <ActionLink action={block.banner.action} label={t('banner')} className={styles.banner}>
            <BannerPicture banner={block.banner} sizes="(width < 1376px) 100vw, 1280px" />
          </ActionLink>
        </TappedBanner>
      );
    case 'list':
      return <CardList head={block.list.name} titles={block.list.titles} />;
    case 'ranked':
      return <RankedList series={block.series} language={language} />;
  }
}
