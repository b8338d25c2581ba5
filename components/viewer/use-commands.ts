'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useTransition, type RefObject } from 'react';

import { afterPaint } from '@/lib/client/after-paint';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ViewerMode } from '@/lib/domain/viewer-choices';
import { useRouter } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import type { BarsEvent } from './model/bars';
import { isMove, isStep, type Command } from './model/command';
import type { Move } from './model/navigation';
import { neighbours } from './model/neighbours';
import { CHOICES, type ViewerSettings } from './model/settings';
import { steppedZoom } from './model/zoom';
import type { PopupName } from './popup-name';
import { scrollStage } from './scroll-stage';
import { toggleFullscreen } from './toggle-fullscreen';
import type { Reading } from './use-reading';
import type { Point, Zooming } from './use-zoom';

interface Options {
  stage: RefObject<HTMLElement | null>;
  chapter: ChapterView;
  reading: Reading;
  zooming: Zooming;
  mode: ViewerMode;
  fit: ViewerSettings['fit'];
  /** Absent where the chapter has but one. */
  onMode: ((mode: ViewerMode) => void) | undefined;
  onFit: (fit: ViewerSettings['fit']) => void;
  onShift: () => void;
  onPopup: (name: PopupName) => void;
  onBars: (event: BarsEvent) => void;
}

/**
 * Carries out commands. `command`: of a key, which scrolls a large page before it turns, or of a button. `tap`: returns what a second tap does,
 * which takes the first one's turn back and zooms, or does nothing where the first led to a chapter that is not loaded. `goToChapter`: after the press has been painted. `isLeaving`: while a chapter that is not
 * loaded is on its way.
 */
export function useCommands(options: Options) {
  const { stage, chapter, reading, zooming, mode, fit, onBars, onPopup } = options;
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const { next, previous, mayFollow } = neighbours(chapter);

  // Whether the last tap leads to another page: the router has no way to call it back.
  const left = useRef(false);

  function enter(chapterId: number): boolean {
    const there = reading.run.find((stretch) => stretch.chapterId === chapterId);
    if (there) reading.goTo(there.from);
    return there !== undefined;
  }

  /** What is not there is another page, which takes this one's place: one Back leaves the viewer. */
  function goToChapter(chapterId: number | undefined) {
    if (chapterId === undefined || enter(chapterId)) return;
    left.current = true;
    startLeaving(() => router.replace(routes.viewer(chapterId)));
  }

  // What has come since the press counts, too.
  const latest = useRef(goToChapter);
  useLayoutEffect(() => void (latest.current = goToChapter));

  // The last step pressed while a page loads, and the page (its first item) from which it continues.
  const waiting = useRef<{ asked: Move; key: string | undefined; from: number }>(undefined);

  function move(asked: Move, key?: string) {
    const from = isStep(asked) ? reading.turningTo() : undefined;
    waiting.current = from === undefined ? undefined : { asked, key, from };
    if (waiting.current) return onBars('hide');
    if (key && mode === 'horizontal' && scrollStage(stage.current, key, asked)) return;
    if (reading.targetOf(asked) !== undefined) reading.step(asked);
    // Past the end: only where nothing is spent by it.
    else if (asked === 'next' && mayFollow) goToChapter(next);
    onBars('hide');
  }

  // A jump or another mode makes it pointless.
  const dropWaiting = useEffectEvent((from?: number) => {
    if (waiting.current?.from !== from) waiting.current = undefined;
  });
  useEffect(() => dropWaiting(), [mode]);
  useEffect(() => dropWaiting(reading.targetIndex), [reading.targetIndex]);

  const moveOn = useEffectEvent(() => {
    const press = waiting.current;
    waiting.current = undefined;
    if (press?.from === reading.index) move(press.asked, press.key);
  });
  useEffect(() => moveOn(), [reading.index]);

  const others: Record<Exclude<Command, Move>, () => void> = {
    nextChapter: () => (mayFollow ? goToChapter(next) : reading.goTo(reading.items.at(-1)!.index)),
    previousChapter: () => goToChapter(previous),
    bars: () => onBars('toggle'),
    mode: () => options.onMode?.(mode === 'vertical' ? 'horizontal' : 'vertical'),
    fit: () => options.onFit(CHOICES.fit[(CHOICES.fit.indexOf(fit) + 1) % CHOICES.fit.length]!),
    offset: options.onShift,
    zoomIn: () => zooming.zoomTo(steppedZoom(zooming.now(), 'in', mode)),
    zoomOut: () => zooming.zoomTo(steppedZoom(zooming.now(), 'out', mode)),
    zoomReset: () => zooming.zoomTo(1),
    fullscreen: toggleFullscreen,
    grid: () => onPopup('grid'),
    chapters: () => onPopup('chapters'),
    settings: () => onPopup('settings'),
    help: () => onPopup('keys'),
  };

  const command = (asked: Command, key?: string) => (isMove(asked) ? move(asked, key) : others[asked]());

  function tap(asked: Command) {
    const [{ index, fraction }, view] = [reading.place, zooming.view()];
    left.current = false;
    command(asked);
    const isFinal = left.current;
    return (point: Point) => {
      if (isFinal) return;
      if (isMove(asked)) {
        waiting.current = undefined;
        reading.goTo(index, fraction);
        zooming.zoomOnReturn(view, point);
      } else {
        command(asked);
        zooming.toggle(point);
      }
    };
  }

  const goToChapterSoon = (chapterId: number) => void afterPaint().then(() => latest.current(chapterId));
  return { command, tap, goToChapter: goToChapterSoon, isLeaving };
}
