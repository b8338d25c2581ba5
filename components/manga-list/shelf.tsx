'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import type { Label, Tag } from '@/lib/domain/label';

import { ActiveFilters } from './active-filters';
import { Cards } from './cards';
import { ClearFiltersContext } from './clear-filters-context';
import { FilterDialog } from './filter-dialog';
import { HideUntilChosen, useShownOnceChosen } from './hide-until-chosen';
import styles from './manga-list.module.css';
import { matches } from './model/matches';
import { choose, FILTERS, withoutFilters, type Selection } from './model/selection';
import type { ShelfSeries } from './model/shelf-series';
import { sortSeries } from './model/sort-series';
import { SortDialog } from './sort-dialog';
import { Toolbar } from './toolbar';
import { useSelection } from './use-selection';

interface Props {
  /** In the server's order. */
  series: readonly ShelfSeries[];
  tags: readonly Tag[];
  labels: readonly Label[];
  /** What stands in the list's place when the filters leave nothing. */
  noResult: ReactNode;
}

export type Choose = <Part extends keyof Selection>(part: Part, value: Selection[Part]) => void;

/** The series and what to choose among them by. The server's HTML has them all, in its order. */
export function Shelf({ series, tags, labels, noResult }: Props) {
  const t = useTranslations('mangaList');
  const locale = useLocale();
  const { selection, setSelection } = useSelection();
  const [dialog, setDialog] = useState<'filter' | 'sort'>();
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  const frame = useShownOnceChosen();
  const filterButton = useRef<HTMLButtonElement>(null);

  const shown = useMemo(
    () => sortSeries(series.filter((each) => matches(each, selection, now)), selection.sort ?? 'recent', locale),
    [series, selection, now, locale],
  );
  const choosePart: Choose = (part, value) => setSelection(choose(selection, part, value));
  const clear = useCallback(() => setSelection(withoutFilters(selection)), [selection, setSelection]);
  // What was pressed is gone with the filter: the keyboard goes on where filters are chosen.
  const clearHere = useCallback(() => {
    clear();
    filterButton.current?.focus();
  }, [clear]);
  const removeHere: Choose = (part, value) => {
    choosePart(part, value);
    filterButton.current?.focus();
  };
  const close = () => setDialog(undefined);
  const isFiltered = FILTERS.some((filter) => selection[filter] !== undefined);

  return (
    <div ref={frame} className={styles.shelf} suppressHydrationWarning>
      <HideUntilChosen />
      <section aria-label={t('choose')}>
        <Toolbar sort={selection.sort ?? 'recent'} found={isFiltered ? shown.length : undefined} count={series.length} open={setDialog} filterButton={filterButton}>
          {isFiltered && <ActiveFilters selection={selection} tags={tags} labels={labels} choose={removeHere} clear={clearHere} />}
        </Toolbar>
      </section>
      {shown.length > 0 ? <Cards series={shown} /> : <ClearFiltersContext value={clearHere}>{noResult}</ClearFiltersContext>}
      <FilterDialog
        open={dialog === 'filter'}
        onClose={close}
        {...{ series, tags, labels, selection, now, clear }}
        found={shown.length}
        choose={choosePart}
      />
      <SortDialog open={dialog === 'sort'} onClose={close} sort={selection.sort ?? 'recent'} choose={choosePart} />
    </div>
  );
}
