import { boxPath, circle, filled, inked, poly, rect, traced } from '../places/shape';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A yard of machines: a giant in its scaffold, cranes, pipes with valves, cables, plates on the ground. */
export const drawMachineHall: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, block, shape } = survey(view);
  const tall = rng.chance(0.5) ? 0.3 : 0.7;
  const [gx, gy] = at(tall, 0.72);
  const s = Math.min(w * 0.5, h * 0.62);
  const plate = (d: string, fill: string) => inked(d, fill, pen);
  const part = (...xy: number[]) => poly(...xy.map((v, i) => (i % 2 ? gy + v * s : gx + v * s)));
  const steel = night ? (['#55524d', '#8b8680', '#4a4744'] as const) : (['#d9d5cc', '#f3f1ec', '#8b8680'] as const);
  const giant = [
    plate(
      part(-0.2, 0, -0.24, -0.36, -0.05, -0.36, -0.07, 0) + part(0.2, 0, 0.24, -0.36, 0.05, -0.36, 0.07, 0),
      steel[2],
    ),
    plate(
      part(-0.27, 0.02, -0.22, -0.09, -0.05, -0.09, -0.03, 0.02) +
        part(0.27, 0.02, 0.22, -0.09, 0.05, -0.09, 0.03, 0.02),
      steel[0],
    ),
    plate(
      part(-0.44, -0.2, -0.42, -0.68, -0.28, -0.68, -0.3, -0.2) + part(0.44, -0.2, 0.42, -0.68, 0.28, -0.68, 0.3, -0.2),
      steel[2],
    ),
    plate(part(-0.28, -0.74, 0.28, -0.74, 0.2, -0.42, 0.16, -0.33, -0.16, -0.33, -0.2, -0.42), steel[0]),
    plate(
      part(-0.46, -0.78, -0.24, -0.8, -0.24, -0.62, -0.46, -0.58) +
        part(0.46, -0.78, 0.24, -0.8, 0.24, -0.62, 0.46, -0.58),
      steel[1],
    ),
    plate(part(-0.1, -0.76, -0.12, -0.94, 0, -1, 0.12, -0.94, 0.1, -0.76), steel[1]),
    plate(part(-0.09, -0.88, 0.09, -0.88, 0.07, -0.83, -0.07, -0.83), finish.spot),
    plate(part(-0.06, -0.62, 0.06, -0.62, 0.04, -0.5, -0.04, -0.5), finish.spot),
  ].join('');
  const scaffold = [-0.56, 0.56]
    .map(
      (k) =>
        `M${gx + k * s} ${gy}V${gy - s * 1.1}M${gx + (k + 0.12) * s} ${gy}V${gy - s * 1.1}` +
        Array.from(
          { length: 6 },
          (_, i) => `M${gx + k * s} ${gy - i * s * 0.2}l${0.12 * s} ${-s * 0.2}l${-0.12 * s} 0`,
        ).join(''),
    )
    .join('');
  const crane = (u: number, size: number) => {
    const [x, y] = at(u, 0.7);
    const arm = unit * size;
    return (
      traced(
        `M${x} ${y}V${y - arm}M${x - arm * 0.34} ${y - arm * 0.94}H${x + arm * 0.66}M${x} ${y - arm}L${x + arm * 0.6} ${y - arm * 0.94}M${x} ${y - arm}L${x - arm * 0.3} ${y - arm * 0.94}M${x + arm * 0.5} ${y - arm * 0.94}v${arm * 0.3}`,
        { ink: night ? '#4a4744' : paint.near, line: finish.line * 0.8 },
      ) + filled(rect(x + arm * 0.46, y - arm * 0.64, arm * 0.08, arm * 0.07), night ? '#4a4744' : paint.near)
    );
  };
  const pipes =
    [0.05, 0.11]
      .map((v, i) => inked(rect(box.x - 9, box.y + h * v, w + 18, unit * 0.035), i ? steel[2] : steel[0], pen))
      .join('') +
    Array.from({ length: 5 }, (_, i) =>
      inked(
        rect(at(0.1 + i * 0.2 + rng.range(-0.04, 0.04), 0)[0], box.y + h * 0.042, unit * 0.03, unit * 0.05),
        steel[1],
        pen,
      ),
    ).join('');
  const plates =
    [0.72, 0.79, 0.88, 1].map((v) => `M${box.x} ${box.y + h * v}h${w}`).join('') +
    [-0.4, -0.1, 0.15, 0.36, 0.5, 0.64, 0.85, 1.1, 1.4]
      .map((u) => `M${at(0.5 + (u - 0.5) * 0.5, 0.72).join(' ')}L${at(u, 1.02).join(' ')}`)
      .join('');
  const rivets = Array.from({ length: 18 }, () => circle(...at(rng.next(), rng.range(0.75, 0.98)), unit * 0.005)).join(
    '',
  );
  return [
    filled(boxPath(box), night ? paint.sky : '#ffffff'),
    dotRamp({ box: { ...box, height: h * 0.72 }, pitch: 12, colour: paint.dots, value: (_u, v) => 0.55 - 0.7 * v }),
    filled(
      shape(
        0,
        0.72,
        0,
        0.5,
        0.12,
        0.5,
        0.16,
        0.4,
        0.22,
        0.5,
        0.4,
        0.5,
        0.44,
        0.44,
        0.6,
        0.44,
        0.64,
        0.53,
        0.8,
        0.53,
        0.84,
        0.42,
        0.92,
        0.42,
        1,
        0.5,
        1,
        0.72,
      ),
      night ? paint.mid : '#d9d5cc',
    ),
    crane(1 - tall, 0.5),
    crane(0.5, 0.34),
    traced(scaffold, { ink: night ? '#8b8680' : paint.near, line: finish.line * 0.6 }),
    giant,
    inked(block(-0.02, 0.72, 1.04, 0.4), night ? '#2c2a2a' : '#f3f1ec', pen),
    traced(plates, { ink: night ? '#4a4744' : '#b7b1a6', line: finish.line * 0.45 }),
    filled(rivets, paint.near),
    pipes,
  ].join('');
};
