import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, ellipse, filled, inked, poly, rect, smooth, traced } from './shape';

/** A room: window with curtains (blinds at night), a shelf of jars and books, a lamp, a table in front. */
export function drawInterior(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const night = finish.noir === true;
  const page = finish.medium === 'page';
  const wall = night ? (page ? '#2c2a2a' : paint.mid) : page ? '#ffffff' : paint.sky;
  const stripe = night ? paint.near : page ? '#eae6de' : paint.dots;
  const pen = { ink: night ? '#8b8680' : paint.ink, line: finish.line * 0.55 };
  const w = box.width;
  const h = box.height;
  const windowLeft = rng.chance(0.5);
  const at = (u: number, v: number) => [box.x + w * (windowLeft ? u : 1 - u), box.y + h * v] as const;
  /** A rectangle given by its outer corner towards the window's side. */
  const block = (u: number, v: number, du: number, dv: number) =>
    poly(...at(u, v), ...at(u + du, v), ...at(u + du, v + dv), ...at(u, v + dv));
  const stripes = Array.from({ length: 12 }, (_, i) => rect(box.x + (w * i) / 12, box.y, w / 30, h)).join('');
  const curtain = (u: number, lean: number) => {
    const [x0, y0] = at(u, 0.08);
    const [x1] = at(u + lean, 0.08);
    const [x2, y2] = at(u + lean * 0.35, 0.5);
    return inked(smooth([x0, y0, x1, y0, (x1 + x2) / 2, y0 + h * 0.26, x2, y2, x0, y2]), paint.accent, pen);
  };
  const blinds = Array.from({ length: 8 }, (_, i) => block(0.08, 0.11 + i * 0.05, 0.28, 0.022)).join('');
  const things = (v: number, from: number, to: number) => {
    let out = '';
    for (let u = from; u < to - 0.03;) {
      const size = rng.range(0.028, 0.05);
      const tall = rng.range(0.08, 0.14);
      const fill = rng.pick([paint.light, paint.mid, paint.near, paint.accent]);
      out += rng.chance(0.55)
        ? inked(block(u, v - tall, size * 0.7, tall), fill, pen)
        : inked(block(u, v - tall * 0.72, size, tall * 0.72), fill, pen) +
          inked(block(u + size * 0.12, v - tall * 0.86, size * 0.76, tall * 0.14), paint.light, pen);
      u += size * rng.range(1, 1.5);
    }
    return out;
  };
  const shelf = (v: number) => things(v, 0.56, 0.94) + inked(block(0.52, v, 0.46, 0.022), paint.light, pen);
  const [lx, ly] = at(0.46, 0.2);
  const [tx, ty] = at(0.3, 0.8);
  return [
    filled(boxPath(box), wall),
    filled(stripes, stripe, night ? 0.4 : 1),
    inked(block(0.06, 0.08, 0.32, 0.44), night ? paint.light : paint.sky, { ...pen, line: pen.line * 2.4 }),
    night
      ? filled(blinds, paint.near)
      : dotRamp({
          box: { x: Math.min(at(0.06, 0)[0], at(0.38, 0)[0]), y: box.y + h * 0.08, width: w * 0.32, height: h * 0.44 },
          pitch: 11,
          colour: paint.dots,
          value: (_u, v) => 0.6 - 0.7 * v,
        }),
    night
      ? ''
      : traced(`M${at(0.22, 0.08).join(' ')}V${at(0, 0.52)[1]}M${at(0.06, 0.3).join(' ')}L${at(0.38, 0.3).join(' ')}`, {
          ...pen,
          line: pen.line * 1.6,
        }),
    night ? '' : curtain(0.03, 0.11) + curtain(0.41, -0.11),
    inked(block(0.01, 0.055, 0.42, 0.03), paint.near, pen),
    shelf(0.26),
    shelf(0.47),
    traced(`M${lx} ${box.y}V${ly}`, pen),
    inked(
      poly(lx - w * 0.02, ly, lx + w * 0.02, ly, lx + w * 0.055, ly + h * 0.07, lx - w * 0.055, ly + h * 0.07),
      paint.accent,
      pen,
    ) + inked(circle(lx, ly + h * 0.08, h * 0.018), '#ffffff', pen),
    night
      ? filled(
          poly(
            lx - w * 0.05,
            ly + h * 0.08,
            lx + w * 0.05,
            ly + h * 0.08,
            lx + w * 0.3,
            box.y + h,
            lx - w * 0.3,
            box.y + h,
          ),
          paint.light,
          0.12,
        )
      : '',
    inked(rect(box.x - 9, box.y + h * 0.66, w + 18, h * 0.36), night ? paint.near : paint.far, pen),
    inked(
      poly(...at(-0.05, 0.98), ...at(0.03, 0.8), ...at(0.97, 0.8), ...at(1.05, 0.98)),
      night ? '#55524d' : page ? paint.mid : paint.accent,
      pen,
    ),
    inked(rect(box.x - 9, box.y + h * 0.98, w + 18, h * 0.06), paint.near, pen),
    inked(
      poly(
        tx - w * 0.03,
        ty - h * 0.005,
        tx - w * 0.035,
        ty + h * 0.055,
        tx + w * 0.035,
        ty + h * 0.055,
        tx + w * 0.03,
        ty - h * 0.005,
      ),
      paint.light,
      pen,
    ) + inked(ellipse(tx, ty, w * 0.031, h * 0.01), paint.near, pen),
    inked(poly(...at(0.62, 0.87), ...at(0.75, 0.85), ...at(0.79, 0.9), ...at(0.65, 0.925)), '#ffffff', pen) +
      traced(
        `M${at(0.655, 0.878).join(' ')}L${at(0.74, 0.866).join(' ')}M${at(0.67, 0.896).join(' ')}L${at(0.755, 0.883).join(' ')}`,
        { ...pen, line: pen.line * 0.6 },
      ),
    inked(block(0.12, 0.765, 0.11, 0.03) + block(0.13, 0.735, 0.1, 0.03), paint.accent, pen) +
      inked(block(0.115, 0.795, 0.12, 0.032), paint.light, pen),
  ].join('');
}
