import { boxPath, circle, ellipse, filled, inked, lens, rect, traced } from '../places/shape';
import { drawSkyline } from '../places/skyline';
import { n } from '../svg';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A stop at night: a shelter with a lit map, rails that shine, wires overhead, the town behind. */
export const drawTramStop: DrawSetting = (sheet, rng, view) => {
  const { box, finish, far } = view;
  const { paint, night, pen, w, h, unit, at, p, block, shape } = survey(view);
  const side = rng.chance(0.5) ? 0.06 : 0.56;
  const glass = night ? '#4a4744' : '#f3f1ec';
  const rails = [0.84, 0.9].map((v) => rect(box.x - 9, box.y + h * v, w + 18, h * 0.012)).join('');
  const sleepers = Array.from({ length: 16 }, (_, i) =>
    shape(i / 15 - 0.02, 0.82, i / 15 + 0.012, 0.82, i / 15 + 0.004, 0.93, i / 15 - 0.036, 0.93),
  ).join('');
  const wires = [0.1, 0.14]
    .map((v) => `M${p(-0.02, v)}Q${p(0.25, v + 0.035)} ${p(0.5, v)}Q${p(0.75, v + 0.035)} ${p(1.02, v)}`)
    .join('');
  const [lx, ly] = at(side < 0.5 ? 0.78 : 0.24, 0.24);
  const tram = far
    ? [
        inked(block(0.1, 0.5, 0.8, 0.32), finish.spot, pen),
        inked(block(0.1, 0.62, 0.8, 0.03), '#f3f1ec', pen),
        ...[0.14, 0.28, 0.42, 0.56, 0.7].map((u) => inked(block(u, 0.53, 0.11, 0.085), '#f3f1ec', pen)),
        filled([0.2, 0.32, 0.66, 0.78].map((u) => circle(...at(u, 0.83), unit * 0.03)).join(''), '#131316'),
        traced(`M${p(0.45, 0.5)}L${p(0.5, 0.42)}L${p(0.46, 0.34)}L${p(0.5, 0.14)}`, { ...pen, line: pen.line * 2 }),
      ]
    : [];
  return [
    drawSkyline(sheet, rng.fork('city'), { box: { ...box, height: h * 0.74 }, finish }),
    traced(wires, { ink: night ? '#8b8680' : paint.ink, line: finish.line * 0.4 }),
    inked(block(-0.02, 0.72, 1.04, 0.4), night ? '#2c2a2a' : '#f3f1ec', pen),
    filled(sleepers, night ? '#1f1d1e' : '#d9d5cc'),
    inked(rails, night ? '#d9d5cc' : paint.near, { ...pen, line: pen.line * 0.6 }),
    ...tram,
    ...(far
      ? []
      : [
          inked(block(side, 0.34, 0.38, 0.4), glass, pen),
          inked(block(side + 0.03, 0.42, 0.1, 0.2), '#f3f1ec', pen) +
            traced(`M${p(side + 0.045, 0.46)}L${p(side + 0.08, 0.5)}L${p(side + 0.065, 0.56)}L${p(side + 0.11, 0.6)}`, {
              ink: finish.spot,
              line: finish.line * 0.7,
            }),
          inked(block(side + 0.16, 0.62, 0.2, 0.025), night ? '#8b8680' : paint.near, pen),
          filled(block(side + 0.18, 0.645, 0.015, 0.09) + block(side + 0.325, 0.645, 0.015, 0.09), paint.near),
          inked(shape(side - 0.03, 0.3, side + 0.41, 0.3, side + 0.39, 0.345, side - 0.01, 0.345), finish.spot, pen),
          inked(
            block(side + 0.37, 0.34, 0.012, 0.4) + block(side, 0.34, 0.012, 0.4),
            night ? '#8b8680' : paint.accent,
            pen,
          ),
          filled(ellipse(lx, ly + h * 0.52, w * 0.14, h * 0.03), '#f3f1ec', night ? 0.25 : 0),
          inked(rect(lx - unit * 0.008, ly, unit * 0.016, h * 0.5), night ? '#8b8680' : paint.accent, pen) +
            filled(circle(lx, ly, unit * 0.075), '#f3f1ec', night ? 0.25 : 0) +
            inked(circle(lx, ly, unit * 0.034), '#f3f1ec', pen),
        ]),
    filled(
      Array.from({ length: 9 }, () =>
        lens(...at(rng.next(), rng.range(0.76, 0.98)), w * rng.range(0.04, 0.1), h * 0.004),
      ).join(''),
      night ? '#55524d' : '#d9d5cc',
    ),
    filled(boxPath({ ...box, y: box.y + Number(n(h * 0.98)), height: h * 0.04 }), night ? '#131316' : paint.mid),
  ].join('');
};
