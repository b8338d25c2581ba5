import type { Box } from '../geometry';
import type { Rng } from '../rng';
import { n, path, type Svg } from '../svg';

/** Slanting drops as tapered strokes. */
export function rain(rng: Rng, box: Box, colour: string, density = 1): Svg {
  const count = Math.round((density * box.width * box.height) / 9000);
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [box.x + rng.range(-0.1, 1) * box.width, box.y + rng.range(-0.1, 1) * box.height];
    const length = rng.range(22, 74);
    const thick = rng.range(1.2, 2.6);
    d += `M${n(x)} ${n(y)}l${n(length * 0.3)} ${n(length)}l${n(thick)} 0Z`;
  }
  return path(d, { fill: colour, 'fill-opacity': 0.85 });
}
