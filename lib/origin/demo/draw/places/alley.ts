import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import { n, type Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, ellipse, filled, inked, lens, poly, rect, traced } from './shape';
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
      [0.42, 0.62, 0.82].map((low) => ({
        d: lane.pane(side, depth, depth + 0.085 * (1 - depth), low, low + 0.11),
        lit: rng.chance(0.4),
      })),
    ),
  );
  const lampSide = rng.pick(SIDES);
  const [lx, ly] = lane.wall(lampSide, 0.42, 0.66);
  const reach = (lampSide === 'left' ? 1 : -1) * box.width * 0.09;
  const foot = box.y + box.height * 0.86;
  const spread = box.width * 0.17;
  const puddles = Array.from({ length: 9 }, () =>
    lens(
      vx + box.width * rng.range(-0.34, 0.34),
      box.y + box.height * rng.range(0.72, 0.98),
      box.width * rng.range(0.05, 0.16),
      box.height * 0.006,
    ),
  ).join('');
  const joints =
    [0.12, 0.26, 0.38, 0.48, 0.56, 0.63]
      .map((depth) => {
        const [a, b] = [lane.wall('left', depth, 0), lane.wall('right', depth, 0)];
        return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
      })
      .join('') +
    [-0.3, -0.12, 0.1, 0.3]
      .map(
        (u) =>
          `M${n(vx + box.width * u * 2.4)} ${n(box.y + box.height)}L${n(vx + box.width * u * 0.62)} ${n(vy + box.height * 0.2)}`,
      )
      .join('');
  const doors = SIDES.map((side) =>
    lane.pane(side, side === lampSide ? 0.18 : 0.34, side === lampSide ? 0.26 : 0.41, 0, 0.3),
  ).join('');
  const line = lane.wall('left', 0.5, 0.86);
  const hang = lane.wall('right', 0.5, 0.86);
  const cloths = [0.22, 0.36, 0.5, 0.66, 0.8]
    .map((t, i) => {
      const [x, y, w] = [
        line[0] + (hang[0] - line[0]) * t,
        line[1] + box.height * 0.012 * Math.sin(Math.PI * t) * 2,
        box.width * 0.032,
      ];
      return inked(
        i % 2
          ? rect(x - w / 2, y, w, w * 1.2)
          : poly(
              x - w * 0.6,
              y,
              x + w * 0.6,
              y,
              x + w * 0.45,
              y + w * 0.5,
              x + w * 0.35,
              y + w * 0.4,
              x + w * 0.35,
              y + w * 1.3,
              x - w * 0.35,
              y + w * 1.3,
              x - w * 0.35,
              y + w * 0.4,
              x - w * 0.45,
              y + w * 0.5,
            ),
        i % 2 ? paint.light : paint.accent,
        { ...pen, line: pen.line * 0.7 },
      );
    })
    .join('');
  const washing = night
    ? ''
    : traced(
        `M${n(line[0])} ${n(line[1])}Q${n((line[0] + hang[0]) / 2)} ${n(line[1] + box.height * 0.05)} ${n(hang[0])} ${n(hang[1])}`,
        { ...pen, line: pen.line * 0.6 },
      ) + cloths;
  const far = lampSide === 'left' ? box.x + box.width * 0.86 : box.x + box.width * 0.1;
  const c = box.width * 0.1;
  const top = box.y + box.height * 0.8;
  const crates = [0, 1]
    .map(
      (i) =>
        inked(rect(far - c / 2 + i * c * 0.55, top - i * c * 0.72, c, c * 0.8), i ? paint.far : paint.mid, pen) +
        traced(`M${n(far - c / 2 + i * c * 0.55)} ${n(top - i * c * 0.72 + c * 0.4)}h${n(c)}`, pen),
    )
    .join('');
  const cone = [
    filled(
      poly(lx + reach - 6, ly, lx + reach + 6, ly, lx + reach + spread, foot, lx + reach - spread, foot),
      paint.light,
      0.28,
    ),
    filled(ellipse(lx + reach, foot, spread, box.height * 0.035), paint.light, 0.5),
    dotRamp({
      box: { x: lx + reach - spread, y: ly, width: 2 * spread, height: foot - ly },
      pitch: 12,
      colour: paint.light,
      value: (u, v) => (Math.abs(u - 0.5) < v * 0.48 ? 0.6 - 0.5 * v : 0),
    }),
  ].join('');
  return [
    filled(boxPath(box), paint.sky),
    night ? filled(circle(vx + box.width * 0.03, vy - box.height * 0.1, box.width * 0.08), paint.light) : '',
    inked(rect(vx - box.width * 0.14, vy - box.height * 0.02, box.width * 0.28, box.height * 0.3), paint.near, pen),
    inked(lane.floor(0, end), night ? (finish.medium === 'page' ? '#3a3836' : paint.near) : paint.light, pen),
    ...SIDES.map((side) => inked(lane.pane(side, 0, end, 0, 1.4), wallFill[side], pen)),
    traced(joints, { ink: paint.ink, line: finish.line * 0.3 }),
    inked(doors, paint.near, pen),
    filled(
      windows
        .filter((w) => !w.lit)
        .map((w) => w.d)
        .join(''),
      paint.ink,
      0.8,
    ),
    inked(
      windows
        .filter((w) => w.lit)
        .map((w) => w.d)
        .join(''),
      paint.light,
      pen,
    ),
    ...SIDES.map((side) => filled(lane.pane(side, 0, end, 0, 0.035), paint.ink)),
    night ? cone : '',
    inked(poly(lx, ly - 8, lx + reach, ly - 8, lx + reach, ly - 2, lx, ly - 2), paint.ink, pen),
    inked(
      poly(lx + reach - 10, ly - 12, lx + reach + 10, ly - 12, lx + reach + 26, ly + 10, lx + reach - 26, ly + 10),
      paint.ink,
      { ink: paint.light, line: 2 },
    ),
    washing,
    crates,
    filled(puddles, night ? paint.light : paint.mid, 0.7),
  ].join('');
}
