import { boxPath, circle, clump, ellipse, filled, inked, rect, smooth, traced } from '../places/shape';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A palace garden: a fountain, clipped hedges, an arch of roses on each side, towers beyond. */
export const drawRoseGarden: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, p, block, shape } = survey(view);
  const middle = rng.range(0.44, 0.56);
  const tower = (u: number, top: number, half: number) =>
    inked(block(u - half, top, half * 2, 0.62 - top), night ? '#35322f' : '#ffffff', pen) +
    inked(shape(u - half * 1.3, top, u, top - 0.15, u + half * 1.3, top), finish.spot, pen) +
    filled(block(u - half * 0.3, top + 0.05, half * 0.6, 0.06), night ? '#d9d5cc' : paint.near) +
    traced(`M${p(u, top - 0.15)}v${-unit * 0.05}l${unit * 0.05} ${unit * 0.015}l${-unit * 0.05} ${unit * 0.015}`, pen);
  const rose = (x: number, y: number, r: number) =>
    inked(circle(x, y, r), rng.chance(0.6) ? finish.spot : '#ffffff', { ...pen, line: pen.line * 0.8 }) +
    traced(`M${x - r * 0.3} ${y}a${r * 0.35} ${r * 0.35} 0 1 1 ${r * 0.5} ${r * 0.3}`, {
      ...pen,
      line: pen.line * 0.6,
    });
  const arch = (u: number) => {
    const r = 0.15;
    const d = `M${p(u - r, 0.82)}V${at(0, 0.36)[1]}Q${p(u, 0.08)} ${p(u + r, 0.36)}V${at(0, 0.82)[1]}`;
    const leaves = Array.from({ length: 34 }, (_, i) => {
      const t = i / 33;
      const [x, y] =
        t < 0.3
          ? at(u - r, 0.82 - (t / 0.3) * 0.46)
          : t > 0.7
            ? at(u + r, 0.36 + ((t - 0.7) / 0.3) * 0.46)
            : at(u - r + ((t - 0.3) / 0.4) * 2 * r, 0.36 - 0.14 * Math.sin(((t - 0.3) / 0.4) * Math.PI));
      return {
        x: x + unit * rng.range(-0.02, 0.02),
        y: y + unit * rng.range(-0.02, 0.02),
        r: unit * rng.range(0.02, 0.036),
      };
    });
    return (
      traced(d, { ink: night ? '#8b8680' : paint.accent, line: finish.line * 2 }) +
      clump(leaves.map(({ x, y, r: size }) => circle(x, y, size)).join(''), night ? '#55524d' : '#b7b1a6', pen) +
      leaves
        .filter((_, i) => i % 4 === 1)
        .map(({ x, y, r: size }) => rose(x, y, size * 0.8))
        .join('')
    );
  };
  const hedge = (v: number, size: number, fill: string) =>
    clump(
      Array.from({ length: Math.ceil(w / (unit * size)) + 2 }, (_, i) =>
        circle(box.x + i * unit * size, at(0, v)[1] + unit * rng.range(-0.008, 0.008), unit * size * 0.7),
      ).join(''),
      fill,
      pen,
    ) + filled(rect(box.x - 9, at(0, v)[1], w + 18, h * 0.06), fill);
  const [fx, fy] = at(middle, 0.7);
  const jet = [-1, 1]
    .map(
      (k) =>
        `M${fx} ${fy - unit * 0.16}Q${fx + k * unit * 0.05} ${fy - unit * 0.24} ${fx + k * unit * 0.09} ${fy - unit * 0.06}M${fx} ${fy - unit * 0.16}Q${fx + k * unit * 0.02} ${fy - unit * 0.28} ${fx + k * unit * 0.045} ${fy - unit * 0.1}`,
    )
    .join('');
  return [
    filled(boxPath(box), night ? paint.sky : '#ffffff'),
    dotRamp({ box: { ...box, height: h * 0.6 }, pitch: 12, colour: paint.dots, value: (_u, v) => 0.6 - 0.8 * v }),
    tower(middle - 0.2, 0.3, 0.035),
    tower(middle + 0.18, 0.26, 0.045),
    tower(middle - 0.04, 0.36, 0.06),
    inked(block(middle - 0.26, 0.46, 0.5, 0.16), night ? '#35322f' : '#ffffff', pen),
    hedge(0.6, 0.05, night ? '#4a4744' : '#d9d5cc'),
    inked(block(-0.02, 0.64, 1.04, 0.42), night ? '#1f1d1e' : '#f3f1ec', pen),
    filled(
      smooth([
        ...at(middle - 0.05, 0.64),
        ...at(middle + 0.05, 0.64),
        ...at(middle + 0.16, 0.8),
        ...at(middle + 0.34, 1.05),
        ...at(middle - 0.34, 1.05),
        ...at(middle - 0.16, 0.8),
      ]),
      '#ffffff',
      night ? 0.3 : 1,
    ),
    inked(ellipse(fx, fy, unit * 0.15, unit * 0.035), night ? '#8b8680' : '#d9d5cc', pen) +
      inked(rect(fx - unit * 0.012, fy - unit * 0.13, unit * 0.024, unit * 0.12), '#ffffff', pen) +
      inked(ellipse(fx, fy - unit * 0.11, unit * 0.06, unit * 0.016), '#ffffff', pen) +
      traced(jet, { ink: night ? '#d9d5cc' : paint.near, line: finish.line * 0.5 }),
    arch(0.1),
    arch(0.9),
  ].join('');
};
