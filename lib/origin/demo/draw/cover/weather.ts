import type { Box } from '../geometry';
import { taper } from '../places/shape';
import type { Rng } from '../rng';
import { path, type Svg } from '../svg';

/** Tapered drops over a box; `lean` is the drift to the left for each px of fall. */
export function drawRain(
  rng: Rng,
  box: Box,
  colour: string,
  rain: { count: number; lean: number; opacity: number },
): Svg {
  const unit = Math.min(box.width, box.height);
  let d = '';
  for (let i = 0; i < rain.count; i++) {
    const x = box.x + box.width * rng.range(0, 1.2);
    const y = box.y + box.height * rng.range(-0.05, 1);
    const fall = unit * rng.range(0.04, 0.1);
    d += taper(x, y, x - fall * rain.lean, y + fall, unit * 0.004);
  }
  return path(d, { fill: colour, 'fill-opacity': rain.opacity });
}

/** Stars as dots, the brightest with four points. */
export function drawStars(rng: Rng, box: Box, colour: string, count: number): Svg {
  const unit = Math.min(box.width, box.height) / 100;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [box.x + box.width * rng.next(), box.y + box.height * rng.next()];
    const r = unit * rng.range(0.18, 0.42);
    d += rng.chance(0.16)
      ? `M${x.toFixed(1)} ${(y - 5 * r).toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${(x + 5 * r).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${(y + 5 * r).toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${(x - 5 * r).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${(y - 5 * r).toFixed(1)}Z`
      : `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
  }
  return path(d, { fill: colour });
}
