'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect } from 'react';

import { HistoryPlace } from '@/components/catalog/history-place';
import { useHistoryPlaces } from '@/components/catalog/use-history-places';
import { whereToContinue } from '@/lib/domain/where-to-continue';

import { SHELF_PLACES } from './model/shelf-places';

/** What a shelf holds. `onCount` is called with how many that are, before they are drawn. */
export function ContinuePlaces({ onCount }: { onCount: (count: number) => void }) {
  const said = useTranslations('history');
  const { rows = [], isRemoved, remove, restore } = useHistoryPlaces();
  const shown = rows
    .flatMap((reading) => {
      const to = whereToContinue(reading);
      return to ? [{ reading, to }] : [];
    })
    .slice(0, SHELF_PLACES);
  useLayoutEffect(() => onCount(shown.length), [onCount, shown.length]);

  return shown.map(({ reading, to }, index) => (
    <li key={reading.titleId}>
      <HistoryPlace
        reading={reading}
        {...to}
        note={to.page ? said('place', { page: to.page, total: reading.total }) : said('next')}
        size={index === 0 ? 'lead' : 'row'}
        isRemoved={isRemoved(reading)}
        onRemove={() => remove(reading)}
        onRestore={() => restore(reading)}
      />
    </li>
  ));
}
