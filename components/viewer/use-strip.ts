'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { anchorAt, heightOf, touched, type Anchor, type Box } from './model/anchor';
import type { Range } from './model/window';

function measure(stage: HTMLElement): Box[] {
  const offset = window.scrollY;
  return Array.from(stage.children, (child) => {
    const { top, height } = child.getBoundingClientRect();
    return { top: top + offset, height };
  });
}

/** The middle of the window says where the reader is; a place at the very start of an item is one to begin at. */
function scrollTo(boxes: readonly Box[], anchor: Anchor): void {
  const top = heightOf(boxes, anchor) - (anchor.fraction > 0 ? window.innerHeight / 2 : 0);
  window.scrollTo({ top, behavior: 'instant' });
}

interface Options {
  enabled: boolean;
  /** Told where the reader is, on every frame that scrolls. */
  onPlace: (anchor: Anchor) => void;
}

/**
 * Vertical reading: the document scrolls by itself, this keeps up with it. `visible` is what lies on the screen or within one screen
 * of it. The place in the reading is kept when the strip changes its size; `place` goes somewhere.
 */
export function useStrip(stage: RefObject<HTMLElement | null>, { enabled, onPlace }: Options) {
  const [visible, setVisible] = useState<Range>({ first: 0, last: 0 });
  const boxes = useRef<Box[]>([]);
  const anchor = useRef<Anchor>({ index: 0, fraction: 0 });

  const read = useEffectEvent(() => {
    const { scrollY, innerHeight } = window;
    anchor.current = anchorAt(boxes.current, scrollY + innerHeight / 2);
    const range = touched(boxes.current, scrollY - innerHeight, scrollY + 2 * innerHeight);
    setVisible((was) => (was.first === range.first && was.last === range.last ? was : range));
    onPlace(anchor.current);
  });

  useLayoutEffect(() => {
    const element = stage.current;
    if (!enabled || !element) return;
    boxes.current = measure(element);
    // The browser may have scrolled already, as it does on a reload.
    anchor.current = anchorAt(boxes.current, window.scrollY + window.innerHeight / 2);
    let frame = 0;
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        read();
      });
    };
    let isMeasured = false;
    const resized = new ResizeObserver(() => {
      boxes.current = measure(element);
      // It also tells of the size that is there to begin with, which is no change to keep a place through.
      if (isMeasured && window.scrollY > 0) scrollTo(boxes.current, anchor.current);
      isMeasured = true;
      onScroll();
    });
    resized.observe(element);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [enabled, stage]);

  function place(to: Anchor) {
    if (!stage.current) return;
    boxes.current = measure(stage.current);
    anchor.current = to;
    scrollTo(boxes.current, to);
  }

  return { visible, place };
}
