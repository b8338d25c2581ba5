import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, filled, inked, poly, rect, type Pen } from './shape';

type Roof = (x: number, y: number, w: number) => string;

const ROOFS: readonly Roof[] = [
  () => '',
  (x, y, w) => poly(x, y, x + w / 2, y - w * 0.42, x + w, y),
  (x, y, w) => rect(x + w * 0.2, y - w * 0.26, w * 0.6, w * 0.26),
  (x, y, w) => rect(x + w * 0.47, y - w * 0.8, w * 0.06, w * 0.8) + rect(x + w * 0.36, y - w * 0.5, w * 0.28, w * 0.05),
  (x, y, w) =>
    rect(x + w * 0.18, y - w * 0.34, w * 0.36, w * 0.3) +
    poly(x + w * 0.14, y - w * 0.34, x + w * 0.36, y - w * 0.5, x + w * 0.58, y - w * 0.34),
];

interface Row {
  foot: number;
  low: number;
  high: number;
  wide: number;
  fill: string;
  lit: number;
}

function row(rng: Rng, left: number, right: number, unit: number, pen: Pen, light: string, r: Row): Svg {
  let walls = '';
  let windows = '';
  for (let x = left - rng.range(0, unit * r.wide); x < right;) {
    const w = unit * r.wide * rng.range(0.7, 1.35);
    const h = unit * rng.range(r.low, r.high);
    const top = r.foot - h;
    walls += rect(x, top, w, h + unit) + rng.pick(ROOFS)(x, top, w);
    const cols = Math.max(2, Math.round(w / (unit * 0.055)));
    const cell = w / (cols + 0.6);
    for (let row = 0; row < Math.floor(h / (cell * 1.5)); row++) {
      for (let col = 0; col < cols; col++) {
        if (rng.chance(r.lit))
          windows += rect(x + cell * (col + 0.55), top + cell * (0.6 + row * 1.5), cell * 0.5, cell * 0.8);
      }
    }
    x += w * rng.range(0.92, 1.04);
  }
  return inked(walls, r.fill, pen) + filled(windows, light);
}

/** A moon with craters in a halo of dots. `r` in px. */
function moon(cx: number, cy: number, r: number, paint: { light: string; dots: string }): Svg {
  const reach = r * 2.1;
  const halo = dotRamp({
    box: { x: cx - reach, y: cy - reach, width: 2 * reach, height: 2 * reach },
    pitch: Math.max(11, r * 0.11),
    colour: paint.light,
    value: (u, v) => 0.85 - (Math.hypot(u - 0.5, v - 0.5) * 2 - 0.4) * 1.5,
  });
  const craters =
    circle(cx - r * 0.35, cy - r * 0.2, r * 0.17) +
    circle(cx + r * 0.28, cy + r * 0.3, r * 0.24) +
    circle(cx + r * 0.42, cy - r * 0.42, r * 0.1);
  return halo + filled(circle(cx, cy, r), paint.light) + filled(craters, paint.dots, 0.3);
}

/**
 * Three rows of roofs under the moon (night) or in haze (day); the town stands on the foot of the box. `moonAt` in shares of the box,
 * its radius in shares of the town's height; null for none.
 */
export function drawSkyline(
  _sheet: Sheet,
  rng: Rng,
  options: PlaceOptions & { moonAt?: { u: number; v: number; r: number } | null },
): Svg {
  const { box, finish } = options;
  const paint = placePaint(finish, options.palette);
  const unit = Math.min(box.height, box.width * 1.3);
  const foot = box.y + box.height;
  const pen = { ink: paint.ink, line: finish.line * 0.45 };
  const drawn = { u: rng.range(0.22, 0.78), v: 0.24, r: 0.13 };
  const at = options.moonAt === undefined ? (finish.noir ? drawn : null) : options.moonAt;
  const rows: readonly Row[] = [
    { foot: foot - unit * 0.08, low: 0.32, high: 0.6, wide: 0.15, fill: paint.far, lit: finish.noir ? 0.12 : 0.4 },
    { foot: foot - unit * 0.02, low: 0.22, high: 0.44, wide: 0.18, fill: paint.mid, lit: finish.noir ? 0.3 : 0.5 },
    { foot, low: 0.1, high: 0.27, wide: 0.23, fill: paint.near, lit: 0.42 },
  ];
  return [
    filled(boxPath(box), paint.sky),
    dotRamp({
      box,
      pitch: 13,
      colour: paint.dots,
      value: (_u, v) => (finish.noir ? 0.75 * (v - 0.25) : 0.5 - 0.8 * v),
    }),
    at ? moon(box.x + box.width * at.u, box.y + box.height * at.v, unit * at.r, paint) : '',
    ...rows.map((r, i) => row(rng.fork(`row${i}`), box.x, box.x + box.width, unit, pen, paint.light, r)),
  ].join('');
}
