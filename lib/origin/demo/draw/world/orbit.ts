import { boxPath, circle, ellipse, filled, inked, poly, rect, traced } from '../places/shape';
import { placePaint } from '../places/place-paint';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';

function stars(random: () => number, count: number, [x, y, w, h]: readonly [number, number, number, number]): string {
  return Array.from({ length: count }, () => {
    const [cx, cy, r] = [x + w * random(), y + h * random(), 1.2 + 2.6 * random() ** 3];
    const spark = r * 3.4;
    return r > 2.6
      ? poly(cx, cy - spark, cx + r * 0.6, cy, cx, cy + spark, cx - r * 0.6, cy) +
          poly(cx - spark, cy, cx, cy + r * 0.6, cx + spark, cy, cx, cy - r * 0.6)
      : circle(cx, cy, r);
  }).join('');
}

/** Space: a planet lit from one side, and stars. From near, the same through the windows of a cabin with a floor. */
export const drawOrbit: DrawSetting = (_sheet, rng, { box, finish, far }) => {
  const paint = placePaint(finish);
  const { x, y, width: w, height: h } = box;
  const at = (u: number, v: number) => [x + w * u, y + h * v] as const;
  const pen = { ink: '#131316', line: finish.line * 0.6 };
  const r = Math.min(w, h) * (far ? 0.34 : 0.22);
  const [px, py] = at(rng.range(0.28, 0.72), far ? 0.36 : 0.3);
  const space = [
    filled(boxPath(box), '#131316'),
    filled(
      stars(() => rng.next(), Math.round(40 + (w * h) / 9000), [x, y, w, h]),
      '#f3f1ec',
    ),
    filled(circle(px, py, r), '#f3f1ec'),
    filled(
      ellipse(px - r * 0.2, py - r * 0.35, r * 0.6, r * 0.1) +
        ellipse(px + r * 0.15, py + r * 0.1, r * 0.72, r * 0.08) +
        ellipse(px - r * 0.1, py + r * 0.5, r * 0.5, r * 0.07),
      '#d9d5cc',
    ),
    dotRamp({
      box: { x: px - r, y: py - r, width: 2 * r, height: 2 * r },
      pitch: 12,
      colour: '#131316',
      value: (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.5 ? 1.15 * (u * 0.7 + v * 0.6) - 0.55 : 0),
    }),
    inked(ellipse(px, py, r * 1.55, r * 0.22), 'none', { ink: '#8b8680', line: finish.line }),
  ];
  if (far) return space.join('');
  const wall = finish.noir ? '#35322f' : '#ffffff';
  const frame = (from: number, to: number) => rect(x + w * from, y - 9, w * (to - from), h * 0.66 + 9);
  const rivets = [0.02, 0.345, 0.655, 0.98]
    .flatMap((u) => [0.08, 0.24, 0.4, 0.56].map((v) => circle(...at(u, v), finish.line * 0.8)))
    .join('');
  return [
    ...space,
    ...[
      [-0.02, 0.04],
      [0.325, 0.365],
      [0.635, 0.675],
      [0.96, 1.02],
    ].map(([a, b]) => inked(frame(a!, b!), wall, pen)),
    inked(rect(x - 9, y - 9, w + 18, h * 0.05 + 9), wall, pen),
    filled(rivets, paint.near),
    inked(rect(x - 9, y + h * 0.6, w + 18, h * 0.45), finish.noir ? '#2c2a2a' : '#f3f1ec', pen),
    inked(rect(x - 9, y + h * 0.6, w + 18, h * 0.035), finish.noir ? '#55524d' : '#d9d5cc', pen),
    traced(
      [0, 0.25, 0.5, 0.75, 1]
        .map((u) => `M${at(0.3 + u * 0.4, 0.74).join(' ')}L${at(u * 1.6 - 0.3, 1.05).join(' ')}`)
        .join('') + `M${at(-0.02, 0.74).join(' ')}H${x + w * 1.02}M${at(-0.02, 0.86).join(' ')}H${x + w * 1.02}`,
      { ink: finish.noir ? '#8b8680' : '#8b8680', line: finish.line * 0.4 },
    ),
  ].join('');
};
