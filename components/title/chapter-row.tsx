'use client';

import { useLocale, useTranslations } from 'next-intl';

import { ChapterNumber } from '@/components/catalog/chapter-number';
import { formatComments } from '@/components/catalog/format-count';
import { LocalTime } from '@/components/catalog/local-time';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { counted } from '@/lib/i18n/counted';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './chapter-row.module.css';
import { ChapterState } from './chapter-state';
import type { ListedChapter } from './model/chapter-stretches';

interface Props {
  chapter: ListedChapter;
  language: Language;
  /** When the title's newest chapter began, in seconds: dates of other years say their year. */
  latest: number;
  /** To be read in the app only: it leads nowhere here. */
  isLocked?: boolean;
  isRead?: boolean;
}

const yearOf = (seconds: number) => new Date(seconds * 1_000).getUTCFullYear();

export function ChapterRow({ chapter, language, latest, isLocked, isRead }: Props) {
  const t = useTranslations('title');
  const locale = useLocale();
  const { id, name, subTitle, thumbnailUrl, startAt, commentCount } = chapter;
  const content = (
    <>
      <span className={styles.thumbnail}>
        {thumbnailUrl && <img src={thumbnailUrl} alt="" width={128} height={72} loading="lazy" decoding="async" />}
        {isLocked && (
          <span className={styles.lock}>
            <Icon name="lock" size={20} />
          </span>
        )}
      </span>
      <span className={styles.number}>
        <ChapterNumber name={name} size="row" language={language} />
      </span>
      <span className={styles.name} lang={LANGUAGES[language].tag}>
        {subTitle}
      </span>
      <span className={styles.meta}>
        {startAt > 0 && (
          <LocalTime seconds={startAt} format={yearOf(startAt) === yearOf(latest) ? 'date' : 'date-year'} />
        )}
        {isRead ? (
          <span className={styles.mark}>
            <Icon name="check" size={16} />
            <span>{t('chapters.read')}</span>
          </span>
        ) : (
          commentCount > 0 && (
            <span className={styles.mark}>
              <Icon name="comment" size={16} />
              <span aria-hidden>{formatComments(commentCount, locale)}</span>
              <VisuallyHidden>{t('chapters.comments', counted(commentCount, locale))}</VisuallyHidden>
            </span>
          )
        )}
      </span>
      <span className={styles.state}>
        {isLocked ? <span className={styles.inApp}>{t('state.app')}</span> : <ChapterState chapter={chapter} />}
      </span>
    </>
  );
  if (isLocked) return <div className={classNames(styles.row, styles.locked)}>{content}</div>;
  return (
    <Link className={classNames(styles.row, isRead && styles.read)} href={routes.viewer(id)} prefetch={false}>
      {content}
    </Link>
  );
}
