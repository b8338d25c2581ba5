'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useNotify } from '@/components/ui/notices';
import { useLate } from '@/lib/client/use-late';

import styles from './favorite-button.module.css';

const loadKeeper = () => import('./favorite-keeper').then((module) => module.FavoriteKeeper);

interface Props {
  titleId: number;
  variant: 'wide' | 'last-page';
  /** Whether what does its work is to come before it is pressed. */
  isWanted?: boolean;
}

/** Favourites a title and back: shown at once, taken back and said when the origin did not keep it. A press is done when what does it has come. */
export function FavoriteButton({ titleId, variant, isWanted = true }: Props) {
  const t = useTranslations('catalog.favorite');
  const notify = useNotify();
  const [FavoriteKeeper, ask] = useLate(loadKeeper, isWanted);
  const [isKept, setKept] = useState(false);
  const [pending, setPending] = useState<boolean>();
  const shown = pending ?? isKept;
  const state = pending !== undefined ? 'loading' : shown ? 'done' : 'add';

  function end(isGranted: boolean) {
    setPending(undefined);
    // The favourites list is still being fetched; the next press does not wait for it.
    if (isGranted) setKept(shown);
    else notify(t('failed'));
  }

  async function toggle() {
    if (pending !== undefined) return;
    setPending(!isKept);
    if (!(await ask())) end(false);
  }

  return (
    <>
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
      {FavoriteKeeper && <FavoriteKeeper titleId={titleId} wish={pending} onKnown={setKept} onEnd={end} />}
    </>
  );
}
