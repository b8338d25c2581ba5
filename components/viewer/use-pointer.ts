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

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });

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

interface FirstTap extends Point {
  at: number;
  again: (point: Point) => void;
}

/** Not one viewer's: a tap at a chapter's end may bring the viewer of another before the second comes. */
let tapped: FirstTap | undefined;

interface Press extends Point {
  id: number;
  /** Where the mouse was last, and whether it has moved: then it drags. */
  at: Point;
  isDrag: boolean;
}

/** Taps as commands, and a mouse that drags a zoomed page: handlers for the stage, and `onClickCapture` for the whole viewer. */
export function usePointer(
  stage: RefObject<HTMLElement | null>,
  { mode, direction, settings, isZoomed, onTap, onPan }: Options,
) {
  const press = useRef<Press>(undefined);
  const dragged = useRef(false);

  /** A second tap takes back what the first did, also where the first has brought a link, a bar or the last page under it. */
  function onClickCapture(event: MouseEvent) {
    const first = tapped;
    tapped = undefined;
    const point = pointOf(event);
    if (!first || dragged.current || !isDoubleTap(first, { ...point, at: event.timeStamp })) return;
    event.preventDefault();
    event.stopPropagation();
    first.again(point);
  }

  function onClick(event: MouseEvent) {
    const isDrag = dragged.current;
    dragged.current = false;
    if (isDrag || within(event.target, `${CONTROLS}, ${TEXT}`)) return;
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const point = pointOf(event);
    // While a page is zoomed its sides are looked at, not turned by.
    const command = isZoomed()
      ? 'bars'
      : tapCommand((point.x - box.left) / box.width, mode, direction, settings.tapZones);
    // Answered at once, because waiting for a second tap would slow every turn.
    const again = onTap(command);
    if (again && settings.doubleTap === 'on') tapped = { ...point, at: event.timeStamp, again };
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

  return { onClickCapture, onClick, onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
