import { boxPath, circle, ellipse, filled, inked, lens, rect, smooth, traced } from '../places/shape';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A bakery: loaves behind glass, shelves of rolls, a striped awning inside, a slate with chalk. */
export const drawBakeShop: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, block } = survey(view);
  const r = unit * 0.042;
  const loaf = (x: number, y: number) =>
    rng.pick([
      () =>
        inked(
          smooth([x - r * 1.3, y, x - r * 1.1, y - r, x, y - r * 1.25, x + r * 1.1, y - r, x + r * 1.3, y]),
          '#d9d5cc',
          pen,
        ) +
        traced([-0.5, 0, 0.5].map((k) => `M${x + k * r - r * 0.2} ${y - r * 0.5}l${r * 0.4} ${-r * 0.45}`).join(''), {
          ...pen,
          line: pen.line * 0.8,
        }),
      () =>
        inked(ellipse(x, y - r * 0.6, r, r * 0.62), '#ffffff', pen) +
        inked(circle(x, y - r * 1.1, r * 0.3), finish.spot, pen),
      () =>
        inked(lens(x, y - r * 0.55, r * 2.8, r * 1.1), '#b7b1a6', pen) +
        traced([-0.6, 0, 0.6].map((k) => `M${x + k * r} ${y - r * 0.9}l${r * 0.25} ${r * 0.6}`).join(''), {
          ...pen,
          line: pen.line * 0.7,
        }),
    ])();
  const row = (v: number, from: number, to: number) => {
    const [x0, y] = at(from, v);
    const count = Math.max(2, Math.floor((w * (to - from)) / (r * 3)));
    return (
      Array.from({ length: count }, (_, i) => loaf(x0 + (w * (to - from) * (i + 0.5)) / count, y)).join('') +
      inked(rect(x0, y, w * (to - from), unit * 0.016), night ? '#8b8680' : paint.near, pen)
    );
  };
  const scallops = Array.from({ length: Math.max(6, Math.round(w / (unit * 0.13))) }, (_, i) => i).map((i, _, all) => {
    const [x, wide] = [box.x + (w * i) / all.length, w / all.length];
    return inked(
      `M${x} ${box.y - 9}h${wide}V${box.y + h * 0.09}a${wide / 2} ${wide / 2} 0 0 1 ${-wide} 0Z`,
      i % 2 ? finish.spot : '#ffffff',
      pen,
    );
  });
  const slate = rng.chance(0.5) ? 0.04 : 0.72;
  const [sx, sw] = slate < 0.5 ? [0.32, 0.98] : [0.02, 0.68];
  const chalk = [0.27, 0.32, 0.37, 0.42]
    .map((v, i) => `M${at(slate + 0.04, v).join(' ')}h${w * [0.14, 0.1, 0.15, 0.08][i]!}`)
    .join('');
  const tiles = Array.from({ length: 8 }, (_, i) =>
    block(i * 0.14 + (i % 2 ? 0.02 : -0.02), i % 2 ? 0.82 : 0.9, 0.07, 0.08),
  ).join('');
  return [
    filled(boxPath(box), night ? '#35322f' : '#f3f1ec'),
    filled(
      Array.from({ length: 14 }, (_, i) => rect(box.x + (w * i) / 14, box.y, w / 30, h * 0.7)).join(''),
      '#ffffff',
      night ? 0.06 : 0.9,
    ),
    ...scallops,
    inked(block(slate, 0.22, 0.24, 0.27), '#55524d', { ...pen, line: pen.line * 2 }),
    traced(chalk, { ink: '#ffffff', line: finish.line * 0.7 }),
    row(0.3, sx, sw),
    row(0.46, sx, sw),
    inked(block(-0.02, 0.72, 1.04, 0.36), night ? '#2c2a2a' : '#ffffff', pen),
    filled(tiles, '#d9d5cc', 0.7),
    inked(block(0.02, 0.54, 0.96, 0.2), '#ffffff', pen),
    row(0.71, 0.05, 0.95),
    filled(block(0.08, 0.55, 0.05, 0.17) + block(0.5, 0.55, 0.03, 0.17), '#ffffff', 0.6),
    inked(block(0, 0.52, 1, 0.03), night ? '#8b8680' : '#d9d5cc', pen),
    inked(block(0, 0.72, 1, 0.05), finish.spot, pen),
  ].join('');
};
