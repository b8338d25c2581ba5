import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, ellipse, filled, inked, lens, poly, rect } from './shape';
import { vista } from './vista';

const SIDES = ['left', 'right'] as const;

/** A narrow lane at night with lit windows, a moon at its end and one lamp throwing a cone; the ground is wet. */
export function drawAlley(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const pen = { ink: paint.ink, line: finish.line * 0.5 };
  const lane = vista(box, { u: rng.range(0.36, 0.64), v: rng.range(0.36, 0.42) });
  const end = 0.72;
  const { x: vx, y: vy } = lane.vanishing;
  const night = finish.noir === true;
  const wallFill = { left: night ? paint.mid : paint.far, right: night ? paint.far : paint.mid };
  const windows = SIDES.flatMap((side) =>
    [0.08, 0.27, 0.43, 0.56].flatMap((depth) =>
      [0.42, 0.62, 0.82].map((low) => ({ d: lane.pane(side, depth, depth + 0.085 * (1 - depth), low, low + 0.11), lit: rng.chance(0.4) })),
    ),
  );
  const lampSide = rng.pick(SIDES);
  const [lx, ly] = lane.wall(lampSide, 0.42, 0.66);
  const reach = (lampSide === 'left' ? 1 : -1) * box.width * 0.09;
  const foot = box.y + box.height * 0.86;
  const spread = box.width * 0.17;
  const puddles = Array.from({ length: 9 }, () => lens(vx + box.width * rng.range(-0.34, 0.34), box.y + box.height * rng.range(0.72, 0.98), box.width * rng.range(0.05, 0.16), box.height * 0.006)).join('');
  return [
    filled(boxPath(box), paint.sky),
    filled(circle(vx + box.width * 0.03, vy - box.height * 0.1, box.width * 0.08), paint.light),
    inked(rect(vx - box.width * 0.14, vy - box.height * 0.02, box.width * 0.28, box.height * 0.3), paint.near, pen),
    inked(lane.floor(0, end), night ? '#3a3836' : paint.light, pen),
    ...SIDES.map((side) => inked(lane.pane(side, 0, end, 0, 1.4), wallFill[side], pen)),
    filled(windows.filter((w) => !w.lit).map((w) => w.d).join(''), paint.ink, 0.8),
    inked(windows.filter((w) => w.lit).map((w) => w.d).join(''), paint.light, pen),
    ...SIDES.map((side) => filled(lane.pane(side, 0, end, 0, 0.035), paint.ink)),
    filled(poly(lx + reach - 6, ly, lx + reach + 6, ly, lx + reach + spread, foot, lx + reach - spread, foot), paint.light, 0.28),
    filled(ellipse(lx + reach, foot, spread, box.height * 0.035), paint.light, 0.5),
    dotRamp({ box: { x: lx + reach - spread, y: ly, width: 2 * spread, height: foot - ly }, pitch: 12, colour: paint.light, value: (u, v) => (Math.abs(u - 0.5) < v * 0.48 ? 0.6 - 0.5 * v : 0) }),
    inked(poly(lx, ly - 8, lx + reach, ly - 8, lx + reach, ly - 2, lx, ly - 2), paint.ink, pen),
    inked(poly(lx + reach - 10, ly - 12, lx + reach + 10, ly - 12, lx + reach + 26, ly + 10, lx + reach - 26, ly + 10), paint.ink, { ink: paint.light, line: 2 }),
    filled(puddles, paint.light, 0.7),
  ].join('');
}
