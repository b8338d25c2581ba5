'use client';

import { memo, type CSSProperties } from 'react';

import { Card } from '@/components/catalog/card';
import { classNames } from '@/components/ui/class-names';

import styles from './manga-list.module.css';
import { titleOf, type ShelfSeries } from './model/shelf-series';
import { useGrowing } from './use-growing';

/** Covers that a window may show at once. */
const ABOVE = 6;
/** From so many on, a browser lays out only those near the window. */
const LONG = 120;

interface Props {
  series: readonly ShelfSeries[];
  /** All are drawn, as in the server's HTML; otherwise as many as the reader comes near to. */
  whole: boolean;
}

/** The series as cards. */
export const Cards = memo(function Cards({ series, whole }: Props) {
  const { count, end } = useGrowing<HTMLLIElement>(series.length);
  const drawn = whole ? series : series.slice(0, count);
  const left = series.length - drawn.length;
  return (
    <ul className={classNames(styles.cards, series.length >= LONG && styles.long)}>
      {drawn.map((each, index) => (
        <li key={each.id}>
          <Card
            title={titleOf(each)}
            languages={[each.language, ...(each.others ?? [])]}
            startAt={each.updatedAt}
            priority={index < ABOVE}
            level={2}
            // As short as gives the right file: a page may say it thousands of times.
            sizes="(width < 768px) 46vw, 240px"
          />
        </li>
      ))}
      {left > 0 && <li ref={end} className={styles.end} style={{ '--left': left } as CSSProperties} aria-hidden />}
    </ul>
  );
});
