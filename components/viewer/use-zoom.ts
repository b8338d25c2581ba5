'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { clampZoom, partUnder, scrollToKeep, TAPPED_ZOOM } from './model/zoom';

export interface Point {
  x: number;
  y: number;
}

/** A place that is held on to while a gesture zooms: of a page, or of all, the part that lay under the point when it began. */
export interface Held {
  box: Element;
  part: Point;
}

interface Options {
  mode: ViewerMode;
  /** What is seen in horizontal reading, by its first stop: another one begins anew, as another mode does. */
  screen: number | undefined;
  /** What is to be seen, once its pictures are decoded. */
  wanted: number | undefined;
  /** Told after the pages have another size. */
  onSettle: () => void;
}

/** A gesture has ended when it has been still for so long. */
const STILL_MS = 150;

/** What is seen in horizontal reading, and how far it is scrolled. */
export interface View {
  screen: number | undefined;
  left: number;
  top: number;
}

const CENTRE = () => ({ x: window.innerWidth / 2, y: window.innerHeight / 2 });

/**
 * The viewer's own zoom: pages are laid out larger and scrolled, never drawn larger, so at rest they are sharp, and bars and zones
 * keep their size. `zoom` is 1 for a page as it fits; it is known while fingers move only by the style sheets.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, { mode, screen, wanted, onSettle }: Options) {
  const [zoom, setZoom] = useState(1);
  const live = useRef(1);
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(screen);
  /** The view to zoom into once it is shown again. */
  const awaited = useRef<View & { point: Point }>(undefined);
  useEffect(() => () => clearTimeout(still.current), []);
  const seen = `${mode} ${screen}`;
  const [zoomed, setZoomed] = useState(seen);
  if (zoomed !== seen) {
    setZoomed(seen);
    setZoom(1);
  }

  function hold(point: Point): Held | undefined {
    const element = stage.current;
    if (!element) return undefined;
    const touched = document.elementFromPoint(point.x, point.y)?.closest('[data-box]');
    const box = touched && element.contains(touched) ? touched : element;
    return { box, part: partUnder(point, box.getBoundingClientRect()) };
  }

  /** Scrolls the pages, in px. */
  function panBy(by: { left: number; top: number }) {
    (mode === 'vertical' ? window : stage.current)?.scrollBy({ ...by, behavior: 'instant' });
  }

  /** Brings what is held under the point again: what lies there, unless a gesture has held on to something before. */
  function zoomTo(asked: number, point: Point = CENTRE(), held = hold(point)) {
    const element = stage.current;
    const root = element?.parentElement;
    const next = clampZoom(asked, mode);
    if (!element || !root || !held?.box.isConnected) return;
    root.style.setProperty('--zoom', String(next));
    live.current = next;
    // Also at an unchanged zoom: two fingers that only move take the page along.
    panBy(scrollToKeep(point, held.part, held.box.getBoundingClientRect()));
    onSettle();
    // Until then the style sheets alone know: nothing is drawn anew under the fingers.
    clearTimeout(still.current);
    still.current = setTimeout(() => setZoom(live.current), STILL_MS);
  }

  const begin = useEffectEvent(() => {
    clearTimeout(still.current);
    live.current = 1;
    stage.current?.parentElement?.style.removeProperty('--zoom');
    shown.current = screen;
    const back = awaited.current?.screen === screen ? awaited.current : undefined;
    // Another screen may still come and go before the one that the reader went back to.
    if (back || awaited.current?.screen !== wanted) awaited.current = undefined;
    if (mode === 'vertical') return;
    // A new page starts at its top, and where its reading starts.
    stage.current?.scrollTo({ top: back?.top ?? 0, left: back?.left ?? 0, behavior: 'instant' });
    if (back) zoomTo(TAPPED_ZOOM, back.point);
  });
  useLayoutEffect(() => begin(), [seen]);

  return {
    zoom,
    now: () => live.current,
    hold,
    zoomTo,
    panBy,
    view: (): View => ({ screen, left: stage.current?.scrollLeft ?? 0, top: stage.current?.scrollTop ?? 0 }),
    /** In where a page fits, back where it does not. */
    toggle: (point: Point) => zoomTo(Math.abs(live.current - 1) < 0.01 ? TAPPED_ZOOM : 1, point),
    /** In on a view that the reader goes back to: at once where it is still shown, or when it is shown again. */
    zoomOnReturn(view: View, point: Point) {
      awaited.current = { ...view, point };
      if (view.screen === shown.current) zoomTo(TAPPED_ZOOM, point);
    },
  };
}

export type Zooming = ReturnType<typeof useZoom>;
