import { boxPath, circle, ellipse, filled, inked, lens, poly, rect, smooth, traced } from '../places/shape';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** Under glass: ribs of a vault, fronds from both sides, pots on benches, a way between. */
export const drawGlasshouse: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, p, block, shape } = survey(view);
  const glass = night ? '#2c2a2a' : '#ffffff';
  const ribs = [0.48, 0.36, 0.24, 0.11, -0.04]
    .map(
      (k) =>
        `M${p(0.5 - k - 0.1, 0.68)}V${at(0, 0.34 - k * 0.1)[1]}Q${p(0.5 - k - 0.08, 0.05 - k * 0.2)} ${p(0.5, 0.02 - k * 0.16)}Q${p(0.5 + k + 0.08, 0.05 - k * 0.2)} ${p(0.5 + k + 0.1, 0.34 - k * 0.1)}V${at(0, 0.68)[1]}`,
    )
    .join('');
  const bars =
    [0.2, 0.35, 0.5, 0.62].map((v) => `M${box.x} ${at(0, v)[1]}h${w}`).join('') +
    [-0.2, 0.02, 0.24, 0.5, 0.76, 0.98, 1.2].map((u) => `M${p(0.5, 0.02)}L${p(u, 0.2)}V${at(0, 0.66)[1]}`).join('');
  const frond = (x: number, y: number, size: number, turn: number, fill: string) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const on = (a: number, b: number) => [x + size * (a * c - b * s), y + size * (a * s + b * c)] as const;
    const d = smooth([
      ...on(0, 0),
      ...on(0.3, -0.2),
      ...on(0.7, -0.16),
      ...on(1, 0),
      ...on(0.7, 0.16),
      ...on(0.3, 0.2),
    ]);
    const veins = [0.25, 0.45, 0.65, 0.82]
      .map(
        (t) =>
          `M${on(t, 0).join(' ')}L${on(t + 0.1, -0.12).join(' ')}M${on(t, 0).join(' ')}L${on(t + 0.1, 0.12).join(' ')}`,
      )
      .join('');
    return (
      inked(d, fill, pen) +
      traced(`M${on(0, 0).join(' ')}L${on(0.94, 0).join(' ')}${veins}`, {
        ink: night ? '#d9d5cc' : '#ffffff',
        line: finish.line * 0.3,
      })
    );
  };
  const bush = (side: -1 | 1) =>
    Array.from({ length: 11 }, () => {
      const [x, y] = at(side < 0 ? rng.range(-0.08, 0.1) : rng.range(0.9, 1.08), rng.range(0.3, 0.86));
      const aim = side < 0 ? rng.range(-1.2, 0.7) : Math.PI + rng.range(-0.7, 1.2);
      return frond(
        x,
        y,
        unit * rng.range(0.2, 0.38),
        aim,
        rng.pick(night ? ['#55524d', '#4a4744', '#8b8680'] : [paint.near, '#b7b1a6', paint.mid]),
      );
    }).join('');
  const pots = [0.2, 0.32, 0.68, 0.8].map((u) => {
    const [x, y] = at(u, 0.66);
    const r = unit * 0.045;
    return (
      frond(x, y - r, r * 3, -1.2 + rng.range(-0.3, 0.3), night ? '#8b8680' : paint.mid) +
      frond(x, y - r, r * 2.6, -2 + rng.range(-0.3, 0.3), night ? '#55524d' : paint.near) +
      inked(circle(x, y - r * 3.6, r * 0.7), finish.spot, pen) +
      inked(
        poly(x - r, y - r * 1.3, x + r, y - r * 1.3, x + r * 0.7, y, x - r * 0.7, y),
        night ? '#8b8680' : '#d9d5cc',
        pen,
      )
    );
  });
  const slabs = [0.7, 0.76, 0.84, 0.94]
    .map((v, i) =>
      inked(
        ellipse(...at(0.5 + (i % 2 ? 0.02 : -0.02), v), w * (0.09 + i * 0.035), h * (0.018 + i * 0.006)),
        night ? '#4a4744' : '#ffffff',
        pen,
      ),
    )
    .join('');
  return [
    filled(boxPath(box), glass),
    filled(circle(...at(rng.range(0.3, 0.7), 0.2), unit * 0.09), night ? '#f3f1ec' : '#f3f1ec'),
    filled(
      shape(0.3, 0.02, 0.42, 0.02, 0.2, 0.68, 0.02, 0.68) + shape(0.7, 0.02, 0.76, 0.02, 0.66, 0.68, 0.56, 0.68),
      night ? '#35322f' : '#f3f1ec',
    ),
    traced(bars, { ink: night ? '#55524d' : '#b7b1a6', line: finish.line * 0.45 }),
    traced(ribs, { ink: night ? '#8b8680' : paint.accent, line: finish.line * 1.1 }),
    inked(block(-0.02, 0.66, 0.42, 0.04) + block(0.6, 0.66, 0.42, 0.04), night ? '#4a4744' : '#d9d5cc', pen),
    ...pots,
    inked(rect(box.x - 9, box.y + h * 0.7, w + 18, h * 0.36), night ? '#1f1d1e' : paint.far, pen),
    slabs,
    filled(
      Array.from({ length: 30 }, () => lens(...at(rng.next(), rng.range(0.72, 1)), unit * 0.04, 2)).join(''),
      night ? '#4a4744' : paint.near,
    ),
    bush(-1),
    bush(1),
  ].join('');
};
