import { boxPath, circle, ellipse, filled, inked, rect, smooth, traced } from '../places/shape';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A room of old times: planks and beams, a paper window, a kettle over the hearth, things hung to dry. */
export const drawHutRoom: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, p, block, shape } = survey(view);
  const left = rng.chance(0.5);
  const u = (share: number) => (left ? share : 1 - share);
  const wide = (from: number, size: number) => (left ? from : 1 - from - size);
  const wall = night ? '#2c2a2a' : '#ffffff';
  const wood = night ? '#4a4744' : '#d9d5cc';
  const beam = night ? '#55524d' : '#8b8680';
  const [hx, hy] = at(u(0.27), 0.8);
  const planks = Array.from({ length: 9 }, (_, i) => `M${p((i + 0.5) / 9, 0.1)}V${at(0, 0.66)[1]}`).join('');
  const mats =
    [-0.5, -0.17, 0.17, 0.5].map((x) => `M${p(0.5 + x * 0.9, 0.68)}L${p(0.5 + x * 2, 1.05)}`).join('') +
    `M${p(-0.02, 0.84)}H${at(1.02, 0)[0]}`;
  const [wx, wy, ww, wh] = [wide(0.55, 0.34), 0.2, 0.34, 0.3];
  const bars =
    [0.25, 0.5, 0.75].map((t) => `M${p(wx + ww * t, wy)}V${at(0, wy + wh)[1]}`).join('') +
    [0.33, 0.67].map((t) => `M${p(wx, wy + wh * t)}H${at(wx + ww, 0)[0]}`).join('');
  const roots = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = at(u(0.06 + i * 0.075), 0.13);
    const long = unit * rng.range(0.07, 0.12);
    return (
      traced(`M${x} ${y}v${long * 0.4}`, pen) +
      inked(
        smooth([
          x,
          y + long * 0.35,
          x + long * 0.22,
          y + long * 0.6,
          x,
          y + long * 1.3,
          x - long * 0.22,
          y + long * 0.6,
        ]),
        rng.pick([wood, finish.spot, wall]),
        pen,
      )
    );
  }).join('');
  const jars = [0.58, 0.66, 0.75, 0.83]
    .map((x) => {
      const [jx, jy] = at(u(x), 0.66);
      const r = unit * rng.range(0.034, 0.05);
      return (
        inked(
          smooth([
            jx - r * 0.5,
            jy - r * 2.2,
            jx + r * 0.5,
            jy - r * 2.2,
            jx + r,
            jy - r * 1.2,
            jx + r * 0.7,
            jy,
            jx - r * 0.7,
            jy,
            jx - r,
            jy - r * 1.2,
          ]),
          beam,
          pen,
        ) + inked(ellipse(jx, jy - r * 2.1, r * 0.62, r * 0.22), wood, pen)
      );
    })
    .join('');
  const glow = night ? filled(circle(hx, hy - unit * 0.06, unit * 0.34), '#8b8680', 0.35) : '';
  return [
    filled(boxPath(box), wall),
    night
      ? ''
      : dotRamp({ box: { ...box, height: h * 0.66 }, pitch: 12, colour: paint.dots, value: (_u, v) => 0.5 - 0.9 * v }),
    traced(planks, { ink: night ? '#4a4744' : '#d9d5cc', line: finish.line * 0.5 }),
    inked(block(wx, wy, ww, wh), night ? '#d9d5cc' : '#f3f1ec', { ...pen, line: pen.line * 2 }),
    traced(bars, pen),
    inked(block(-0.02, 0.09, 1.04, 0.045), beam, pen),
    inked(block(wide(0.46, 0.035), -0.02, 0.035, 0.7), beam, pen),
    roots,
    jars,
    inked(block(-0.02, 0.66, 1.04, 0.42), night ? '#1f1d1e' : '#f3f1ec', pen),
    traced(mats, { ink: night ? '#4a4744' : '#b7b1a6', line: finish.line * 0.5 }),
    glow,
    inked(shape(u(0.1), 0.78, u(0.44), 0.78, u(0.5), 0.92, u(0.04), 0.92), beam, pen),
    filled(shape(u(0.14), 0.8, u(0.4), 0.8, u(0.44), 0.9, u(0.1), 0.9), night ? '#131316' : '#55524d'),
    inked(
      smooth([
        hx - unit * 0.05,
        hy + unit * 0.03,
        hx - unit * 0.035,
        hy - unit * 0.04,
        hx,
        hy - unit * 0.09,
        hx + unit * 0.035,
        hy - unit * 0.04,
        hx + unit * 0.05,
        hy + unit * 0.03,
      ]),
      finish.spot,
      pen,
    ),
    traced(`M${p(u(0.27), 0.1)}V${hy - unit * 0.26}`, { ...pen, line: pen.line * 1.6 }),
    traced(
      `M${hx - unit * 0.06} ${hy - unit * 0.18}A${unit * 0.06} ${unit * 0.08} 0 0 1 ${hx + unit * 0.06} ${hy - unit * 0.18}`,
      pen,
    ),
    inked(
      smooth([
        hx - unit * 0.07,
        hy - unit * 0.19,
        hx + unit * 0.07,
        hy - unit * 0.19,
        hx + unit * 0.085,
        hy - unit * 0.12,
        hx + unit * 0.05,
        hy - unit * 0.07,
        hx - unit * 0.05,
        hy - unit * 0.07,
        hx - unit * 0.085,
        hy - unit * 0.12,
      ]),
      night ? '#131316' : '#55524d',
      pen,
    ),
    inked(rect(hx - unit * 0.075, hy - unit * 0.205, unit * 0.15, unit * 0.02), beam, pen),
    filled(rect(box.x - 9, box.y + h * 0.985, w + 18, h * 0.05), night ? '#131316' : beam),
  ].join('');
};
