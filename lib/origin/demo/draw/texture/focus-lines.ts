import type { Box, Point } from '../geometry';
import type { Rng } from '../rng';
import { n, path, type Svg } from '../svg';

interface FocusLines {
  box: Box;
  /** Where everything points, and the free ellipse around it in px. */
  centre: Point;
  rx: number;
  ry: number;
  colour: string;
  count?: number;
}

/** Wedges from beyond the edges of a box to an ellipse, uneven in length, width and distance. */
export function focusLines(rng: Rng, { box, centre, rx, ry, colour, count = 130 }: FocusLines): Svg {
  const reach = Math.hypot(box.width, box.height) * 1.05;
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + rng.range(-0.45, 0.45)) * 2 * Math.PI) / count;
    const half = (Math.PI / count) * rng.range(0.16, 0.62);
    const inner = rng.range(0.95, 1.5);
    const at = (a: number, r: number) => `${n(centre.x + r * Math.cos(a))} ${n(centre.y + r * Math.sin(a))}`;
    d += `M${n(centre.x + rx * inner * Math.cos(angle))} ${n(centre.y + ry * inner * Math.sin(angle))}L${at(angle - half, reach)}L${at(angle + half, reach)}Z`;
  }
  return path(d, { fill: colour });
}
