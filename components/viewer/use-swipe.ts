'use client';

import { useRef, type RefObject } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { canScroll } from './can-scroll';
import { swipeMove, type Direction } from './model/input';
import type { Move } from './model/navigation';
import { useCancelable } from './use-cancelable';
import { CONTROLS, within } from './within';

interface Options {
  mode: ViewerMode;
  direction: Direction;
  /** At this moment, while fingers still move too. */
  isZoomed: () => boolean;
  onMove: (move: Move) => void;
}

interface Swipe {
  x: number;
  y: number;
  /** Where the stage was scrolled to. */
  left: number;
  top: number;
  /** Whether it goes where nothing scrolls: the viewer's alone. Undefined until its way is known. */
  isOwn?: boolean;
}

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
/** The way (px) by which a finger has shown where it goes. */
const SLOP_PX = 4;

/**
 * A finger's way to a side turns a page, in horizontal reading. Touches, not pointers, because they go on where the browser scrolls a wide page, which it does before
 * a page is turned.
 */
export function useSwipe(stage: RefObject<HTMLElement | null>, { mode, direction, isZoomed, onMove }: Options): void {
  const swipe = useRef<Swipe>(undefined);

  function start({ touches, target }: TouchEvent) {
    const [finger, second] = Array.from(touches);
    const { scrollLeft: left = 0, scrollTop: top = 0 } = stage.current ?? {};
    // A second finger makes it a pinch, which never turns a page.
    const isSwipe = mode === 'horizontal' && finger && !second && !isZoomed() && !within(target, CONTROLS);
    swipe.current = isSwipe ? { x: finger.clientX, y: finger.clientY, left, top } : undefined;
  }

  /** The browser must not begin to scroll by what turns a page, or the momentum of the finger would scroll the new one. */
  function move(event: TouchEvent) {
    const [from, [finger]] = [swipe.current, Array.from(event.touches)];
    if (!from || !finger) return;
    const [dx, dy] = [finger.clientX - from.x, finger.clientY - from.y];
    if (Math.hypot(dx, dy) >= SLOP_PX)
      from.isOwn ??= Math.abs(dx) > Math.abs(dy) && !canScroll(event.target, stage.current, { left: -dx });
    if (from.isOwn && event.cancelable) event.preventDefault();
  }

  function end({ touches, changedTouches }: TouchEvent) {
    const [from, [finger]] = [swipe.current, Array.from(changedTouches)];
    swipe.current = undefined;
    if (!from || !finger || touches.length > 0) return;
    const { scrollLeft = 0, scrollTop = 0 } = stage.current ?? {};
    const hasScrolled = Math.abs(scrollLeft - from.left) > 1 || Math.abs(scrollTop - from.top) > 1;
    const asked = swipeMove(finger.clientX - from.x, finger.clientY - from.y, mode, direction);
    if (asked && (from.isOwn || !hasScrolled)) onMove(asked);
  }

  useCancelable(stage, TOUCHES, (event) => {
    if (event.type === 'touchstart') start(event);
    else if (event.type === 'touchmove') move(event);
    else if (event.type === 'touchend') end(event);
    else swipe.current = undefined;
  });
}
