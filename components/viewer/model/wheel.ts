import type { Move } from './navigation';

/** A gesture of the wheel so far: when it last moved (ms), how far (px), and whether it has turned its page. */
export interface WheelGesture {
  lastAt: number;
  distance: number;
  spent: boolean;
}

export const NO_GESTURE: WheelGesture = { lastAt: -Infinity, distance: 0, spent: false };

/** Silence, in ms, that ends a gesture: longer than the gaps of a trackpad's inertia. */
const SILENCE_MS = 200;
const TURN_PX = 24;

/** Adds one wheel event to a gesture. Each gesture turns one page, however long its inertia lasts. */
export function wheelTurn(gesture: WheelGesture, deltaPx: number, at: number): { gesture: WheelGesture; move?: Move } {
  const current = at - gesture.lastAt > SILENCE_MS ? { ...NO_GESTURE } : gesture;
  const distance = current.distance + deltaPx;
  const turns = !current.spent && Math.abs(distance) >= TURN_PX;
  return {
    gesture: { lastAt: at, distance, spent: current.spent || turns },
    move: turns ? (distance > 0 ? 'next' : 'previous') : undefined,
  };
}
