import { boxPath, filled, inked, lens, smooth, taper, traced } from '../places/shape';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** An arched bridge over a river, hills washed in behind it, a willow; from near its planks and posts. */
export const drawArchedBridge: DrawSetting = (_sheet, rng, view) => {
  const { box, finish, far, figures } = view;
  const { paint, night, pen, w, h, unit, at, p, block } = survey(view);
  const hill = (v: number, lift: number) =>
    smooth([
      ...at(-0.1, v + 0.1),
      ...at(0.14, v - lift),
      ...at(0.36, v),
      ...at(0.58, v - lift * 0.6),
      ...at(0.82, v + 0.02),
      ...at(1.1, v - lift * 0.8),
      ...at(1.1, 0.8),
      ...at(-0.1, 0.8),
    ]);
  const deck = (v: number, sag: number) => `M${p(-0.05, v)}Q${p(0.5, v - sag)} ${p(1.05, v)}`;
  const posts = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const top = 0.5 - 0.16 * 4 * t * (1 - t) * 0.5;
    return block(-0.02 + t * 1.02, top, 0.012, 0.13);
  }).join('');
  const side = rng.chance(0.5) ? 0.06 : 0.94;
  const boughs = Array.from({ length: 26 }, () => {
    const [x, y] = at(side + rng.range(-0.16, 0.16), rng.range(-0.02, 0.16));
    return taper(x, y, x + unit * rng.range(-0.04, 0.04), y + unit * rng.range(0.16, 0.42), unit * 0.014);
  }).join('');
  const waves = Array.from({ length: 22 }, () =>
    lens(...at(rng.next(), rng.range(0.7, 0.98)), w * rng.range(0.05, 0.16), h * 0.007, h * 0.006),
  ).join('');
  const bridge = [
    inked(`${deck(0.62, 0.2)}L${p(1.05, 0.68)}Q${p(0.5, 0.5)} ${p(-0.05, 0.68)}Z`, finish.spot, pen),
    inked(posts, finish.spot, pen),
    traced(deck(0.5, 0.16), { ink: night ? '#d9d5cc' : paint.ink, line: finish.line * 1.1 }),
    traced([0.2, 0.5, 0.8].map((u) => `M${p(u, 0.6)}V${at(0, 0.86)[1]}`).join(''), {
      ink: night ? '#8b8680' : paint.accent,
      line: finish.line * 1.6,
    }),
  ];
  const planks = [
    inked(block(-0.05, 0.74, 1.1, 0.34), night ? '#35322f' : '#f3f1ec', pen),
    traced(
      Array.from({ length: 11 }, (_, i) => `M${p(0.5 + (i - 5) * 0.13, 0.74)}L${p(0.5 + (i - 5) * 0.24, 1.05)}`).join(
        '',
      ),
      { ink: night ? '#55524d' : '#b7b1a6', line: finish.line * 0.6 },
    ),
    inked(block(-0.05, 0.56, 1.1, 0.026), finish.spot, pen),
    inked([0.08, 0.36, 0.64, 0.92].map((u) => block(u - 0.014, 0.54, 0.028, 0.22)).join(''), finish.spot, pen),
  ];
  return [
    filled(boxPath(box), night ? paint.sky : '#ffffff'),
    filled(hill(0.4, 0.2), night ? '#2c2a2a' : '#d9d5cc'),
    filled(hill(0.5, 0.1), night ? '#35322f' : '#b7b1a6'),
    filled(hill(0.6, 0.05), night ? '#4a4744' : '#8b8680'),
    filled(block(-0.05, 0.64, 1.1, 0.42), night ? '#1f1d1e' : '#f3f1ec'),
    filled(waves, night ? '#55524d' : paint.near),
    ...(far || !figures ? bridge : planks),
    filled(
      smooth([
        ...at(side - 0.02, -0.05),
        ...at(side + 0.02, -0.05),
        ...at(side + 0.015, 0.4),
        ...at(side + 0.03, 0.72),
        ...at(side - 0.04, 0.72),
        ...at(side - 0.015, 0.4),
      ]),
      night ? '#131316' : paint.ink,
    ),
    filled(boughs, night ? '#8b8680' : paint.accent),
  ].join('');
};
