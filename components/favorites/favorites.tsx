'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';

import { useNotify } from '@/components/ui/notices';
import { SectionHead } from '@/components/ui/section-head';
import { counted } from '@/lib/i18n/counted';

import { AppBanner } from './app-banner';
import { FavoriteCard } from './favorite-card';
import styles from './favorites.module.css';
import { FavoritesSkeleton } from './favorites-skeleton';
import { RecentlyRead } from './recently-read';
import { useShelf } from './use-shelf';

interface Props {
  /** Shown when there are none. */
  empty: ReactNode;
  /** Takes the place of the screen when the list fails to load. */
  Failure: ComponentType<{ retry: () => void }>;
}

/** The reader's favourites. */
export function Favorites({ empty, Failure }: Props) {
  const t = useTranslations('favorites');
  const locale = useLocale();
  const notify = useNotify();
  const { titles, removed, busy, error, reload, setKept } = useShelf(() => notify(t('rollback')));
  const count = titles ? titles.filter(({ id }) => !removed.has(id)).length : 0;
  const failed = error !== undefined && !titles;
  if (failed)
    return (
      <div role="alert">
        <Failure retry={() => void reload()} />
      </div>
    );
  return (
    <div className={styles.page}>
      <SectionHead level={1} size="day" title={t('head')} meta={count > 0 && t('count', counted(count, locale))} />
      <noscript>
        <p className={styles.note}>{t('script')}</p>
      </noscript>
      {!titles && <FavoritesSkeleton label={t('loading')} />}
      {titles?.length === 0 && empty}
      {titles && titles.length > 0 && (
        <ul className={styles.cards}>
          {titles.map((title, index) => (
            <li key={title.id}>
              <FavoriteCard
                title={title}
                isRemoved={removed.has(title.id)}
                isBusy={busy.has(title.id)}
                priority={index < 6}
                onChange={(kept) => void setKept(title.id, kept)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* Below a shelf of a known height it never moves. */}
      {titles && <RecentlyRead />}
      <AppBanner />
    </div>
  );
}
