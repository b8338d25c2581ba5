import { boxPath, circle, ellipse, filled, inked, poly, rect, traced } from '../places/shape';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** The stairs of an old house: steps between balusters, portraits whose eyes follow, a chandelier, candles. */
export const drawGrandStairs: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, block, shape } = survey(view);
  const turn = rng.range(-0.06, 0.06);
  const steps = Array.from({ length: 8 }, (_, i) => {
    const t = i / 8;
    const half = 0.4 - 0.22 * t;
    const v = 0.8 - 0.34 * t;
    return inked(
      shape(
        0.5 + turn * t - half,
        v,
        0.5 + turn * t + half,
        v,
        0.5 + turn * t + half - 0.026,
        v - 0.043,
        0.5 + turn * t - half + 0.026,
        v - 0.043,
      ),
      night ? (i % 2 ? '#35322f' : '#4a4744') : i % 2 ? '#ffffff' : '#d9d5cc',
      pen,
    );
  });
  const runner = shape(0.38, 0.8, 0.62, 0.8, 0.5 + turn + 0.07, 0.46, 0.5 + turn - 0.07, 0.46);
  const rail = ([-1, 1] as const).map((side) => {
    const [x0, x1] = [0.5 + side * 0.42, 0.5 + turn + side * 0.19];
    const posts = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const [x, y] = at(x0 + (x1 - x0) * t, 0.8 - 0.35 * t);
      const tall = h * (0.13 - 0.06 * t);
      return poly(
        x - unit * 0.008,
        y,
        x - unit * 0.012,
        y - tall * 0.5,
        x - unit * 0.005,
        y - tall,
        x + unit * 0.005,
        y - tall,
        x + unit * 0.012,
        y - tall * 0.5,
        x + unit * 0.008,
        y,
      );
    }).join('');
    return (
      inked(posts, night ? '#8b8680' : '#f3f1ec', pen) +
      inked(
        shape(x0 - 0.02, 0.67, x0 + 0.02, 0.67, x1 + 0.012, 0.375, x1 - 0.012, 0.375),
        night ? '#55524d' : paint.accent,
        pen,
      ) +
      inked(block(x0 - 0.026, 0.63, 0.052, 0.19), night ? '#55524d' : paint.near, pen) +
      inked(circle(...at(x0, 0.615), unit * 0.028), finish.spot, pen)
    );
  });
  const portraits = [0.04, 0.2, 0.68, 0.84].map((u, i) => {
    const v = 0.14 + (i % 2) * 0.06;
    const [cx, cy] = at(u + 0.06, v + 0.1);
    return (
      inked(block(u, v, 0.12, 0.24), night ? '#8b8680' : '#d9d5cc', { ...pen, line: pen.line * 1.8 }) +
      inked(block(u + 0.014, v + 0.018, 0.092, 0.204), night ? '#2c2a2a' : paint.near, pen) +
      filled(
        ellipse(cx, cy, unit * 0.026, unit * 0.034) +
          poly(
            cx - unit * 0.05,
            cy + unit * 0.1,
            cx + unit * 0.05,
            cy + unit * 0.1,
            cx + unit * 0.03,
            cy + unit * 0.04,
            cx - unit * 0.03,
            cy + unit * 0.04,
          ),
        night ? '#d9d5cc' : '#ffffff',
      ) +
      filled(
        circle(cx - unit * 0.01, cy - unit * 0.004, unit * 0.005) +
          circle(cx + unit * 0.01, cy - unit * 0.004, unit * 0.005),
        '#131316',
      )
    );
  });
  const [lx, ly] = at(0.5 + turn, 0.16);
  const candles = [-2, -1, 0, 1, 2].map((k) => {
    const [x, y] = [lx + k * unit * 0.055, ly - Math.abs(k) * unit * 0.012];
    return (
      inked(rect(x - unit * 0.008, y - unit * 0.04, unit * 0.016, unit * 0.04), '#f3f1ec', pen) +
      filled(
        `M${x} ${y - unit * 0.085}Q${x + unit * 0.014} ${y - unit * 0.05} ${x} ${y - unit * 0.043}Q${x - unit * 0.014} ${y - unit * 0.05} ${x} ${y - unit * 0.085}Z`,
        finish.spot,
      ) +
      filled(circle(x, y - unit * 0.06, unit * 0.035), '#f3f1ec', 0.16)
    );
  });
  return [
    filled(boxPath(box), night ? '#1f1d1e' : '#f3f1ec'),
    filled(
      Array.from({ length: 10 }, (_, i) => rect(box.x + (w * i) / 10, box.y, w / 24, h * 0.7)).join(''),
      night ? '#2c2a2a' : '#ffffff',
    ),
    dotRamp({
      box: { ...box, height: h * 0.7 },
      pitch: 12,
      colour: night ? '#131316' : paint.dots,
      value: (u, v) => Math.hypot(u - 0.5, v - 0.3) * 1.2 - 0.3,
    }),
    ...portraits,
    inked(block(0.5 + turn - 0.14, 0.2, 0.28, 0.27), night ? '#131316' : paint.mid, pen),
    inked(
      `M${at(0.5 + turn - 0.08, 0.46).join(' ')}V${at(0, 0.3)[1]}Q${at(0.5 + turn, 0.2).join(' ')} ${at(0.5 + turn + 0.08, 0.3).join(' ')}V${at(0, 0.46)[1]}Z`,
      night ? '#d9d5cc' : '#ffffff',
      pen,
    ),
    ...steps,
    inked(runner, finish.spot, pen),
    inked(block(-0.02, 0.8, 1.04, 0.3), night ? '#2c2a2a' : '#ffffff', pen),
    filled(
      Array.from({ length: 9 }, (_, i) =>
        shape(-0.1 + i * 0.14, 0.8, -0.03 + i * 0.14, 0.8, -0.2 + i * 0.18, 1.02, -0.3 + i * 0.18, 1.02),
      ).join(''),
      night ? '#1f1d1e' : '#d9d5cc',
    ),
    ...rail,
    traced(
      `M${lx} ${box.y}V${ly}M${lx - unit * 0.13} ${ly - unit * 0.02}Q${lx} ${ly + unit * 0.06} ${lx + unit * 0.13} ${ly - unit * 0.02}`,
      { ink: night ? '#d9d5cc' : paint.accent, line: finish.line * 0.9 },
    ),
    ...candles,
  ].join('');
};
