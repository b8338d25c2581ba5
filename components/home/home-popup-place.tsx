'use client';

import { useEffect, useState } from 'react';

import { useSiteLinks } from '@/components/catalog/site-links-context';
import { usePopupTurn } from '@/components/catalog/use-popup-turn';
import { useHydrated } from '@/components/ui/use-hydrated';
import { countView } from '@/lib/client/count-views';
import { useLate } from '@/lib/client/use-late';
import type { Popup } from '@/lib/domain/popup';

import { shownPopups } from './shown-popups';
import { usePicture } from './use-picture';

const loadPopup = () => import('./home-popup').then((module) => module.HomePopup);

/** The message of the day, shown once to each browser; one that only leads to the app waits for a store to have it. */
export function HomePopupPlace({ popup }: { popup: Popup }) {
  const { ios, android } = useSiteLinks().stores;
  const isDue = useHydrated() && (popup.kind !== 'movie-reward' || ios || android);
  return isDue ? <OnceOnly key={popup.id} popup={popup} /> : null;
}

/**
 * Most readers have been shown it: what it is made of comes to the others alone. It is due when that and its picture are there; words are also without
 * their picture, while a picture alone that does not come is not shown, and comes again.
 */
function OnceOnly({ popup }: { popup: Popup }) {
  const [isNew] = useState(() => !shownPopups.has(popup.id));
  const [isOver, setOver] = useState(!isNew);
  const [Shown] = useLate(loadPopup, isNew, () => setOver(true));
  const picture = usePicture(isNew && 'imageUrl' in popup ? popup.imageUrl : '');
  const isNothing = picture === 'broken' && !('body' in popup);
  const stage = isOver || isNothing ? 'over' : Shown && picture !== 'coming' ? 'due' : 'coming';
  const { isTurn, putAway } = usePopupTurn('home', stage);

  useEffect(() => {
    if (!isTurn) return;
    shownPopups.add(popup.id);
    countView('home-popup', popup.id);
  }, [isTurn, popup.id]);

  if (!Shown) return null;
  return (
    <Shown
      popup={popup}
      isOpen={isTurn}
      picture={typeof picture === 'object' ? picture : undefined}
      putAway={putAway}
      close={() => setOver(true)}
    />
  );
}
