'use client';

import { useRef, type RefObject } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { wheeledZoom } from './model/zoom';
import { useCancelable } from './use-cancelable';
import type { Held, Point, Zooming } from './use-zoom';

interface Options {
  mode: ViewerMode;
  zooming: Pick<Zooming, 'now' | 'hold' | 'zoomTo' | 'panBy'>;
}

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
const WHEEL = ['wheel'] as const;
/** Safari zooms the whole page by its own gesture events. */
const GESTURE = ['gesturestart' as keyof HTMLElementEventMap] as const;

function span({ touches: [a, b] }: TouchEvent): { length: number; centre: Point } {
  if (!a || !b) return { length: 0, centre: { x: 0, y: 0 } };
  return {
    length: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    centre: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}

/**
 * Two fingers on the pages, or a pinched trackpad (a wheel with ctrl), zoom the pages alone. The finger that stays after a pinch pans
 * them, because a browser begins no scrolling within a gesture that was cancelled.
 */
export function usePinch(stage: RefObject<HTMLElement | null>, { mode, zooming }: Options) {
  const pinch = useRef<{ length: number; zoom: number; held: Held | undefined }>(undefined);
  /** Where the finger that stayed was last. */
  const stayed = useRef<Point>(undefined);
  const wheeled = useRef<{ point: Point; held: Held | undefined }>(undefined);

  function zoomByFingers(event: TouchEvent) {
    stayed.current = undefined;
    if (event.cancelable) event.preventDefault();
    const { length, centre } = span(event);
    pinch.current ??= { length, zoom: zooming.now(), held: zooming.hold(centre) };
    const { length: first, zoom, held } = pinch.current;
    if (event.type === 'touchmove' && first > 0) zooming.zoomTo((zoom * length) / first, centre, held);
  }

  function panByFinger(event: TouchEvent) {
    const [finger, second] = Array.from(event.touches);
    const was = stayed.current;
    const isLeft = finger && !second && (was ?? pinch.current);
    pinch.current = undefined;
    stayed.current = isLeft ? { x: finger.clientX, y: finger.clientY } : undefined;
    // Where it cannot be cancelled the browser scrolls already.
    if (!was || !stayed.current || event.type !== 'touchmove' || !event.cancelable) return;
    event.preventDefault();
    zooming.panBy({ left: was.x - stayed.current.x, top: was.y - stayed.current.y });
  }

  useCancelable(stage, TOUCHES, (event) => (event.touches.length === 2 ? zoomByFingers(event) : panByFinger(event)));
  useCancelable(stage, WHEEL, (event) => {
    if (!event.ctrlKey) return void (wheeled.current = undefined);
    event.preventDefault();
    const point = { x: event.clientX, y: event.clientY };
    const was = wheeled.current;
    // A pointer that has not moved zooms on where it began to.
    if (was?.point.x !== point.x || was.point.y !== point.y) wheeled.current = { point, held: zooming.hold(point) };
    zooming.zoomTo(wheeledZoom(zooming.now(), event.deltaY, mode), point, wheeled.current?.held);
  });
  useCancelable(stage, GESTURE, (event) => event.preventDefault());
}
