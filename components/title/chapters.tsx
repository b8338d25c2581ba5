'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { NotificationPlace } from '@/components/catalog/notification-place';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useReadingHistory } from '@/lib/client/use-reading-history';
import type { Language } from '@/lib/domain/language';

import { AppChapters } from './app-chapters';
import { ChapterRow } from './chapter-row';
import styles from './chapters.module.css';
import { turnedRound, type Stretch } from './model/chapter-stretches';

interface Props {
  /** Oldest first. */
  stretches: readonly Stretch[];
  titleId: number;
  language: Language;
  isComplete: boolean;
  opensNewestFirst: boolean;
  /** Chapters known to be read beside those that this browser's history knows. */
  readIds?: ReadonlySet<number>;
}

/** Every chapter of a title, in the origin's order until the reader turns the list round. */
export function Chapters({ stretches, titleId, language, isComplete, opensNewestFirst, readIds }: Props) {
  const t = useTranslations('title.chapters');
  const history = useReadingHistory();
  const [isNewestFirst, setNewestFirst] = useState(opensNewestFirst);
  const count = stretches.reduce((sum, { chapters }) => sum + chapters.length, 0);
  const latest = Math.max(0, ...stretches.flatMap(({ chapters }) => chapters.map(({ startAt }) => startAt)));
  const shown = isNewestFirst ? turnedRound(stretches) : stretches;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <SectionHead
          level={2}
          size="side"
          title={
            <>
              {t('head')} <span className={styles.note}>{t(isComplete ? 'complete' : 'count', { count })}</span>
            </>
          }
          meta={
            count > 1 && (
              <button type="button" className={styles.sort} onClick={() => setNewestFirst(!isNewestFirst)}>
                <Icon name="sort" size={22} />
                <VisuallyHidden>{t('order')} </VisuallyHidden>
                {t(isNewestFirst ? 'newest' : 'oldest')}
              </button>
            )
          }
        />
      </div>
      {!isComplete && (
        <div className={styles.notify}>
          <NotificationPlace titleId={titleId} />
        </div>
      )}
      {count === 0 && <p className={styles.none}>{t('soon')}</p>}
      {shown.map((stretch) => {
        const key = `${stretch.kind}-${Math.min(...stretch.chapters.map(({ id }) => id))}`;
        if (stretch.kind === 'app') return <AppChapters key={key} stretch={stretch} language={language} latest={latest} />;
        const isFree = stretch.chapters.every(({ access, endAt }) => access === 'free' && endAt === undefined);
        return (
          <div key={key} className={styles.group}>
            {stretch.kind === 'start' && stretches.length > 1 && (
              <h3 className={styles.start}>
                {t('start')} {isFree && <span className={styles.note}>{t('startFree')}</span>}
              </h3>
            )}
            <ul className={styles.rows}>
              {stretch.chapters.map((chapter) => (
                <li key={chapter.id}>
                  <ChapterRow chapter={chapter} language={language} latest={latest} isRead={readIds?.has(chapter.id) || history?.read.has(chapter.id)} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
