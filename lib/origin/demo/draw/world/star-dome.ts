import { boxPath, circle, filled, inked, poly, rect, traced } from '../places/shape';
import { n } from '../svg';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** An observatory: the open slit of the dome, the great tube on its mount, steps, charts on the wall. */
export const drawStarDome: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, p, block, shape } = survey(view);
  const side = rng.chance(0.5) ? 1 : -1;
  const u = (v: number) => 0.5 + side * (v - 0.5);
  const slit = `M${p(u(0.5), -0.05)}L${p(u(0.8), -0.05)}L${p(u(0.92), 0.5)}L${p(u(0.74), 0.5)}Z`;
  const stars = Array.from({ length: 40 }, () => {
    const v = rng.range(0, 0.48);
    return circle(...at(u(rng.range(0.54 + v * 0.4, 0.78 + v * 0.24)), v), rng.range(1, 3.4));
  }).join('');
  const ribs = [-0.5, -0.2, 0.1, 0.34, 0.66, 0.9, 1.2, 1.5]
    .map((k) => `M${p(0.5, -0.25)}Q${p(0.5 + (k - 0.5) * 0.8, 0)} ${p(k, 0.56)}`)
    .join('');
  const [mx, my] = at(u(0.42), 0.6);
  const tube = (from: number, to: number, half: number) => {
    const [c, s] = [side * Math.cos(0.9), -Math.sin(0.9)];
    const k = unit * 0.5;
    const on = (a: number, b: number) =>
      [mx + k * (a * c - b * s * side), my - unit * 0.12 + k * (a * s + b * c * side)] as const;
    return poly(...on(from, -half), ...on(to, -half * 1.15), ...on(to, half * 1.15), ...on(from, half));
  };
  const steel = night ? '#8b8680' : '#d9d5cc';
  const charts = [0.06, 0.2].map((v) => {
    const d = block(Math.min(u(v), u(v + 0.1)), 0.28, 0.1, 0.2);
    const dots = Array.from({ length: 5 }, () =>
      at(Math.min(u(v), u(v + 0.1)) + rng.range(0.015, 0.085), rng.range(0.3, 0.46)),
    );
    return (
      inked(d, night ? '#d9d5cc' : '#ffffff', pen) +
      traced(dots.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''), {
        ink: '#8b8680',
        line: finish.line * 0.3,
      }) +
      filled(dots.map(([x, y]) => circle(x, y, unit * 0.006)).join(''), '#131316')
    );
  });
  const steps = [0, 1, 2, 3].map((i) =>
    inked(
      block(Math.min(u(0.62 + i * 0.07), u(0.69 + i * 0.07)), 0.7 - i * 0.045, 0.07, 0.045 * (i + 1) + 0.02),
      night ? '#55524d' : '#f3f1ec',
      pen,
    ),
  );
  return [
    filled(boxPath(box), night ? '#2c2a2a' : '#f3f1ec'),
    traced(ribs, { ink: night ? '#4a4744' : '#b7b1a6', line: finish.line * 0.6 }),
    inked(slit, '#131316', { ...pen, line: pen.line * 2.4 }),
    filled(stars, '#ffffff'),
    filled(circle(...at(u(0.76), 0.2), unit * 0.04), finish.spot),
    inked(rect(box.x - 9, box.y + h * 0.52, w + 18, h * 0.03), night ? '#8b8680' : paint.near, pen),
    filled(rect(box.x - 9, box.y + h * 0.55, w + 18, h * 0.18), night ? '#35322f' : '#d9d5cc'),
    ...charts,
    inked(block(-0.02, 0.72, 1.04, 0.35), night ? '#1f1d1e' : '#ffffff', pen),
    traced([0.78, 0.86, 0.96].map((v) => `M${box.x} ${n(at(0, v)[1])}h${n(w)}`).join(''), {
      ink: night ? '#35322f' : '#d9d5cc',
      line: finish.line * 0.5,
    }),
    ...steps,
    inked(
      poly(
        mx - unit * 0.09,
        box.y + h * 0.76,
        mx + unit * 0.09,
        box.y + h * 0.76,
        mx + unit * 0.03,
        my - unit * 0.06,
        mx - unit * 0.03,
        my - unit * 0.06,
      ),
      night ? '#55524d' : paint.near,
      pen,
    ),
    inked(tube(-0.42, 0.1, 0.1), steel, pen),
    inked(tube(0.1, 0.86, 0.13), night ? '#d9d5cc' : '#ffffff', pen),
    inked(tube(0.8, 0.88, 0.15), finish.spot, pen),
    inked(tube(-0.52, -0.42, 0.05), night ? '#4a4744' : paint.accent, pen),
    inked(circle(mx, my - unit * 0.12, unit * 0.06), steel, pen) +
      filled(circle(mx, my - unit * 0.12, unit * 0.02), '#131316'),
    inked(shape(u(0.02), 0.9, u(0.16), 0.9, u(0.16), 0.93, u(0.02), 0.93), night ? '#8b8680' : paint.mid, pen),
  ].join('');
};
