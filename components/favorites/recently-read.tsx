'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { HistoryPlace } from '@/components/catalog/history-place';
import { LocalTime } from '@/components/catalog/local-time';
import { useHistoryPlaces } from '@/components/catalog/use-history-places';
import { Button } from '@/components/ui/button';
import { SectionHead } from '@/components/ui/section-head';
import type { Reading } from '@/lib/domain/reading-history';

import styles from './recently-read.module.css';

const yearOf = (reading: Reading) => new Date(reading.at * 1_000).getFullYear();

/** Everything this browser remembers of what was read, the newest first. */
export function RecentlyRead() {
  const t = useTranslations('favorites.history');
  const said = useTranslations('history');
  const heading = useId();
  const { rows, isRemoved, remove, restore, clear } = useHistoryPlaces();
  const [undo, setUndo] = useState<() => void>();
  const [isUndone, setUndone] = useState(false);
  // No row is drawn before hydration has ended: it is the reader's own clock.
  const [thisYear] = useState(() => new Date().getFullYear());
  if (!rows || (rows.length === 0 && !undo)) return null;
  const isEmpty = rows.every(isRemoved);

  function clearAll() {
    const back = clear();
    setUndo(() => back);
  }

  function undoAll() {
    undo?.();
    setUndo(undefined);
    setUndone(true);
  }

  return (
    <section className={styles.section} aria-labelledby={heading}>
      <SectionHead
        level={2}
        size="side"
        title={t('head')}
        id={heading}
        meta={
          !isEmpty && (
            <button type="button" className={styles.clear} autoFocus={isUndone} onClick={clearAll}>
              {t('clear')}
            </button>
          )
        }
      />
      {undo && (
        <div className={styles.cleared}>
          <p role="status">{t('cleared')}</p>
          <Button variant="outline" size="small" autoFocus onClick={undoAll}>
            {said('undo')}
          </Button>
        </div>
      )}
      <ul className={styles.rows}>
        {rows.map((reading) => (
          <li key={reading.titleId}>
            <HistoryPlace
              reading={reading}
              chapter={{ id: reading.chapterId, name: reading.chapterName }}
              progress={reading.finished ? 1 : Math.min(1, reading.page / reading.total)}
              note={
                <>
                  <span>
                    {reading.finished ? said('end') : said('place', { page: reading.page, total: reading.total })}
                  </span>
                  {' · '}
                  <LocalTime seconds={reading.at} format={yearOf(reading) === thisYear ? 'date' : 'date-year'} />
                </>
              }
              size="row"
              isRemoved={isRemoved(reading)}
              onRemove={() => remove(reading)}
              onRestore={() => restore(reading)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
