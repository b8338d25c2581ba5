'use client';

import dynamic from 'next/dynamic';

import { FavoriteButton } from '@/components/catalog/favorite-button';

import styles from './last-favorite.module.css';

const NotificationPrompt = dynamic(
  () => import('@/components/catalog/notification-prompt').then((module) => module.NotificationPrompt),
  { ssr: false },
);

/** Favourites the title at the end of a chapter, and has its reader told of the next. What it takes is asked for when the end is near, or at a press. */
export function LastFavorite({ titleId, wanted }: { titleId: number; wanted: boolean }) {
  return (
    <>
      <FavoriteButton titleId={titleId} variant="last-page" isWanted={wanted} />
      {wanted && (
        <div className={styles.notify}>
          <NotificationPrompt titleId={titleId} />
        </div>
      )}
    </>
  );
}
