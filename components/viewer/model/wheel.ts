import { SIDES, type Direction } from './input';
import type { Move } from './navigation';

/** A gesture of the wheel so far: when it last moved (ms), how far (px), and whether it has scrolled within a page or turned one. */
interface WheelGesture {
  lastAt: number;
  distance: number;
  hasScrolled: boolean;
  hasTurned: boolean;
}

export const NO_GESTURE: WheelGesture = { lastAt: -Infinity, distance: 0, hasScrolled: false, hasTurned: false };

/** Silence, in ms, that ends a gesture: longer than the gaps of a trackpad's inertia. */
const SILENCE_MS = 200;
const TURN_PX = 24;

/** What an event of the wheel moves, in px: whether to a side, and how far on in the reading. */
export function wheelWay(
  { deltaX, deltaY }: { deltaX: number; deltaY: number },
  direction: Direction,
): { isSideways: boolean; on: number } {
  const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
  if (!isSideways) return { isSideways, on: deltaY };
  return { isSideways, on: SIDES[direction].right === 'next' ? deltaX : -deltaX };
}

/**
 * Adds one wheel event to a gesture. Each gesture turns one page, however long its inertia lasts; one that scrolls within a page
 * turns none, also when it comes to the page's end: that takes another gesture. `isAbsorbed`: cancel the event, because its gesture has turned a
 * page or nothing can scroll. Browsers allow cancelling only from a gesture's first event.
 */
export function wheelTurn(
  gesture: WheelGesture,
  deltaPx: number,
  at: number,
  scrolls = false,
): { gesture: WheelGesture; move: Move | undefined; isAbsorbed: boolean } {
  const current = at - gesture.lastAt > SILENCE_MS ? NO_GESTURE : gesture;
  const distance = current.distance + deltaPx;
  const turns = !scrolls && !current.hasScrolled && !current.hasTurned && Math.abs(distance) >= TURN_PX;
  const hasTurned = current.hasTurned || turns;
  return {
    gesture: { lastAt: at, distance, hasScrolled: current.hasScrolled || scrolls, hasTurned },
    move: turns ? (distance > 0 ? 'next' : 'previous') : undefined,
    isAbsorbed: hasTurned || !scrolls,
  };
}
