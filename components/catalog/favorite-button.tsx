'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useNotify } from '@/components/ui/notices';
import { queuedFavorite } from '@/lib/client/later/queued-favorite';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';

import styles from './favorite-button.module.css';

interface Props {
  titleId: number;
  variant: 'wide' | 'last-page';
}

/** Favourites a title and back: shown at once, taken back and said when the origin did not keep it. */
export function FavoriteButton({ titleId, variant }: Props) {
  const t = useTranslations('catalog.favorite');
  const notify = useNotify();
  const { titles, error } = useFavorites();
  const setFavorite = useSetFavorite();
  const [pending, setPending] = useState<boolean>();

  // Until there is an answer of whichever kind, what is drawn is what the server drew.
  const queued = titles || error ? queuedFavorite(titleId) : undefined;
  const kept = queued ?? titles?.some(({ id }) => id === titleId) ?? false;
  const shown = pending ?? kept;
  const state = pending !== undefined ? 'loading' : shown ? 'done' : 'add';

  async function toggle() {
    if (pending !== undefined) return;
    setPending(!kept);
    try {
      await setFavorite(titleId, !kept);
    } catch {
      notify(t('failed'));
    } finally {
      setPending(undefined);
    }
  }

  return (
    <Button
      variant="outline"
      size={variant === 'wide' ? 'large' : 'normal'}
      className={styles[variant]}
      // Narrow places show the heart alone.
      aria-label={t(state)}
      aria-disabled={pending !== undefined}
      data-state={state}
      onClick={toggle}
    >
      <Icon name={shown ? 'heart-filled' : 'heart'} size={variant === 'last-page' ? 24 : 28} />
      <span className={styles.label}>{t(state)}</span>
    </Button>
  );
}
