'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { HistoryPlace } from '@/components/catalog/history-place';
import { useHistoryPlaces } from '@/components/catalog/use-history-places';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { Skeleton } from '@/components/ui/skeleton';
import { whereToContinue } from '@/lib/domain/where-to-continue';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './continue-shelf.module.css';
import { SHELF_PLACES, ShelfScript } from './shelf-script';

const PLACES = Array.from({ length: SHELF_PLACES }, (_, index) => index);

/** The titles that were read last and go on, each at its page. Hidden until it is known that there are any, and as high as it will be at once. */
export function ContinueShelf() {
  const t = useTranslations('home.continue');
  const said = useTranslations('history');
  const heading = useId();
  const places = useHistoryPlaces();
  const shown = places.rows
    ?.flatMap((reading) => {
      const to = whereToContinue(reading);
      return to ? [{ reading, to }] : [];
    })
    .slice(0, SHELF_PLACES);
  return (
    <section className={styles.shelf} aria-labelledby={heading} data-places={shown?.length} suppressHydrationWarning>
      <ShelfScript />
      <SectionHead level={2} size="small" title={t('head')} id={heading} />
      <ul className={styles.places}>
        {!shown &&
          PLACES.map((place) => (
            <li key={place} className={styles.ghost}>
              <Skeleton height="100%" dots />
            </li>
          ))}
        {shown?.map(({ reading, to }, index) => (
          <li key={reading.titleId}>
            <HistoryPlace
              reading={reading}
              {...to}
              note={to.page ? said('place', { page: to.page, total: reading.total }) : said('next')}
              size={index === 0 ? 'lead' : 'row'}
              isRemoved={places.isRemoved(reading)}
              onRemove={() => places.remove(reading)}
              onRestore={() => places.restore(reading)}
            />
          </li>
        ))}
        <li className={styles.all}>
          <Link href={routes.favorites()} prefetch={false} className={styles.more}>
            {t('all')}
            <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
