import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, filled, inked, poly, rect, taper, traced } from './shape';

/** Black space: stars, a ringed planet half in shadow, a small station with its two panels. Dark by day and by night. */
export function drawOrbit(sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint({ ...finish, noir: true }, palette);
  const unit = Math.min(box.width, box.height);
  const left = rng.chance(0.5);
  const u = left ? rng.range(0.18, 0.32) : rng.range(0.68, 0.82);
  const [cx, cy, r] = [box.x + box.width * u, box.y + box.height * rng.range(0.28, 0.42), unit * rng.range(0.2, 0.27)];
  const globe = circle(cx, cy, r);
  const pen = { ink: paint.ink, line: finish.line * 0.6 };
  const stars = Array.from({ length: Math.round((box.width * box.height) / 5200) }, () => {
    const [x, y, s] = [box.x + box.width * rng.next(), box.y + box.height * rng.next(), unit * rng.range(0.002, 0.006)];
    return rng.chance(0.12) ? taper(x - 4 * s, y, x + 4 * s, y, s) + taper(x + 4 * s, y, x - 4 * s, y, s) + taper(x, y - 4 * s, x, y + 4 * s, s) + taper(x, y + 4 * s, x, y - 4 * s, s) : circle(x, y, s);
  }).join('');
  const ring = (side: 'behind' | 'before') => {
    const d = `M${cx - r * 1.8} ${cy + r * 0.5}A${r * 1.9} ${r * 0.42} -16 0 ${side === 'behind' ? 1 : 0} ${cx + r * 1.8} ${cy - r * 0.5}`;
    return traced(d, { ink: paint.ink, line: r * 0.16 }) + traced(d, { ink: paint.accent, line: r * 0.1 });
  };
  const [sx, sy, k] = [box.x + box.width * (left ? 0.76 : 0.24), box.y + box.height * 0.66, unit * 0.0013];
  const at = (x: number, y: number) => [sx + x * k, sy + y * k] as const;
  const panel = (x: number) => inked(rect(...at(x, -34), 90 * k, 68 * k), paint.mid, { ink: paint.light, line: pen.line * 0.5 })
    + traced([0.25, 0.5, 0.75].map((t) => `M${at(x + 90 * t, -34).join(' ')}v${68 * k}`).join(''), { ink: paint.light, line: pen.line * 0.35 });
  return [
    filled(boxPath(box), paint.near),
    dotRamp({ box, pitch: 13, colour: paint.dots, value: (_u, v) => 0.85 * (v - 0.45) }),
    filled(stars, paint.light),
    ring('behind'),
    inked(globe, paint.light, pen),
    sheet.clip(globe, dotRamp({ box: { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r }, pitch: 11, colour: paint.ink, value: (x, y) =>
      1.5 * (x * 0.6 + y * 0.8 - 0.6) }),
    ),
    ring('before'),
    traced(`M${at(-150, 0).join(' ')}H${at(150, 0)[0]}`, { ink: paint.light, line: pen.line }),
    panel(-160), panel(70),
    inked(poly(...at(-46, -30), ...at(46, -30), ...at(60, 0), ...at(46, 30), ...at(-46, 30), ...at(-60, 0)), paint.light, pen)
      + filled(circle(...at(-18, 0), 9 * k) + circle(...at(18, 0), 9 * k), paint.ink),
  ].join('');
}
