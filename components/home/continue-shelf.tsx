'use client';

import { useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useRef, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { Skeleton } from '@/components/ui/skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLate } from '@/lib/client/use-late';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './continue-shelf.module.css';
import { SHELF_PLACES } from './model/shelf-places';

const PLACES = Array.from({ length: SHELF_PLACES }, (_, index) => index);

const loadPlaces = () => import('./continue-places').then((module) => module.ContinuePlaces);

/**
 * The titles that were read last and go on, each at its page. Hidden until it is known that there are any, and as high as it will be at once: also
 * before what draws them has come.
 */
export function ContinueShelf() {
  const t = useTranslations('home.continue');
  const heading = useId();
  const [count, setCount] = useState<number>();
  // Of what does not come, nothing is promised.
  const [ContinuePlaces] = useLate(loadPlaces, true, () => setCount(0));
  const shelf = useRef<HTMLElement>(null);

  const [isTakingOver] = useState(!useHydrated());

  // What the document was told before the first paint is true of that alone.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isTakingOver && dataset.places && shelf.current) shelf.current.dataset.places = dataset.places;
    delete dataset.places;
  }, [isTakingOver]);

  return (
    <section ref={shelf} className={styles.shelf} aria-labelledby={heading} data-places={count}>
      <SectionHead level={2} size="small" title={t('head')} id={heading} />
      <ul className={styles.places}>
        {ContinuePlaces ? (
          <ContinuePlaces onCount={setCount} />
        ) : (
          PLACES.map((place) => (
            <li key={place} className={styles.ghost}>
              <Skeleton height="100%" dots />
            </li>
          ))
        )}
        <li className={styles.all}>
          <Link href={routes.favorites()} prefetch={false} className={styles.more}>
            <span>{t('all')}</span>
            <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
