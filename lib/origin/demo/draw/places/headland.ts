import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { placePaint, type PlaceOptions } from './place-paint';
import { filled, inked, poly, rect, smooth } from './shape';

/** A lighthouse standing at (x, foot), `height` tall, banded. */
export function lighthouse(
  x: number,
  foot: number,
  height: number,
  paint: { ink: string; light: string; accent: string },
  line: number,
): Svg {
  const w = height * 0.2;
  const pen = { ink: paint.ink, line };
  const top = foot - height * 0.74;
  const edge = (t: number) => w * (0.5 - 0.17 * t);
  const band = (from: number, to: number) => {
    const [a, b] = [foot + (top - foot) * from, foot + (top - foot) * to];
    return poly(x - edge(from), a, x - edge(to), b, x + edge(to), b, x + edge(from), a);
  };
  return [
    inked(band(0, 1), paint.light, pen),
    filled(band(0.14, 0.36) + band(0.58, 0.8), paint.accent),
    inked(band(0, 1), 'none', pen),
    inked(rect(x - w * 0.28, top - height * 0.13, w * 0.56, height * 0.13), paint.light, pen),
    inked(rect(x - w * 0.5, top - height * 0.02, w, height * 0.035), paint.ink, pen),
    inked(
      poly(x - w * 0.42, top - height * 0.13, x, top - height * 0.26, x + w * 0.42, top - height * 0.13),
      paint.accent,
      pen,
    ),
  ].join('');
}

/** A cape that ends in the water, with a lighthouse on it. The box's foot is the horizon; `side` says where the land is. */
export function drawHeadland(
  _sheet: Sheet,
  rng: Rng,
  { box, finish, palette, side }: PlaceOptions & { side: 'left' | 'right' },
): Svg {
  const paint = placePaint(finish, palette);
  const line = finish.line * 0.7;
  const mirror = (u: number) => (side === 'right' ? box.x + box.width * u : box.x + box.width * (1 - u));
  const foot = box.y + box.height;
  const rise = box.height * rng.range(0.42, 0.5);
  const lightAt = rng.range(0.62, 0.72);
  const ridge = [0.3, 0.02, 0.42, 0.3, 0.52, 0.72, lightAt, 0.94, 0.84, 1.06, 1.05, 1.22];
  const xy: number[] = [];
  for (let i = 0; i < ridge.length; i += 2) xy.push(mirror(ridge[i]!), foot - rise * ridge[i + 1]!);
  const land = `${smooth(xy, false)}L${mirror(1.05).toFixed(1)} ${foot.toFixed(1)}Z`;
  const cuts = Array.from({ length: 6 }, (_, i) => {
    const u = 0.5 + i * 0.085 + rng.range(-0.02, 0.02);
    const y = foot - rise * rng.range(0.25, 0.6);
    return poly(mirror(u), y, mirror(u + 0.015), y, mirror(u - 0.03), y + rise * 0.22);
  }).join('');
  return (
    lighthouse(mirror(lightAt), foot - rise * 0.86, box.height * 0.55, paint, line) +
    inked(land, finish.noir ? paint.far : paint.near, { ink: paint.ink, line }) +
    filled(cuts, paint.ink, 0.75)
  );
}
