'use client';

import { useLocale, useTranslations } from 'next-intl';

import { LocalTime } from '@/components/catalog/local-time';
import { UpFlag } from '@/components/catalog/up-flag';
import { counted } from '@/lib/i18n/counted';

import styles from './chapter-state.module.css';
import type { ListedChapter } from './model/chapter-stretches';
import { chapterEnding } from './model/time-left';
import { useNow } from './use-now';

/** How a chapter may be read, and for how long where that is soon over. What a clock decides is said after hydration. */
export function ChapterState({
  chapter: { access, startAt, endAt },
}: {
  chapter: Pick<ListedChapter, 'access' | 'startAt' | 'endAt'>;
}) {
  const t = useTranslations('title.state');
  const locale = useLocale();
  const now = useNow();
  const ending = now === undefined ? undefined : chapterEnding(endAt, now);
  if (ending && endAt !== undefined) {
    return (
      <>
        <span className={styles.badges}>
          {access !== 'free' && <span className={styles[access]}>{t(access)}</span>}
          <span className={ending.kind === 'soon' ? styles.ends : styles.over}>
            {ending.kind === 'soon' ? t('ends', counted(ending.days, locale)) : t('over')}
          </span>
        </span>
        <span className={styles.note}>
          <LocalTime seconds={endAt} format="date-time" />
        </span>
      </>
    );
  }
  return (
    <span className={styles.badges}>
      <UpFlag startAt={startAt} />
      <span className={styles[access]}>{t(access)}</span>
    </span>
  );
}
