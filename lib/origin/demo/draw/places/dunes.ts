import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import { n, type Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, filled, inked, lens, poly, smooth } from './shape';

/** Sand to the horizon: two mesas, the ribs of a wreck, dunes with a shaded side, two suns (a moon and stars by night). */
export function drawDunes(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const night = finish.noir === true;
  const pen = { ink: paint.ink, line: finish.line * 0.5 };
  const at = (u: number, v: number) => [box.x + box.width * u, box.y + box.height * v] as const;
  const unit = Math.min(box.width, box.height * 1.3);
  const side = rng.chance(0.5) ? 1 : -1;
  const across = (u: number) => 0.5 + side * (u - 0.5);
  const mesa = (u: number, w: number, h: number) => inked(
    poly(...at(across(u - w), 0.56), ...at(across(u - w * 0.7), 0.56 - h), ...at(across(u + w * 0.6), 0.56 - h), ...at(across(u + w * 0.8), 0.56)),
    paint.mid,
    pen,
  )
    + filled(
      poly(...at(across(u + w * 0.2), 0.56 - h), ...at(across(u + w * 0.6), 0.56 - h), ...at(across(u + w * 0.8), 0.56), ...at(across(u + w * 0.35), 0.56)),
      paint.near,
    );
  const ribs = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = at(across(0.56 + i * 0.055), 0.66);
    const h = unit * (0.34 - Math.abs(i - 2) * 0.04);
    const to = (dx: number, dy: number) => `${n(x + side * dx * h)} ${n(y - dy * h)}`;
    return `M${to(0, 0)}Q${to(-0.34, 0.8)} ${to(0.22, 1)}L${to(0.28, 0.94)}Q${to(-0.16, 0.76)} ${to(0.1, 0)}Z`;
  }).join('');
  const dune = (v: number, peakAt: number, fill: string) => {
    const ridge = smooth(
      [
        ...at(-0.1, v + 0.06), ...at(across(peakAt - 0.3), v + 0.03), ...at(across(peakAt), v - 0.07),
        ...at(across(peakAt + 0.3), v + 0.04), ...at(1.1, v + 0.02),
      ].map((value, i, all) => (side < 0 && i % 2 === 0 && i > 0 && i < 8 ? all[8 - i]! : side < 0 && i % 2 === 1 && i > 1 && i < 9 ? all[10 - i]! : value)),
      false,
    );
    const [px, py] = at(across(peakAt), v - 0.07);
    const shade = `M${n(px)} ${n(py)}Q${n(px + side * unit * 0.06)} ${n(py + unit * 0.12)} ${n(px - side * unit * 0.1)} ${n(py + unit * 0.3)}L${n(px + side * unit * 0.42)} ${n(py + unit * 0.3)}Q${n(px + side * unit * 0.26)} ${n(py + unit * 0.08)} ${n(px)} ${n(py)}Z`;
    return inked(`${ridge}L${at(1.1, 1.1).map(n).join(' ')}L${at(-0.1, 1.1).map(n).join(' ')}Z`, fill, pen) + filled(shade, paint.mid, 0.8);
  };
  const ripples = Array.from({ length: 22 }, () => lens(...at(rng.next(), rng.range(0.8, 1)), unit * rng.range(0.03, 0.1), unit * 0.004)).join('');
  const sand = night ? [paint.far, paint.mid] : finish.medium === 'page' ? [paint.far, paint.light] : [paint.far, paint.far];
  return [
    filled(boxPath(box), paint.sky),
    dotRamp({ box: { ...box, height: box.height * 0.6 }, pitch: 11, colour: paint.dots, value: (_u, v) => (night ? 0.7 * (v - 0.3) : 0.6 - 0.8 * v) }),
    inked(circle(...at(across(0.24), 0.22), unit * 0.1), paint.light, pen) + inked(circle(...at(across(0.4), 0.12), unit * 0.035), paint.light, pen),
    mesa(0.2, 0.13, 0.16) + mesa(0.9, 0.16, 0.24),
    inked(ribs, night ? paint.accent : paint.near, pen),
    dune(0.62, 0.3, sand[0]!),
    dune(0.78, 0.72, sand[1]!),
    filled(ripples, paint.ink, 0.7),
  ].join('');
}
