'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';

import { NotificationPlace } from '@/components/catalog/notification-place';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useReadingHistory } from '@/lib/client/use-reading-history';
import type { Language } from '@/lib/domain/language';

import { ChapterGroups } from './chapter-groups';
import styles from './chapters.module.css';
import type { Stretch } from './model/chapter-stretches';

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
  // The press is answered before the list is drawn anew.
  const isTurned = useDeferredValue(isNewestFirst);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <SectionHead
          level={2}
          size="side"
          title={
            <>
              <span>{t('head')}</span>{' '}
              <span className={styles.note}>{t(isComplete ? 'complete' : 'count', { count })}</span>
            </>
          }
          meta={
            count > 1 && (
              <button type="button" className={styles.sort} onClick={() => setNewestFirst(!isNewestFirst)}>
                <Icon name="sort" size={22} />
                <VisuallyHidden>{`${t('order')} `}</VisuallyHidden>
                <span>{t(isNewestFirst ? 'newest' : 'oldest')}</span>
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
      <ChapterGroups
        stretches={stretches}
        language={language}
        isTurned={isTurned}
        readIds={readIds}
        readHere={history?.read}
      />
    </section>
  );
}
