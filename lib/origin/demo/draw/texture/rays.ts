import type { Box, Point } from '../geometry';
import { n, path, type Svg } from '../svg';

/** Even beams from a centre over a box: every second sector filled. */
export function rays(box: Box, centre: Point, colour: string, count = 18, turn = 0.1): Svg {
  const reach = Math.hypot(box.width, box.height) * 1.1;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [turn + (i * 2 * Math.PI) / count, turn + ((i + 0.5) * 2 * Math.PI) / count];
    const at = (angle: number) => `${n(centre.x + reach * Math.cos(angle))} ${n(centre.y + reach * Math.sin(angle))}`;
    d += `M${n(centre.x)} ${n(centre.y)}L${at(a)}L${at(b)}Z`;
  }
  return path(d, { fill: colour });
}
