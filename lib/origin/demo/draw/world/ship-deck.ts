import { boxPath, circle, filled, inked, lens, poly, rect, smooth, traced } from '../places/shape';
import { drawWater } from '../places/sea';
import { drawClouds } from '../places/clouds';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** On board: mast and full sails, shrouds, a rail with pins, planks; the sea beyond. */
export const drawShipDeck: DrawSetting = (sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, p, block, shape } = survey(view);
  const mast = rng.chance(0.5) ? rng.range(0.2, 0.32) : rng.range(0.68, 0.8);
  const side = mast < 0.5 ? 1 : -1;
  const sail = (top: number, foot: number, reach: number) =>
    inked(
      `M${p(mast, top)}L${p(mast + side * reach, top + 0.02)}Q${p(mast + side * (reach + 0.16), (top + foot) / 2)} ${p(mast + side * (reach + 0.04), foot)}L${p(mast, foot)}Q${p(mast + side * 0.06, (top + foot) / 2)} ${p(mast, top)}Z`,
      night ? '#8b8680' : '#ffffff',
      pen,
    ) +
    traced(
      [0.33, 0.66]
        .map(
          (t) =>
            `M${p(mast + side * reach * t, top + 0.01)}Q${p(mast + side * (reach * t + 0.1), (top + foot) / 2)} ${p(mast + side * reach * t + side * 0.02, foot)}`,
        )
        .join(''),
      { ...pen, line: pen.line * 0.6 },
    );
  const shrouds =
    Array.from({ length: 5 }, (_, i) => `M${p(mast, -0.02)}L${p(mast - side * (0.12 + i * 0.05), 0.66)}`).join('') +
    [0.18, 0.3, 0.42, 0.54].map((v) => `M${p(mast - side * 0.2 * v, v)}L${p(mast - side * 0.5 * v, v)}`).join('');
  const pins = Array.from({ length: Math.round((w / unit) * 7) }, (_, i) => i)
    .map((i, _, all) => rect(at((i + 0.3) / all.length, 0)[0], at(0, 0.62)[1], (w * 0.4) / all.length, h * 0.1))
    .join('');
  const planks = Array.from(
    { length: 13 },
    (_, i) => `M${p(0.5 + (i - 6) * 0.075, 0.74)}L${p(0.5 + (i - 6) * 0.2, 1.05)}`,
  ).join('');
  const [cx, cy] = at(mast - side * 0.22, 0.86);
  const coil = [0.06, 0.045, 0.03].map((r) => circle(cx, cy, unit * r)).join('');
  return [
    filled(boxPath(box), night ? paint.sky : '#ffffff'),
    drawClouds(sheet, rng.fork('clouds'), { box: { ...box, y: box.y + h * 0.06, height: h * 0.3 }, finish }),
    drawWater(sheet, rng.fork('water'), { box: { x: box.x, y: box.y + h * 0.46, width: w, height: h * 0.26 }, finish }),
    filled(
      Array.from({ length: 4 }, () => lens(...at(rng.next(), rng.range(0.1, 0.3)), unit * 0.06, 3, 8)).join(''),
      paint.near,
    ),
    traced(shrouds, { ink: night ? '#8b8680' : paint.ink, line: finish.line * 0.4 }),
    sail(0.02, 0.24, 0.26),
    sail(0.27, 0.56, 0.36),
    inked(
      shape(mast - 0.014, -0.05, mast + 0.014, -0.05, mast + 0.022, 0.8, mast - 0.022, 0.8),
      night ? '#55524d' : paint.near,
      pen,
    ),
    inked(block(mast - (side < 0 ? 0.32 : 0.06), 0.25, 0.38, 0.016), night ? '#8b8680' : paint.accent, pen),
    inked(pins, night ? '#8b8680' : '#d9d5cc', pen),
    inked(rect(box.x - 9, box.y + h * 0.6, w + 18, h * 0.03), night ? '#8b8680' : paint.near, pen),
    inked(rect(box.x - 9, box.y + h * 0.71, w + 18, h * 0.35), night ? '#2c2a2a' : '#f3f1ec', pen),
    traced(planks, { ink: night ? '#55524d' : '#b7b1a6', line: finish.line * 0.5 }),
    inked(coil, 'none', { ink: finish.spot, line: finish.line }),
    inked(
      poly(
        ...at(1 - mast - 0.07, 0.8),
        ...at(1 - mast + 0.07, 0.8),
        ...at(1 - mast + 0.08, 0.9),
        ...at(1 - mast - 0.08, 0.9),
      ) + smooth([...at(1 - mast - 0.07, 0.8), ...at(1 - mast, 0.765), ...at(1 - mast + 0.07, 0.8)]),
      night ? '#55524d' : paint.mid,
      pen,
    ),
  ].join('');
};
