'use client';

import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import type { Command } from './model/command';
import { isDoubleTap, tapCommand, type Direction } from './model/input';
import type { ViewerSettings } from './model/settings';
import type { Point } from './use-zoom';
import { CONTROLS, within } from './within';

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
  /** Does what a tap asks for. What it returns is done by a second tap in the same place. */
  onTap: (command: Command) => ((point: Point) => void) | undefined;
  onPan: (by: { left: number; top: number }) => void;
}

interface Press extends Point {
  id: number;
  /** Where the mouse was last, and whether it has moved: then it drags. */
  at: Point;
  isDrag: boolean;
}

/** Taps as commands, and a mouse that drags a zoomed page: handlers for the stage. */
export function usePointer(
  stage: RefObject<HTMLElement | null>,
  { mode, direction, settings, isZoomed, onTap, onPan }: Options,
) {
  const press = useRef<Press>(undefined);
  const tap = useRef<Point & { at: number; again: (point: Point) => void }>(undefined);
  const dragged = useRef(false);

  function onClick(event: MouseEvent) {
    const isDrag = dragged.current;
    dragged.current = false;
    if (isDrag || within(event.target, `${CONTROLS}, ${TEXT}`)) return;
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const point = { x: event.clientX, y: event.clientY };
    const here = { ...point, at: event.timeStamp };
    const first = tap.current;
    tap.current = undefined;
    // A first tap is answered at once, because waiting for a second would slow every turn: the second takes back what the first did.
    if (first && isDoubleTap(first, here)) return first.again(point);
    // While a page is zoomed its sides are looked at, not turned by.
    const command = isZoomed()
      ? 'bars'
      : tapCommand((point.x - box.left) / box.width, mode, direction, settings.tapZones);
    const again = onTap(command);
    if (again && settings.doubleTap === 'on') tap.current = { ...here, again };
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
    onPan({ left: from.at.x - x, top: from.at.y - y });
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

  return { onClick, onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
