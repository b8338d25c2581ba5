import { boxPath, circle, ellipse, filled, inked, lens, poly, rect, traced } from '../places/shape';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A festival at night: strings of lanterns, stalls with striped roofs, a gate at the end of the way; fireworks from afar. */
export const drawFair: DrawSetting = (_sheet, rng, view) => {
  const { box, finish, far } = view;
  const { paint, night, pen, w, h, unit, at, block, shape } = survey(view);
  const gate = rng.range(0.42, 0.58);
  const wood = night ? '#8b8680' : paint.accent;
  const stall = (left: number, right: number, top: number, foot: number) => {
    const stripes = Array.from({ length: 6 }, (_, i) =>
      shape(
        left + ((right - left) * i) / 6,
        top,
        left + ((right - left) * (i + 1)) / 6,
        top,
        left + ((right - left) * (i + 1)) / 6,
        top + 0.09,
        left + ((right - left) * i) / 6,
        top + 0.09,
      ),
    );
    const goods = Array.from({ length: 5 }, (_, i) =>
      circle(...at(left + ((right - left) * (i + 0.5)) / 5, foot - 0.115), unit * 0.022),
    ).join('');
    return (
      inked(
        shape(left + 0.01, top, right - 0.01, top, right - 0.01, foot, left + 0.01, foot),
        night ? '#35322f' : paint.mid,
        pen,
      ) +
      filled(
        shape(left + 0.02, top + 0.1, right - 0.02, top + 0.1, right - 0.02, foot - 0.1, left + 0.02, foot - 0.1),
        night ? '#d9d5cc' : '#ffffff',
      ) +
      inked(goods, rng.pick([finish.spot, '#f3f1ec']), pen) +
      inked(
        shape(left - 0.01, foot - 0.09, right + 0.01, foot - 0.09, right + 0.01, foot, left - 0.01, foot),
        wood,
        pen,
      ) +
      stripes.map((d, i) => inked(d, i % 2 ? finish.spot : '#f3f1ec', pen)).join('')
    );
  };
  const lanterns = [
    [0.06, 0.22, 8],
    [0.2, 0.36, 9],
  ].map(([v0, sag, count], row) => {
    const y = (t: number) => v0! + (sag! - v0!) * 4 * t * (1 - t) * 0.45;
    const line = Array.from(
      { length: 21 },
      (_, i) =>
        `${i ? 'L' : 'M'}${at(i / 20, y(i / 20))
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    ).join('');
    const r = unit * (row ? 0.036 : 0.052);
    return (
      traced(line, pen) +
      Array.from({ length: count! }, (_, i) => {
        const t = (i + 0.5) / count!;
        const [x, top] = at(t, y(t));
        return (
          filled(circle(x, top + r * 1.5, r * 2), '#d9d5cc', 0.16) +
          inked(ellipse(x, top + r * 1.5, r, r * 1.2), (i + row) % 3 ? '#f3f1ec' : finish.spot, pen) +
          traced(`M${x - r * 0.9} ${top + r * 1.2}h${r * 1.8}M${x - r * 0.9} ${top + r * 1.8}h${r * 1.8}`, {
            ...pen,
            line: pen.line * 0.5,
          }) +
          filled(rect(x - r * 0.45, top + r * 0.15, r * 0.9, r * 0.25), '#131316')
        );
      }).join('')
    );
  });
  const bursts = far
    ? [
        [0.22, 0.16],
        [0.78, 0.12],
      ].map(([u, v]) => {
        const [x, y] = at(u! + rng.range(-0.06, 0.06), v!);
        const r = unit * rng.range(0.1, 0.18);
        return (
          filled(
            Array.from({ length: 14 }, (_, i) => {
              const a = (i * Math.PI) / 7;
              return poly(
                x + r * 0.25 * Math.cos(a - 0.05),
                y + r * 0.25 * Math.sin(a - 0.05),
                x + r * Math.cos(a),
                y + r * Math.sin(a),
                x + r * 0.25 * Math.cos(a + 0.05),
                y + r * 0.25 * Math.sin(a + 0.05),
              );
            }).join(''),
            '#d9d5cc',
          ) + filled(circle(x, y, r * 0.1), finish.spot)
        );
      })
    : [];
  return [
    filled(boxPath(box), night ? '#131316' : '#d9d5cc'),
    filled(
      Array.from({ length: 40 }, () => circle(...at(rng.next(), rng.next() * 0.4), rng.range(0.8, 2.2))).join(''),
      '#8b8680',
    ),
    filled(
      shape(0, 0.64, 0, 0.5, 0.2, 0.44, 0.36, 0.52, 0.55, 0.42, 0.8, 0.52, 1, 0.45, 1, 0.64),
      night ? '#2c2a2a' : '#b7b1a6',
    ),
    ...bursts,
    inked(block(gate - 0.13, 0.4, 0.02, 0.26) + block(gate + 0.11, 0.4, 0.02, 0.26), finish.spot, pen) +
      inked(
        shape(gate - 0.18, 0.365, gate + 0.18, 0.365, gate + 0.165, 0.4, gate - 0.165, 0.4) +
          block(gate - 0.15, 0.43, 0.3, 0.022),
        finish.spot,
        pen,
      ),
    inked(block(-0.02, 0.64, 1.04, 0.4), night ? '#1f1d1e' : '#f3f1ec', pen),
    filled(
      shape(gate - 0.06, 0.64, gate + 0.06, 0.64, gate + 0.34, 1.05, gate - 0.34, 1.05),
      night ? '#35322f' : '#ffffff',
    ),
    filled(
      Array.from({ length: 14 }, () =>
        lens(...at(gate + rng.range(-0.2, 0.2), rng.range(0.7, 0.98)), w * rng.range(0.03, 0.08), h * 0.006),
      ).join(''),
      night ? '#55524d' : '#d9d5cc',
    ),
    stall(0.16, gate - 0.18, 0.44, 0.68),
    stall(gate + 0.18, 0.86, 0.44, 0.68),
    stall(-0.08, 0.15, 0.34, 0.76),
    stall(0.86, 1.09, 0.34, 0.76),
    ...lanterns,
  ].join('');
};
