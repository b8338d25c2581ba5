import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { formatViews } from '@/components/catalog/format-count';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { TitleDetail } from '@/lib/domain/title-detail';

import styles from './facts.module.css';
import { isAtRest, scheduleWord } from './model/schedule-word';
import { NextChapter } from './next-chapter';

/** What to know about a series at a glance, in one frame. */
export function Facts({ detail, chapterCount }: { detail: TitleDetail; chapterCount: number }) {
  const t = useTranslations('title');
  const locale = useLocale();
  const word = scheduleWord(detail.releaseSchedule, detail.updateTiming);
  return (
    <section className={styles.section}>
      <VisuallyHidden as="h2">{t('facts.head')}</VisuallyHidden>
      <dl className={styles.frame}>
        <Fact name={t(isAtRest(word) ? 'facts.status' : 'facts.schedule')}>{t(`schedule.${word}`)}</Fact>
        <Fact name={t('facts.rating')}>{t(`rating.${detail.rating}`)}</Fact>
        <Fact name={t('facts.views')} wideOnly={detail.nextChapterAt !== undefined}>
          {formatViews(detail.numberOfViews, locale)}
        </Fact>
        <Fact name={t('facts.chapters')} wideOnly>
          {chapterCount}
        </Fact>
        {detail.nextChapterAt !== undefined && (
          <NextChapter at={detail.nextChapterAt} className={styles.fact} valueClassName={styles.duration} />
        )}
      </dl>
    </section>
  );
}

function Fact({ name, wideOnly, children }: { name: string; wideOnly?: boolean; children: ReactNode }) {
  return (
    <div className={wideOnly ? styles.wideFact : styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
