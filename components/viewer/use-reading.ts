'use client';

import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ViewerMode } from '@/lib/domain/viewer-choices';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import type { Anchor } from './model/anchor';
import { turn, type Move } from './model/navigation';
import { positionToRestore } from './model/positions';
import { indexOfPage, sequenceOf } from './model/sequence';
import { spreadIndexOf, spreadsOf } from './model/spreads';
import { loadOrder } from './model/window';
import { pageOfAddress } from './use-address';
import { useStrip } from './use-strip';
import { useTurning } from './use-turning';

const WIDE = `(width > ${limits.wideViewerAbovePx}px)`;
const START: Anchor = { index: 0, fraction: 0 };

/** Fine enough for a place to come back to, coarse enough not to draw the viewer anew with every pixel. */
const round = ({ index, fraction }: Anchor): Anchor => ({ index, fraction: Math.round(fraction * 50) / 50 });

interface Options {
  mode: ViewerMode;
  /** The pictures to show are not known yet, so none but the first is asked for. */
  isHeld: boolean;
}

/** Where the reader is in a chapter, in either mode, and which pages hold pictures because of it. */
export function useReading(stage: RefObject<HTMLElement | null>, { chapterId, pages }: ChapterView, { mode, isHeld }: Options) {
  const hydrated = useHydrated();
  const isPaired = useMediaQuery(WIDE) && mode === 'horizontal';
  const items = useMemo(() => sequenceOf(pages), [pages]);
  const spreads = useMemo(() => spreadsOf(items, { paired: isPaired }), [items, isPaired]);
  const [place, setPlace] = useState(START);
  const [isStarted, setStarted] = useState(false);
  const [isFinished, setFinished] = useState(false);

  const onPlace = useCallback((at: Anchor) => {
    const next = round(at);
    setPlace((was) => (was.index === next.index && was.fraction === next.fraction ? was : next));
  }, []);
  const { shown, isWaiting, onArrival } = useTurning(spreads, place.index);
  const strip = useStrip(stage, { enabled: isStarted && mode === 'vertical', onPlace });

  if (hydrated && !isStarted) {
    setStarted(true);
    const saved = positionToRestore(storage.read('viewerPositions'), chapterId);
    const page = pageOfAddress(chapterId) ?? saved?.page;
    if (page) setPlace({ index: indexOfPage(items, page), fraction: saved?.page === page ? saved.fraction : 0 });
  }

  // A strip begins, and begins again after a change of mode, where the reader was.
  const begin = useEffectEvent(() => {
    if (place.index > 0 || place.fraction > 0) strip.place(place);
  });
  useLayoutEffect(() => {
    if (isStarted && mode === 'vertical') begin();
  }, [isStarted, mode]);

  if (isStarted && !isFinished && place.index >= items.length - 1) setFinished(true);

  const wanted = spreads[spreadIndexOf(spreads, place.index)];
  const screen = mode === 'horizontal' ? shown : wanted;
  const onScreen = useMemo(() => {
    if (mode === 'vertical') return strip.visible;
    return { first: wanted?.items[0].index ?? 0, last: wanted?.items.at(-1)?.index ?? 0 };
  }, [mode, strip.visible, wanted]);
  const loaded = useMemo(() => {
    if (isHeld || !isStarted) return new Set([0]);
    const stays = mode === 'horizontal' ? (shown?.items.map(({ index }) => index) ?? []) : [];
    return new Set([...stays, ...loadOrder(onScreen, items.length)]);
  }, [isHeld, isStarted, mode, shown, onScreen, items.length]);

  function goTo(index: number) {
    const to = { index, fraction: 0 };
    setPlace(to);
    if (mode === 'vertical') strip.place(to);
  }

  return {
    items,
    spreads,
    place,
    /** What the position names. */
    wanted,
    /** What horizontal reading shows. */
    screen,
    loaded,
    isStarted,
    isFinished,
    isWaiting: isWaiting && mode === 'horizontal',
    onArrival,
    move: (move: Move) => goTo(turn(spreads, place.index, move)),
    jump: (page: number) => goTo(indexOfPage(items, page)),
  };
}
