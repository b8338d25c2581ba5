import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { placePaint, type PlaceOptions } from './place-paint';
import { circle, filled, rect } from './shape';

/** Seven circles on a flat foot: an ink pass, then a smaller white one. */
function cloud(
  rng: Rng,
  cx: number,
  cy: number,
  width: number,
  paint: { ink: string; light: string },
  line: number,
): Svg {
  const r = width / 6;
  const puffs = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6 - 0.5;
    const size = r * (1.05 - Math.abs(t) * 1.1 + rng.range(-0.12, 0.22));
    return {
      x: cx + t * width * 0.8,
      y: cy - size * rng.range(0.25, 0.6) * (1 - Math.abs(t)),
      r: Math.max(r * 0.45, size),
    };
  });
  // The foot is a path of its own: in one with the circles, which wind the other way, it would cut holes into them.
  const pass = (grow: number, colour: string) =>
    filled(puffs.map((p) => circle(p.x, p.y, p.r + grow)).join(''), colour) +
    filled(rect(cx - width * 0.36, cy, width * 0.72, r * 0.45 + grow), colour);
  return pass(line, paint.ink) + pass(0, paint.light);
}

/** Two to four clouds spread over the box, the lower ones smaller. */
export function drawClouds(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const count = rng.int(2, 4);
  const line = finish.medium === 'page' ? finish.line * 0.5 : 0;
  return Array.from({ length: count }, (_, i) => {
    const t = (i + rng.range(0.2, 0.8)) / count;
    const v = rng.range(0.15, 0.9);
    return cloud(
      rng,
      box.x + box.width * t,
      box.y + box.height * v,
      box.width * (0.3 - 0.16 * v),
      { ink: paint.ink, light: finish.noir ? paint.far : paint.light },
      line,
    );
  }).join('');
}
