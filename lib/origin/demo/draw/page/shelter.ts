import type { Box } from '../geometry';
import type { Finish } from '../people/finish';
import { place, type Svg } from '../svg';
import { drawProp } from './prop/draw-prop';

/** Half the width of the dome and how high its rim lies over the middle, in the units of the thing. */
const HALF = 150;
const RIM = 8;

/** One umbrella over two heads, its stick between them. */
export function drawShelter(heads: readonly Box[], finish: Finish): Svg {
  const left = Math.min(...heads.map(({ x }) => x));
  const right = Math.max(...heads.map(({ x, width }) => x + width));
  const top = Math.min(...heads.map(({ y }) => y));
  const scale = ((right - left) * 0.62) / HALF;
  return place(
    drawProp('umbrella', finish.line / scale, finish),
    { x: (left + right) / 2, y: top + RIM * scale },
    scale,
  );
}
