'use client';

import { useRef, type MouseEvent, type PointerEvent, type RefObject, type WheelEvent } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import type { Command } from './model/command';
import { isDoubleTap, swipeMove, tapCommand, type Direction } from './model/input';
import type { ViewerSettings } from './model/settings';
import { NO_GESTURE, wheelTurn, wheelWay } from './model/wheel';
import type { Point } from './use-zoom';

/** What answers a click by itself. */
const CONTROLS = 'a, button, input, select, textarea, [role="dialog"]';
/** So far (px) a mouse may move and still have clicked. */
const STILL_PX = 6;

interface Options {
  mode: ViewerMode;
  direction: Direction;
  settings: ViewerSettings;
  isZoomed: boolean;
  onCommand: (command: Command) => void;
  onDoubleTap: (point: Point) => void;
}

interface Press extends Point {
  id: number;
  /** Where the mouse was last, and whether it has moved: then it drags. */
  at: Point;
  isDrag: boolean;
}

const within = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector) !== null;

/** Taps, swipes, drags and the wheel as commands: handlers for the stage. */
export function usePointer(stage: RefObject<HTMLElement | null>, { mode, direction, settings, isZoomed, onCommand, onDoubleTap }: Options) {
  const wheel = useRef(NO_GESTURE);
  const press = useRef<Press>(undefined);
  const tap = useRef<Point & { at: number }>(undefined);
  const dragged = useRef(false);

  function onClick(event: MouseEvent) {
    const isDrag = dragged.current;
    dragged.current = false;
    if (isDrag || within(event.target, CONTROLS)) return;
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const point = { x: event.clientX, y: event.clientY };
    // While a page is zoomed its sides are looked at, not turned by.
    const command = isZoomed ? 'bars' : tapCommand((point.x - box.left) / box.width, mode, direction, settings.tapZones);
    const isSecond = isDoubleTap(tap.current, { ...point, at: event.timeStamp });
    tap.current = isSecond || command !== 'bars' ? undefined : { ...point, at: event.timeStamp };
    // A first tap is never waited with: what it showed or hid, the second takes back.
    onCommand(command);
    if (isSecond) onDoubleTap(point);
  }

  function onPointerDown(event: PointerEvent) {
    dragged.current = false;
    const { pointerId: id, clientX: x, clientY: y, isPrimary, pointerType, button } = event;
    const isPress = isPrimary && (pointerType !== 'mouse' || (button === 0 && isZoomed)) && !within(event.target, CONTROLS);
    // A second finger makes it a pinch, which never turns a page.
    press.current = isPress ? { id, x, y, at: { x, y }, isDrag: false } : undefined;
  }

  /** A mouse pulls a zoomed page along; fingers do it by the browser's own scrolling. */
  function onPointerMove({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent) {
    const from = press.current;
    if (!from || from.id !== pointerId || pointerType !== 'mouse' || !stage.current) return;
    from.isDrag ||= Math.hypot(x - from.x, y - from.y) > STILL_PX;
    if (!from.isDrag) return;
    stage.current.setPointerCapture(pointerId);
    (mode === 'vertical' ? window : stage.current).scrollBy({ left: from.at.x - x, top: from.at.y - y, behavior: 'instant' });
    from.at = { x, y };
  }

  function onPointerUp({ pointerId, pointerType, clientX, clientY }: PointerEvent) {
    const from = press.current;
    press.current = undefined;
    if (!from || from.id !== pointerId) return;
    dragged.current = from.isDrag;
    if (pointerType === 'mouse' || isZoomed) return;
    const move = swipeMove(clientX - from.x, clientY - from.y, mode, direction);
    if (move) onCommand(move);
  }

  function onPointerCancel() {
    press.current = undefined;
  }

  function onWheel(event: WheelEvent) {
    if (mode === 'vertical' || event.ctrlKey || settings.wheel === 'off') return;
    const { isSideways, on } = wheelWay(event, direction);
    const inner = event.target instanceof Element ? event.target.closest('[data-last]') : null;
    const scrolls = [inner, stage.current].some((box) => box && (isSideways ? canScrollSideways(box, event.deltaX) : canScroll(box, on)));
    const { gesture, move } = wheelTurn(wheel.current, on, event.timeStamp, scrolls);
    wheel.current = gesture;
    if (move) onCommand(move);
  }

  return { onClick, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel };
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
