'use client';

import { useRef, type MouseEvent, type PointerEvent, type RefObject, type TouchEvent, type WheelEvent } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import type { Command } from './model/command';
import { isDoubleTap, swipeMove, tapCommand, type Direction } from './model/input';
import type { ViewerSettings } from './model/settings';
import { NO_GESTURE, wheelTurn, wheelWay } from './model/wheel';
import type { Point } from './use-zoom';

/** What answers a click by itself. */
const CONTROLS = 'a, button, input, select, textarea, [role="dialog"]';
/** Read and selected from like any text. */
const TEXT = '[data-last]';
/** So far (px) a mouse may move and still have clicked. */
const STILL_PX = 6;

interface Options {
  mode: ViewerMode;
  direction: Direction;
  settings: ViewerSettings;
  /** At this moment, while fingers still move too. */
  isZoomed: () => boolean;
  onCommand: (command: Command) => void;
  onDoubleTap: (point: Point) => void;
}

interface Press extends Point {
  id: number;
  /** Where the mouse was last, and whether it has moved: then it drags. */
  at: Point;
  isDrag: boolean;
}

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Taps, swipes, drags and the wheel as commands: handlers for the stage. */
export function usePointer(
  stage: RefObject<HTMLElement | null>,
  { mode, direction, settings, isZoomed, onCommand, onDoubleTap }: Options,
) {
  const wheel = useRef(NO_GESTURE);
  const press = useRef<Press>(undefined);
  const tap = useRef<Point & { at: number }>(undefined);
  const dragged = useRef(false);
  const swipe = useRef<Point & { left: number }>(undefined);

  function onClick(event: MouseEvent) {
    const isDrag = dragged.current;
    dragged.current = false;
    if (isDrag || within(event.target, `${CONTROLS}, ${TEXT}`)) return;
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const point = { x: event.clientX, y: event.clientY };
    // While a page is zoomed its sides are looked at, not turned by.
    const command = isZoomed()
      ? 'bars'
      : tapCommand((point.x - box.left) / box.width, mode, direction, settings.tapZones);
    const isSecond = isDoubleTap(tap.current, { ...point, at: event.timeStamp });
    tap.current = isSecond || command !== 'bars' ? undefined : { ...point, at: event.timeStamp };
    // A first tap is never waited with: what it showed or hid, the second takes back.
    onCommand(command);
    if (isSecond) onDoubleTap(point);
  }

  function onPointerDown(event: PointerEvent) {
    dragged.current = false;
    const { pointerId: id, clientX: x, clientY: y, pointerType, button } = event;
    const isPress = pointerType === 'mouse' && button === 0 && isZoomed() && !within(event.target, CONTROLS);
    press.current = isPress ? { id, x, y, at: { x, y }, isDrag: false } : undefined;
  }

  /** A mouse pulls a zoomed page along; fingers do it by the browser's own scrolling. */
  function onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const from = press.current;
    if (!from || from.id !== pointerId || !stage.current) return;
    from.isDrag ||= Math.hypot(x - from.x, y - from.y) > STILL_PX;
    if (!from.isDrag) return;
    stage.current.setPointerCapture(pointerId);
    (mode === 'vertical' ? window : stage.current).scrollBy({
      left: from.at.x - x,
      top: from.at.y - y,
      behavior: 'instant',
    });
    from.at = { x, y };
  }

  function onPointerUp({ pointerId }: PointerEvent) {
    const from = press.current;
    press.current = undefined;
    if (from?.id === pointerId) dragged.current = from.isDrag;
  }

  function onPointerCancel() {
    press.current = undefined;
  }

  /** A swipe is told by touches: they go on where the browser scrolls a wide page, which it does before it turns. */
  function onTouchStart({ touches, target }: TouchEvent) {
    const [finger, second] = Array.from(touches);
    // A second finger makes it a pinch, which never turns a page.
    const isSwipe = finger && !second && !isZoomed() && !within(target as Element, CONTROLS);
    swipe.current = isSwipe
      ? { x: finger.clientX, y: finger.clientY, left: stage.current?.scrollLeft ?? 0 }
      : undefined;
  }

  function onTouchEnd({ touches, changedTouches }: TouchEvent) {
    const from = swipe.current;
    const [finger] = Array.from(changedTouches);
    swipe.current = undefined;
    if (!from || !finger || touches.length > 0 || Math.abs((stage.current?.scrollLeft ?? 0) - from.left) > 1) return;
    const move = swipeMove(finger.clientX - from.x, finger.clientY - from.y, mode, direction);
    if (move) onCommand(move);
  }

  function onWheel(event: WheelEvent) {
    if (mode === 'vertical' || event.ctrlKey || settings.wheel === 'off') return;
    const { isSideways, on } = wheelWay(event, direction);
    const inner = event.target instanceof Element ? event.target.closest('[data-last]') : null;
    const scrolls = [inner, stage.current].some(
      (box) => box && (isSideways ? canScrollSideways(box, event.deltaX) : canScroll(box, on)),
    );
    const { gesture, move } = wheelTurn(wheel.current, on, event.timeStamp, scrolls);
    wheel.current = gesture;
    if (move) onCommand(move);
  }

  return { onClick, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onTouchStart, onTouchEnd, onWheel };
}

function canScrollSideways(box: Element, delta: number): boolean {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  const most = scrollWidth - clientWidth;
  // What begins at the right is scrolled by negative numbers.
  const left = window.getComputedStyle(box).direction === 'rtl' ? most + scrollLeft : scrollLeft;
  return delta > 0 ? most - left > 1 : left > 1;
}

function canScroll({ scrollTop, scrollHeight, clientHeight }: Element, delta: number): boolean {
  return delta > 0 ? scrollHeight - clientHeight - scrollTop > 1 : scrollTop > 0;
}
