'use client';

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ViewerMode } from '@/lib/domain/viewer-choices';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { takeEarlyKey } from './early-key';
import type { Anchor } from './model/anchor';
import { turn, type Move } from './model/navigation';
import { pageToRestore, positionToRestore } from './model/positions';
import { granted } from './model/preload';
import { isNearNext, runOf, stretchAt } from './model/run';
import { hasSeenAll, indexOfPage, type Item } from './model/sequence';
import { spreadIndexOf, spreadsOf, type Spread } from './model/spreads';
import { HELD_AT_MOST, loadOrder } from './model/window';
import { pageOfAddress } from './use-address';
import { useArrivals } from './use-arrivals';
import { useIsHere } from './use-is-here';
import { useStrip } from './use-strip';
import { useTurning } from './use-turning';

const WIDE = `(width > ${limits.wideViewerAbovePx}px)`;
/** Two halves of a drawing that share a strip are then at least as wide as a page on a phone. */
const HAS_ROOM_FOR_HALVES = `(width > ${limits.mobileMaxPx}px)`;
const BEHIND = 2;
const START: Anchor = { index: 0, fraction: 0 };

/** Fine enough for a place to come back to, coarse enough not to draw the viewer anew with every pixel. */
const round = ({ index, fraction }: Anchor): Anchor => ({ index, fraction: Math.round(fraction * 50) / 50 });

const indexesOf = (spread: Spread | undefined) => spread?.items.map(({ index }) => index) ?? [];

interface Options {
  mode: ViewerMode;
  /** The pictures to show are not known yet, so none but the first is asked for. */
  isHeld: boolean;
  /** The pairing of pages is shifted by one. */
  isShifted: boolean;
  /** How many pictures are held ahead of what is seen. */
  ahead: number;
  /** Whether there is a service to fill the advertisements among the pages. */
  ads: boolean;
  /** Told the chapter that the reader is in. */
  onChapter: (chapterId: number) => void;
  /** Told each chapter whose end went by as the reader scrolled on, also where no frame showed it. */
  onPassed: (chapter: ChapterView, items: readonly Item[]) => void;
  /** Told the chapter whose end is near; again when what follows has been `missed` once more. */
  onNearNext: (chapterId: number) => void;
  missed: number;
}

