'use client';

import type { ReactNode } from 'react';

import { Favorites } from '@/components/favorites/favorites';
import { ErrorState } from '@/components/states/error-state';

/** The reader's favourites, or the error page's content where they fail to load. */
export function FavoritesOrError({ empty }: { empty: ReactNode }) {
  return <Favorites empty={empty} Failure={ErrorState} />;
}
