'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';

import type { Language } from '@/lib/domain/language';

import { AppChapters } from './app-chapters';
import { ChapterRow } from './chapter-row';
import styles from './chapters.module.css';
import { turnedRound, type Stretch } from './model/chapter-stretches';

interface Props {
  /** Oldest first. */
  stretches: readonly Stretch[];
  language: Language;
  /** The newest is to be on top. */
  isTurned: boolean;
  /** Chapters known to be read. */
  readIds?: ReadonlySet<number>;
  /** And those that this browser’s history knows. */
  readHere?: ReadonlySet<number>;
}

/** A title's chapters, in one order; those to be read in the app only folded. */
export const ChapterGroups = memo(function ChapterGroups({ stretches, language, isTurned, readIds, readHere }: Props) {
  const t = useTranslations('title.chapters');
  const latest = Math.max(0, ...stretches.flatMap(({ chapters }) => chapters.map(({ startAt }) => startAt)));
  const shown = isTurned ? turnedRound(stretches) : stretches;
  return shown.map((stretch) => {
    const key = `${stretch.kind}-${Math.min(...stretch.chapters.map(({ id }) => id))}`;
    if (stretch.kind === 'app') return <AppChapters key={key} stretch={stretch} language={language} latest={latest} />;
    const isFree = stretch.chapters.every(({ access, endAt }) => access === 'free' && endAt === undefined);
    return (
      <div key={key} className={styles.group}>
        {stretch.kind === 'start' && stretches.length > 1 && (
          <h3 className={styles.start}>
            <span>{t('start')}</span> {isFree && <span className={styles.note}>{t('startFree')}</span>}
          </h3>
        )}
        <ul className={styles.rows}>
          {stretch.chapters.map((chapter) => (
            <li key={chapter.id}>
              <ChapterRow
                chapter={chapter}
                language={language}
                latest={latest}
                isRead={readIds?.has(chapter.id) || readHere?.has(chapter.id)}
              />
            </li>
          ))}
        </ul>
      </div>
    );
  });
});
