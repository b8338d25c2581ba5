import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import { n, type Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, filled, inked, poly, rect, traced } from './shape';

/** A sports hall: rows of heads behind a barrier, lamps above, floor lines that meet at one point, a hoop or a goal at the end. */
export function drawCourt(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const night = finish.noir === true;
  const pen = { ink: paint.ink, line: finish.line * 0.5 };
  const at = (u: number, v: number) => [box.x + box.width * u, box.y + box.height * v] as const;
  const w = box.width;
  const h = box.height;
  const vanish = rng.range(0.35, 0.65);
  const floor = 0.58;
  const seat = h * 0.05;
  const crowd = [0.26, 0.34, 0.42].map((v, row) => {
    const tones = [paint.far, paint.mid, night ? paint.accent : paint.near];
    const count = Math.ceil(w / (seat * 1.25)) + 1;
    return Array.from({ length: count }, (_, i) => {
      const x = box.x + (i + (row % 2) / 2) * seat * 1.25;
      const y = at(0, v)[1] + seat * rng.range(-0.12, 0.12);
      return inked(
        `M${n(x - seat * 0.62)} ${n(y + seat * 1.9)}q0 ${n(-seat)} ${n(seat * 0.62)} ${n(-seat)}t${n(seat * 0.62)} ${n(seat)}Z${circle(x, y + seat * 0.45, seat * 0.4)}`,
        rng.pick(tones),
        { ...pen, line: pen.line * 0.7 },
      );
    }).join('');
  });
  const lamps = [0.12, 0.37, 0.62, 0.87].map((u) =>
    inked(poly(...at(u - 0.07, 0.02), ...at(u + 0.07, 0.02), ...at(u + 0.05, 0.08), ...at(u - 0.05, 0.08)), paint.light, pen)
    + (night ? filled(poly(...at(u - 0.05, 0.08), ...at(u + 0.05, 0.08), ...at(u + 0.14, floor), ...at(u - 0.14, floor)), paint.light, 0.08) : ''),
  ).join('');
  const [vx, vy] = at(vanish, 0.3);
  const fan = [-0.9, -0.45, -0.1, 0.3, 0.7, 1.1, 1.5, 1.95].map((u) => {
    const [x, y] = at(u, 1.02);
    const t = (at(0, floor)[1] - vy) / (y - vy);
    return `M${n(vx + (x - vx) * t)} ${n(at(0, floor)[1])}L${n(x)} ${n(y)}`;
  }).join('');
  const cross = [0.64, 0.74, 0.9].map((v) => `M${at(-0.02, v).map(n).join(' ')}h${n(w * 1.04)}`).join('');
  const key = `M${at(vanish - 0.1, floor).map(n).join(' ')}L${at(vanish - 0.2, 0.74).map(n).join(' ')}H${n(at(vanish + 0.2, 0)[0])}L${at(vanish + 0.1, floor).map(n).join(' ')}`;
  return [
    filled(boxPath(box), night ? paint.sky : paint.far),
    dotRamp({ box: { ...box, height: h * 0.3 }, pitch: 11, colour: night ? paint.dots : paint.mid, value: (_u, v) => 0.75 - 0.8 * v }),
    lamps,
    ...crowd,
    inked(rect(box.x - 9, at(0, 0.5)[1], w + 18, h * 0.085), paint.near, pen),
    filled(Array.from({ length: 6 }, (_, i) => rect(box.x + (w * (i + 0.2)) / 6, at(0, 0.52)[1], w * 0.09, h * 0.042)).join(''), night ? paint.accent : paint.light),
    inked(rect(box.x - 9, at(0, floor)[1], w + 18, h * 0.45), night ? paint.mid : paint.light, pen),
    traced(fan, { ...pen, line: pen.line * 0.5 }),
    traced(cross + key, { ink: night ? paint.light : paint.ink, line: pen.line }),
    inked(rect(vx - w * 0.008, at(0, 0.3)[1], w * 0.016, h * (floor - 0.3)), paint.ink, pen),
    inked(rect(vx - w * 0.07, at(0, 0.2)[1], w * 0.14, h * 0.15), paint.light, pen)
      + inked(rect(vx - w * 0.028, at(0, 0.27)[1], w * 0.056, h * 0.06), 'none', pen),
    traced(
      `M${n(vx - w * 0.03)} ${n(at(0, 0.345)[1])}h${n(w * 0.06)}l${n(-w * 0.012)} ${n(h * 0.06)}h${n(-w * 0.036)}Z`,
      { ink: finish.medium === 'page' ? paint.ink : paint.accent, line: pen.line * 1.2 },
    ),
  ].join('');
}
