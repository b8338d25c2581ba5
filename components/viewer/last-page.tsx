import { useTranslations } from 'next-intl';

import { ShareButton } from '@/components/catalog/share-button';
import { LocalTime } from '@/components/catalog/local-time';
import { buttonClass } from '@/components/ui/button-class';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { LANGUAGES } from '@/lib/domain/language';

import { AppStrip } from './app-strip';
import { BannerBox } from './banner-box';
import { LastComments } from './last-comments';
import { LastFavorite } from './last-favorite';
import styles from './last-page.module.css';
import type { LastItem } from './model/sequence';
import { NextPanel } from './next-panel';

interface Props {
  item: LastItem;
  chapter: ChapterView;
  /** Near enough for its pictures to be asked for, also while it cannot be seen. */
  wanted: boolean;
  shown: boolean;
  /** Whether the reader wants to see what others said. */
  hasComments: boolean;
}

/** The end of a chapter: what comes next where reading goes on, and beside it what was. */
export function LastPage({ item: { page }, chapter, wanted, shown, hasComments }: Props) {
  const t = useTranslations('viewer.last');
  const banners = page.publisherBanner ? [...page.banners, page.publisherBanner] : page.banners;
  return (
    <section className={styles.last} data-box data-last data-surface="theme" data-shown={shown || undefined}>
      <NextPanel page={page} title={chapter.title} language={chapter.language} wanted={wanted} />
      <div className={styles.after}>
        <div className={styles.column}>
          <h2 className={styles.head}>
            <span>{t('thatWas')}</span>{' '}
            <span className={styles.name} lang={LANGUAGES[chapter.language].tag}>
              {page.current.name || chapter.chapterName}
            </span>
          </h2>
          <div className={styles.actions}>
            <LastFavorite titleId={chapter.titleId} wanted={wanted} />
            <ShareButton text={chapter.share.body} url={chapter.share.url} className={buttonClass('outline')} square />
          </div>
          {page.nextChapterAt !== undefined && (
            <p className={styles.arrives}>
              {t.rich('arrives', { date: () => <LocalTime seconds={page.nextChapterAt!} format="weekday-date" /> })}
            </p>
          )}
          {hasComments && (
            <LastComments
              comments={page.topComments}
              count={chapter.commentCount}
              chapterId={chapter.chapterId}
              language={chapter.language}
              wanted={wanted}
            />
          )}
          {banners.length > 0 && (
            <BannerBox
              page={{ kind: 'banners', title: '', banners: banners.slice(0, 1) }}
              language={chapter.language}
            />
          )}
        </div>
        <AppStrip />
      </div>
    </section>
  );
}
