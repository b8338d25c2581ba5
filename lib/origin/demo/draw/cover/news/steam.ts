import { filled } from '../../places/shape';
import type { Svg } from '../../svg';

/** How far the outer wisps are from the one between, of their height. */
const SPREAD = 0.34;

/** Wisps over something hot, `tall` px each. */
export function steam(x: number, y: number, tall: number, colour: string): Svg {
  const wisp = (dx: number, k: number) =>
    `M${x + dx} ${y}c${-tall * 0.32} ${-tall * 0.36 * k} ${tall * 0.34} ${-tall * 0.52 * k} ${tall * 0.04} ${-tall * k}c${tall * 0.44} ${tall * 0.42 * k} ${-tall * 0.14} ${tall * 0.66 * k} ${tall * 0.1} ${tall * k}Z`;
  return filled(wisp(-tall * SPREAD, 0.8) + wisp(0, 1) + wisp(tall * SPREAD, 0.74), colour, 0.85);
}
