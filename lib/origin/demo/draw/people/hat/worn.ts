import { bent, type Bend, type Pair } from '../curve';
import type { Easel } from '../easel';
import type { Pen } from '../pen';
import { swingRound } from '../swing';

/** Draws one hat; `rear` is the view from behind. */
export type DrawHat = (easel: Easel, pen: Pen, rear: boolean) => void;

/** Turns an outline with the head; from behind nothing turns. */
export function worn(easel: Easel, outline: readonly Bend[], rear: boolean): string {
  return bent(outline.map(([x, y, bend]): Bend => [rear ? x : swingRound(x, y, easel.turn * 0.8), y, bend]));
}

/** The same for a line. */
export function wornLine(easel: Easel, line: readonly Pair[], rear: boolean): Pair[] {
  return line.map(([x, y]) => [rear ? x : swingRound(x, y, easel.turn * 0.8), y]);
}
