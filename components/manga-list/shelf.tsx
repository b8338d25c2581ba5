'use client';

import { useLocale, useTranslations } from 'next-intl';
import { startTransition, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import type { Label, Tag } from '@/lib/domain/label';

import { ActiveFilters } from './active-filters';
import { Cards } from './cards';
import type { ChoosePart } from './choose-part';
import { ClearFiltersContext } from './clear-filters-context';
import { FilterDialog } from './filter-dialog';
import { HideUntilChosen, useShownOnceChosen } from './hide-until-chosen';
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

/** The series and what to choose among them by. The server's HTML has them all, in its order. */
export function Shelf({ series, tags, labels, noResult }: Props) {
  const t = useTranslations('mangaList');
  const locale = useLocale();
  const { selection, followed, setSelection } = useSelection();
  const [isNear, setNear] = useState(false);
  const [dialog, setDialog] = useState<'filter' | 'sort'>();
  // What the server drew is taken over whole. From the first choice on, and where there is no such HTML, cards are drawn as they are needed.
  const [isAsServed, setAsServed] = useState(!useHydrated());
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  const frame = useShownOnceChosen();
  const filterButton = useRef<HTMLButtonElement>(null);

  const sort = followed.sort ?? 'recent';
  const isFiltered = FILTERS.some((filter) => followed[filter] !== undefined);
  const isChosen = isFiltered || sort !== 'recent';
  const shown = useMemo(
    () =>
      sortSeries(
        series.filter((each) => matches(each, followed, now)),
        sort,
        locale,
      ),
    [series, followed, sort, now, locale],
  );
  const change = useCallback(
    (next: Selection) => {
      startTransition(() => setAsServed(false));
      setSelection(next);
    },
    [setSelection],
  );
  const choosePart: ChoosePart = (part, value) => change(choose(selection, part, value));
  const clear = useCallback(() => change(withoutFilters(selection)), [selection, change]);
  // What was pressed is gone with the filter: the keyboard goes on where filters are chosen.
  const clearHere = useCallback(() => {
    clear();
    filterButton.current?.focus();
  }, [clear]);
  const removeHere: ChoosePart = (part, value) => {
    choosePart(part, value);
    filterButton.current?.focus();
  };
  const close = () => setDialog(undefined);

  return (
    <div ref={frame} suppressHydrationWarning>
      <HideUntilChosen />
      <section aria-label={t('choose')}>
        <Toolbar
          sort={sort}
          found={isFiltered ? shown.length : undefined}
          count={series.length}
          dialog={dialog}
          open={setDialog}
          onNear={() => startTransition(() => setNear(true))}
          filterButton={filterButton}
        >
          {isFiltered && (
            <ActiveFilters selection={followed} tags={tags} labels={labels} choose={removeHere} clear={clearHere} />
          )}
        </Toolbar>
      </section>
      {shown.length > 0 ? (
        // New cards, not the served ones in another order: after a reload the browser would follow one of these to its new place.
        <Cards key={String(isChosen)} series={shown} whole={isAsServed && !isChosen} />
      ) : (
        <ClearFiltersContext value={clearHere}>{noResult}</ClearFiltersContext>
      )}
      <FilterDialog
        open={dialog === 'filter'}
        ready={isNear}
        onClose={close}
        {...{ series, tags, labels, selection, followed, now, clear }}
        found={shown.length}
        choose={choosePart}
      />
      <SortDialog open={dialog === 'sort'} onClose={close} sort={selection.sort ?? 'recent'} choose={choosePart} />
    </div>
  );
}
