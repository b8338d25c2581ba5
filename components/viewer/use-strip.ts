'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { measureStrip } from './measure-strip';
import { anchorAt, endedBy, heightOf, touched, type Anchor, type Box } from './model/anchor';
import { isSameRange, type Range } from './model/window';

/** The middle of the window says where the reader is; a place at the very start of an item is one to begin at. */
function scrollTo(boxes: readonly Box[], anchor: Anchor): void {
  // Above the first item is what the bars lie over.
  if (anchor.index === 0 && anchor.fraction === 0) return window.scrollTo({ top: 0, behavior: 'instant' });
  const half = window.innerHeight / 2;
  const start = heightOf(boxes, anchor);
  // A page that is lower than half a window still lies in its middle.
  const end = heightOf(boxes, { ...anchor, fraction: 1 });
  // Of a chapter that is put away all lies at its top, and is drawn once the middle is in it.
  const top = anchor.fraction > 0 ? start - half : end > start ? Math.min(start, Math.max(0, end - half - 1)) : start;
  window.scrollTo({ top, behavior: 'instant' });
}

function isAtBottom(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > window.innerHeight && window.scrollY + window.innerHeight >= scrollHeight - 1;
}

const middle = () => window.scrollY + window.innerHeight / 2;

/** On a touch screen a window of another height alone is the browser's own bars that come and go: nothing must move for them. */
const isOnlyBars = (width: number) => window.innerWidth === width && window.matchMedia('(pointer: coarse)').matches;

interface Options {
  enabled: boolean;
  /** Which chapter is read: with it those beside it bring their items, and others put them away. */
  at: number;
  /** Told where the reader is and the last item that he has seen to its end, on every frame that scrolls. */
  onPlace: (anchor: Anchor, seen: number) => void;
}

interface Ranges {
  /** What is on the screen. */
  visible: Range;
  /** What lies within one screen of it. */
  near: Range;
}

/**
 * Vertical reading: the document scrolls by itself, this keeps up with it. `ranges` are not known until the strip has been looked at.
 * The place in the reading is kept when the strip changes its size; `place` goes somewhere, `placeEnd` to where an item ends over the bottom bar; `settle` takes the strip
 * as it lies now, after a change that moved it on purpose.
 */
export function useStrip(stage: RefObject<HTMLElement | null>, { enabled, at, onPlace }: Options) {
  const [ranges, setRanges] = useState<Ranges>();
  const boxes = useRef<Box[]>([]);
  const anchor = useRef<Anchor>({ index: 0, fraction: 0 });
  // The item whose end was scrolled to: it is the place that is kept until the reader scrolls on.
  const end = useRef<{ index: number; scrollY: number }>(undefined);
  const isAtEnd = () => end.current !== undefined && Math.abs(window.scrollY - end.current.scrollY) <= 1;

  function placeEnd(index: number) {
    if (!stage.current) return;
    boxes.current = measureStrip(stage.current);
    const room = Number.parseFloat(window.getComputedStyle(stage.current).paddingBottom) || 0;
    const bottom = heightOf(boxes.current, { index, fraction: 1 }) + room;
    window.scrollTo({ top: bottom - window.innerHeight, behavior: 'instant' });
    end.current = { index, scrollY: window.scrollY };
    anchor.current = anchorAt(boxes.current, middle());
  }

  /** Goes to the end again that was gone to, as long as the reader has not scrolled since. */
  const keepEnd = useEffectEvent((): boolean => {
    if (!end.current || !isAtEnd()) return false;
    placeEnd(end.current.index);
    return true;
  });

  const read = useEffectEvent(() => {
    const { scrollY, innerHeight } = window;
    anchor.current = anchorAt(boxes.current, middle());
    if (!isAtEnd()) end.current = isAtBottom() ? { index: boxes.current.length - 1, scrollY } : undefined;
    const visible = touched(boxes.current, scrollY, scrollY + innerHeight - 1);
    const near = touched(boxes.current, scrollY - innerHeight, scrollY + 2 * innerHeight);
    setRanges((was) =>
      was && isSameRange(was.visible, visible) && isSameRange(was.near, near) ? was : { visible, near },
    );
    onPlace(anchor.current, endedBy(boxes.current, scrollY + innerHeight));
  });

  useLayoutEffect(() => {
    const element = stage.current;
    if (!enabled || !element) return;
    const was = heightOf(boxes.current, anchor.current);
    const isKnown = (boxes.current[anchor.current.index]?.height ?? 0) > 0;
    boxes.current = measureStrip(element);
    // A chapter that comes back above the reader may not have the height any more in which it went.
    if (isKnown && !keepEnd())
      window.scrollBy({ top: heightOf(boxes.current, anchor.current) - was, behavior: 'instant' });
    // The browser may have scrolled already, as it does on a reload and for a key that is pressed before scripts have run.
    anchor.current = anchorAt(boxes.current, middle());
    let frame = 0;
    let width = window.innerWidth;
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        read();
      });
    };
    const lieAnew = ({ isOtherWindow }: { isOtherWindow: boolean }) => {
      if (keepEnd()) return onScroll();
      const was = heightOf(boxes.current, anchor.current);
      boxes.current = measureStrip(element);
      // What grew below the reader is none of his business.
      const isMoved = isOtherWindow || Math.abs(heightOf(boxes.current, anchor.current) - was) > 0.5;
      if (isMoved && window.scrollY > 0) scrollTo(boxes.current, anchor.current);
      onScroll();
    };
    // Before the next frame is read: what the window shows after its size has changed is no place that the reader went to.
    const onResize = () => {
      if (!isOnlyBars(width)) lieAnew({ isOtherWindow: true });
      width = window.innerWidth;
    };
    let isMeasured = isKnown;
    const resized = new ResizeObserver(() => {
      // It also tells of the size that is there to begin with, which is no change to keep a place through.
      if (isMeasured) lieAnew({ isOtherWindow: false });
      else onScroll();
      isMeasured = true;
    });
    resized.observe(element);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, [enabled, stage, at]);
  useLayoutEffect(
    () => () => {
      setRanges(undefined);
      boxes.current = [];
    },
    [enabled],
  );

  function settle() {
    if (!stage.current) return;
    boxes.current = measureStrip(stage.current);
    anchor.current = anchorAt(boxes.current, middle());
  }

  function place(to: Anchor) {
    if (!stage.current) return;
    boxes.current = measureStrip(stage.current);
    anchor.current = to;
    scrollTo(boxes.current, to);
  }

  return { ranges, place, placeEnd, settle };
}
