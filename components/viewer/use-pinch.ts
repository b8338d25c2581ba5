'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

import { wheeledZoom } from './model/zoom';
import type { ViewerMode } from '@/lib/domain/viewer-choices';
import type { Held, Point, Zooming } from './use-zoom';

interface Options {
  mode: ViewerMode;
  zooming: Pick<Zooming, 'now' | 'hold' | 'zoomTo'>;
}

function span({ touches: [a, b] }: TouchEvent): { length: number; centre: Point } {
  if (!a || !b) return { length: 0, centre: { x: 0, y: 0 } };
  return {
    length: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    centre: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}

/** Two fingers on the pages, or a pinched trackpad (a wheel with ctrl), zoom the pages alone: listened to where they can be kept from the browser. */
export function usePinch(stage: RefObject<HTMLElement | null>, { mode, zooming }: Options) {
  const from = useRef<{ length: number; zoom: number; held: Held | undefined }>(undefined);
  const wheeled = useRef<{ point: Point; held: Held | undefined }>(undefined);

  const onTouch = useEffectEvent((event: TouchEvent) => {
    if (event.touches.length !== 2) {
      from.current = undefined;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const { length, centre } = span(event);
    from.current ??= { length, zoom: zooming.now(), held: zooming.hold(centre) };
    const { length: first, zoom, held } = from.current;
    if (event.type === 'touchmove' && first > 0) zooming.zoomTo((zoom * length) / first, centre, held);
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return void (wheeled.current = undefined);
    event.preventDefault();
    const point = { x: event.clientX, y: event.clientY };
    const was = wheeled.current;
    // A pointer that has not moved zooms on where it began to.
    if (was?.point.x !== point.x || was.point.y !== point.y) wheeled.current = { point, held: zooming.hold(point) };
    zooming.zoomTo(wheeledZoom(zooming.now(), event.deltaY, mode), point, wheeled.current?.held);
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const touch = (event: TouchEvent) => onTouch(event);
    const wheel = (event: WheelEvent) => onWheel(event);
    // One maker's browser zooms the whole page by events of its own.
    const keep = (event: Event) => event.preventDefault();
    const options = { passive: false };
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, touch, options);
    element.addEventListener('wheel', wheel, options);
    element.addEventListener('gesturestart', keep, options);
    return () => {
      for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
        element.removeEventListener(type, touch);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('gesturestart', keep);
    };
  }, [stage]);
}