/** Where the reader is in a run of chapters, in either mode, and which pages hold pictures because of it. */
export function useReading(stage: RefObject<HTMLElement | null>, chapters: readonly ChapterView[], options: Options) {
  const { mode, isHeld, isShifted, ahead, ads, missed } = options;
  const hydrated = useHydrated();
  const isHere = useIsHere(chapters[0]!.chapterId);
  const isWide = useMediaQuery(WIDE);
  const isPaired = isWide && mode === 'horizontal';
  const hasRoomForHalves = useMediaQuery(HAS_ROOM_FOR_HALVES);
  // Such a strip has the two halves of a drawing side by side (stage.module.css).
  const paired = hasRoomForHalves && mode === 'vertical' ? 'halves' : isPaired;
  const run = useMemo(() => runOf(chapters, { ads }), [chapters, ads]);
  const cut = useMemo(
    () => run.map(({ items }) => spreadsOf(items, { paired, cover: !isShifted })),
    [run, paired, isShifted],
  );
  const spreads = useMemo(() => cut.flat(), [cut]);
  const all = useMemo(() => run.flatMap(({ items }) => items), [run]);
  const [place, setPlace] = useState(START);
  const [seenTo, setSeenTo] = useState(-1);
  const [isStarted, setStarted] = useState(false);

  const [arrivals, onArrival] = useArrivals();
  const { shown, isWaiting, show } = useTurning(spreads, place.index, arrivals, {
    isEnabled: isStarted && mode === 'horizontal',
    chapterAt: (index) => stretchAt(run, index),
  });
  // Where the reader was last seen, or was taken to: from there on he scrolls by himself.
  const here = useRef(0);
  useLayoutEffect(() => {
    if (mode === 'horizontal') here.current = place.index;
  }, [mode, place.index]);
  function onPlace(anchor: Anchor, endedTo: number) {
    const next = round(anchor);
    for (let passed = stretchAt(run, here.current); passed < stretchAt(run, next.index); passed++)
      options.onPassed(chapters[passed]!, run[passed]!.items);
    here.current = next.index;
    setPlace((was) => (was.index === next.index && was.fraction === next.fraction ? was : next));
    setSeenTo(endedTo);
  }
  const wanted = spreads[spreadIndexOf(spreads, place.index)];
  const seen = mode === 'horizontal' ? shown : wanted;
  const index = seen?.items[0].index ?? 0;
  const at = stretchAt(run, index);
  const { ranges, ...strip } = useStrip(stage, { enabled: isStarted && mode === 'vertical', at, onPlace });

  const { visible, near } = useMemo(() => {
    const here = { first: place.index, last: place.index };
    return ranges ?? { visible: here, near: here };
  }, [ranges, place.index]);

  if (hydrated && isHere && !isStarted) {
    setStarted(true);
    const { chapterId, items } = run[0]!;
    const saved = positionToRestore(storage.read('viewerPositions'), chapterId);
    const asked = pageOfAddress(chapterId);
    const left = saved && pageToRestore(items, saved);
    const page = (asked?.isOwn && left) || asked?.page || left;
    if (page) {
      const index = indexOfPage(items, page);
      setPlace({ index, fraction: saved && left === page ? saved.fraction : 0 });
      show(index);
    }
  }

  // A strip begins, and begins again after a change of mode, where the reader was.
  const begin = useEffectEvent((isToEnd: boolean) => {
    here.current = place.index;
    if (isToEnd) strip.placeEnd(run[at]!.items.at(-1)!.index);
    else if (place.index > 0 || place.fraction > 0) strip.place(place);
  });
  useLayoutEffect(() => {
    if (!isStarted) return;
    const isToEnd = takeEarlyKey() === 'End';
    if (mode !== 'vertical') return;
    begin(isToEnd);
    // The router scrolls a page that it has brought to its top, in the same breath and after this.
    let current = true;
    queueMicrotask(() => current && begin(isToEnd));
    return () => {
      current = false;
    };
  }, [isStarted, mode]);

  const stretch = run[at]!;
  const own = cut[at]!;
  const screen = mode === 'horizontal' ? shown : undefined;

  const tellChapter = useEffectEvent((chapterId: number) => options.onChapter(chapterId));
  useEffect(() => tellChapter(stretch.chapterId), [stretch.chapterId]);
  const tellNearNext = useEffectEvent(() => options.onNearNext(stretch.chapterId));
  const isNear = isStarted && isNearNext(stretch, index);
  useEffect(() => {
    if (isNear) tellNearNext();
    // Also where the place stays: who stands at the end may have what follows only now.
  }, [isNear, index, chapters, missed]);

  const isSettled = useCallback(
    (index: number) => all[index]?.kind !== 'manga' || arrivals.has(index),
    [all, arrivals],
  );
  const loaded = useMemo(() => {
    if (isHeld || !isStarted) return new Set([all.find(({ kind }) => kind === 'manga')?.index ?? 0]);
    if (mode === 'vertical') {
      const behind = Math.max(BEHIND, visible.first - near.first);
      const order = loadOrder(visible, all.length, { ahead: Math.max(ahead, near.last - visible.last), behind });
      return granted(order, isSettled, visible.last - visible.first + 1);
    }
    const on = indexesOf(wanted);
    const order = loadOrder({ first: on[0] ?? 0, last: on.at(-1) ?? 0 }, all.length, { ahead, behind: BEHIND });
    return new Set([...indexesOf(shown), ...granted(order, isSettled, on.length)].slice(0, HELD_AT_MOST));
  }, [isHeld, isStarted, mode, ahead, shown, wanted, visible, near, all, isSettled]);

  const urgent = useMemo(() => {
    if (mode === 'horizontal') return new Set([...indexesOf(shown), ...indexesOf(wanted)]);
    return new Set(Array.from({ length: visible.last - visible.first + 1 }, (_, i) => visible.first + i));
  }, [mode, shown, wanted, visible]);

  function goTo(index: number, fraction = 0) {
    const to = { index, fraction };
    here.current = index;
    setPlace(to);
    if (mode === 'vertical') strip.place(to);
  }

  const isToEdge = (move: Move) => move === 'first' || move === 'last';
  const screensFor = (move: Move) => (isToEdge(move) ? own : spreads);

  /** Where a move leads; undefined where it leads out of what is there. */
  function targetOf(move: Move): number | undefined {
    const target = turn(screensFor(move), place.index, move);
    const isWithin = mode === 'vertical' && isToEdge(move);
    return target === wanted?.items[0].index && !isWithin ? undefined : target;
  }

  const lastSeen = mode === 'vertical' ? seenTo : (shown?.items.at(-1)?.index ?? -1);
  return {
    run,
    cut,
    /** Which of the chapters is read, and its screens. */
    at,
    own,
    items: stretch.items,
    place,
    /** The stop that is seen, by its screen's first. */
    index,
    /** What the position names. */
    seen,
    /** What replaces it as soon as its pictures have come, within the same chapter. */
    wanted: isWaiting && stretchAt(run, place.index) === at ? wanted : undefined,
    /** The first item of the screen that the reader asked for last, seen or not. */
    targetIndex: wanted?.items[0].index,
    /** What horizontal reading shows. */
    screen,
    loaded,
    /** On the screen, or first to be. */
    urgent,
    isStarted,
    isPaired,
    /** The chapter's last picture has been seen. */
    isFinished: isStarted && hasSeenAll(stretch.items, lastSeen),
    /** Every picture of the screen that is wanted has come. */
    isComplete: mode === 'vertical' || indexesOf(wanted).every(isSettled),
    /** The first stop of the screen that is on its way at this moment; undefined while none is. */
    turningTo(): number | undefined {
      const next = spreads[spreadIndexOf(spreads, here.current)];
      return mode === 'horizontal' && next !== shown ? next?.items[0].index : undefined;
    },
    arrivals,
    onArrival,
    settle: strip.settle,
    targetOf,
    /** Makes a move that leads somewhere. */
    step(move: Move) {
      const target = targetOf(move);
      if (mode === 'vertical') {
        if (move === 'last') strip.placeEnd(stretch.items.at(-1)!.index);
        else if (target !== undefined) goTo(target);
      } else goTo(turn(screensFor(move), here.current, move));
    },
    goTo,
    jump: (page: number) => goTo(indexOfPage(stretch.items, page)),
  };
}

export type Reading = ReturnType<typeof useReading>;
