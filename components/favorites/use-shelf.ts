'use client';

import { useState } from 'react';

import { queuedFavorite } from '@/lib/client/later/queued-favorite';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';
import type { Title } from '@/lib/domain/title';

import { keepShelf } from './model/keep-shelf';

const toggled = (set: ReadonlySet<number>, id: number, isIn: boolean) =>
  new Set(isIn ? [...set, id] : [...set].filter((other) => other !== id));

/** The favourites with those just removed still in their places; `titles` is undefined until they are known. */
export function useShelf(onFailure: () => void) {
  const { titles: current, error, reload } = useFavorites();
  const setFavorite = useSetFavorite();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [seen, setSeen] = useState<{ current?: Title[]; shown: Title[] }>({ shown: [] });

  if (current && seen.current !== current) {
    setSeen({ current, shown: keepShelf(seen.shown, current, new Set([...removed, ...busy])) });
    // The origin drops a removed title from the list: one that is still in it was favourited again in another tab.
    const back = current.filter(({ id }) => removed.has(id) && !busy.has(id) && queuedFavorite(id) !== false);
    if (back.length > 0) setRemoved(new Set([...removed].filter((id) => !back.some((title) => title.id === id))));
  }

  // Shown at once; taken back when the origin did not keep it.
  async function setKept(id: number, kept: boolean) {
    setRemoved((before) => toggled(before, id, !kept));
    setBusy((before) => toggled(before, id, true));
    try {
      await setFavorite(id, kept);
    } catch {
      setRemoved((before) => toggled(before, id, kept));
      onFailure();
    } finally {
      setBusy((before) => toggled(before, id, false));
    }
  }

  return { titles: current && seen.shown, removed, busy, error, reload, setKept };
}
