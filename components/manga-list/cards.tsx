'use client';

import { memo } from 'react';

import { Card } from '@/components/catalog/card';
import { classNames } from '@/components/ui/class-names';

import styles from './manga-list.module.css';
import { titleOf, type ShelfSeries } from './model/shelf-series';

/** Covers that a window may show at once. */
const FIRST = 6;
/** From so many on, a browser lays out only those near the window. */
const LONG = 120;

/** The series as cards. */
export const Cards = memo(function Cards({ series }: { series: readonly ShelfSeries[] }) {
  return (
    <ul className={classNames(styles.cards, series.length >= LONG && styles.long)}>
      {series.map((each, index) => (
        <li key={each.id}>
          <Card
            title={titleOf(each)}
            languages={[each.language, ...(each.others ?? [])]}
            startAt={each.updatedAt}
            priority={index < FIRST}
            level={2}
            sizes="(width < 480px) 46vw, (width < 768px) 31vw, (width < 1100px) 23vw, (width < 1440px) 16vw, 169px"
          />
        </li>
      ))}
    </ul>
  );
});
