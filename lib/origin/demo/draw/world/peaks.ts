import { boxPath, circle, filled, inked, poly, smooth, taper } from '../places/shape';
import type { Finish } from '../people/finish';
import { placePaint } from '../places/place-paint';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';

/** A sun takes the spot colour only where that is warm. */
function sunColour({ noir, spot }: Finish, light: string): string {
  const [red, green, blue] = [1, 3, 5].map((i) => parseInt(spot.slice(i, i + 2), 16));
  return !noir && red! > 1.25 * Math.max(green!, blue!) ? spot : light;
}

/** Mountains with black shade sides and white caps under a low sun; a path in front. */
export const drawPeaks: DrawSetting = (_sheet, rng, { box, finish }) => {
  const paint = placePaint(finish);
  const { x, y, width: w, height: h } = box;
  const pen = { ink: paint.ink, line: finish.line * 0.6 };
  const at = (u: number, v: number) => [x + w * u, y + h * v] as const;
  const peak = (u: number, v: number, half: number) => {
    const foot = 0.7;
    const notch = rng.range(0.3, 0.42);
    const capY = v + (foot - v) * notch;
    const cap = half * notch;
    return [
      inked(poly(...at(u, v), ...at(u + half, foot), ...at(u - half, foot)), rng.pick([paint.mid, paint.far]), pen),
      filled(
        poly(
          ...at(u, v),
          ...at(u + half, foot),
          ...at(u + half * 0.15, foot),
          ...at(u + half * 0.12, v + 0.2),
          ...at(u - half * 0.05, v + 0.12),
        ),
        finish.noir ? paint.near : '#55524d',
      ),
      filled(
        poly(
          ...at(u, v),
          ...at(u + cap, capY),
          ...at(u + cap * 0.5, capY - 0.02),
          ...at(u + cap * 0.15, capY + 0.03),
          ...at(u - cap * 0.4, capY - 0.02),
          ...at(u - cap, capY),
        ),
        '#ffffff',
      ),
      inked(poly(...at(u, v), ...at(u + half, foot), ...at(u - half, foot)), 'none', pen),
    ].join('');
  };
  const sun = at(rng.range(0.25, 0.75), 0.22);
  const peaks = [0.12, 0.92, 0.36, 0.68].map((u) =>
    peak(u + rng.range(-0.05, 0.05), rng.range(0.24, 0.42), rng.range(0.22, 0.34)),
  );
  const trees = Array.from({ length: 16 }, (_, i) => {
    const u = (i + rng.next()) / 16;
    const [size, foot] = [rng.range(0.05, 0.1), 0.745];
    return poly(...at(u, foot - size), ...at(u + size * 0.22, foot), ...at(u - size * 0.22, foot));
  }).join('');
  const meadow = smooth([...at(-0.05, 0.72), ...at(0.3, 0.75), ...at(0.7, 0.72), ...at(1.05, 0.75)], false);
  const grass = Array.from({ length: 40 }, () => {
    const [gx, gy] = at(rng.next(), rng.range(0.8, 1));
    return taper(gx, gy, gx + rng.range(-6, 6), gy - rng.range(14, 30), 5);
  }).join('');
  return [
    filled(boxPath(box), paint.sky),
    dotRamp({ box: { ...box, height: h * 0.5 }, pitch: 12, colour: paint.dots, value: (_u, v) => 0.7 - 0.9 * v }),
    inked(circle(...sun, Math.min(w, h) * 0.09), sunColour(finish, paint.light), pen),
    ...peaks,
    filled(trees, paint.ink),
    inked(
      `${meadow}L${at(1.05, 1.05).join(' ')}L${at(-0.05, 1.05).join(' ')}Z`,
      finish.noir ? '#1f1d1e' : '#ffffff',
      pen,
    ),
    filled(grass, finish.noir ? paint.dots : paint.near),
  ].join('');
};
