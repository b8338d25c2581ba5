import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { placePaint, type PlaceOptions } from './place-paint';
import { circle, filled, inked, lens, poly, rect } from './shape';

/** A small ferry sailing left; its water line is the foot of the box. */
export function drawFerry(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const pen = { ink: paint.ink, line: finish.line * 0.75 };
  const at = (u: number, v: number) => [box.x + box.width * u, box.y + box.height * v] as const;
  const size = (w: number, h: number) => [box.width * w, box.height * h] as const;
  const puffs = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = at(0.66 + i * 0.085, 0.2 - i * 0.035 + rng.range(-0.02, 0.02));
    return { x, y, r: box.height * (0.05 + i * 0.022) };
  });
  const smoke = (grow: number) => puffs.map((p) => circle(p.x, p.y, p.r + grow)).join('');
  const windows = [0.26, 0.36, 0.46, 0.56, 0.66].map((u) => rect(...at(u, 0.51), ...size(0.05, 0.09))).join('');
  const holes = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map((u) => circle(...at(u, 0.84), box.height * 0.022)).join('');
  return [
    filled(smoke(pen.line * 0.6), paint.ink) + filled(smoke(0), paint.light),
    inked(rect(...at(0.56, 0.22), ...size(0.1, 0.2)), paint.accent, pen),
    filled(rect(...at(0.56, 0.27), ...size(0.1, 0.045)), paint.light),
    inked(rect(...at(0.3, 0.33), ...size(0.2, 0.14)), paint.light, pen),
    inked(rect(...at(0.2, 0.46), ...size(0.6, 0.22)), paint.light, pen),
    filled(windows, paint.ink),
    inked(poly(...at(0, 0.62), ...at(0.18, 0.68), ...at(1, 0.68), ...at(0.93, 1), ...at(0.12, 1)), paint.light, pen),
    filled(poly(...at(0.1, 0.93), ...at(0.945, 0.93), ...at(0.93, 1), ...at(0.12, 1)), paint.accent),
    filled(holes, paint.ink),
    filled(lens(...at(0.5, 1.01), box.width * 1.25, box.height * 0.03), paint.light),
    filled(lens(...at(0.4, 1.05), box.width * 0.9, box.height * 0.012), paint.ink),
  ].join('');
}
