'use client';

import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

import { afterPaint } from '@/lib/client/after-paint';
import { queuedFavorite } from '@/lib/client/later/queued-favorite';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';

interface Props {
  titleId: number;
  /** What the reader wants it to be, from when he presses until that has ended. */
  wish?: boolean;
  /** Called with what it is, as far as that is known, before it is drawn. */
  onKnown: (isKept: boolean) => void;
  /** Called when a wish has been granted, or could not be. */
  onEnd: (isGranted: boolean) => void;
}

/** Knows whether a title is a favourite, and does what its button is pressed for; draws nothing. */
export function FavoriteKeeper({ titleId, wish, onKnown, onEnd }: Props) {
  const { titles, error } = useFavorites();
  const setFavorite = useSetFavorite();

  // Until there is an answer of whichever kind, what is drawn is what the server drew.
  const queued = titles || error ? queuedFavorite(titleId) : undefined;
  const isKept = queued ?? titles?.some(({ id }) => id === titleId) ?? false;
  useLayoutEffect(() => onKnown(isKept), [isKept, onKnown]);

  const grant = useEffectEvent((favorite: boolean) =>
    setFavorite(titleId, favorite).then(
      () => onEnd(true),
      () => onEnd(false),
    ),
  );
  useEffect(() => {
    if (wish !== undefined) void afterPaint().then(() => grant(wish));
  }, [wish]);
  return null;
}
