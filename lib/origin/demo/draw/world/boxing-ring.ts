import { boxPath, filled, inked, poly, rect, traced } from '../places/shape';
import { drawCrowdRow } from './crowd';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A ring: lamps in the smoke, heads in the dark, three ropes between padded posts, canvas. */
export const drawBoxingRing: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, p, block, shape } = survey(view);
  const heads = [0.36, 0.43, 0.5].map((v, row) => {
    const coats = night ? ['#2c2a2a', '#35322f', '#4a4744'][row]! : ['#f3f1ec', '#d9d5cc', '#b7b1a6'][row]!;
    const tones = night
      ? { skin: ['#4a4744', '#55524d', '#6d6862'][row]!, hair: '#1f1d1e' }
      : { skin: '#ffffff', hair: paint.near };
    return drawCrowdRow(rng, {
      from: box.x,
      to: box.x + w,
      y: box.y + h * v,
      head: unit * (0.02 + row * 0.005),
      gap: [3, 4],
      coats,
      ...tones,
      pen: { ...pen, line: pen.line * 0.6 },
    });
  });
  const lamps = [0.2, 0.5, 0.8].map((u) => {
    const [x, y] = at(u, 0.08);
    const wide = w * 0.2;
    return (
      filled(
        poly(x - unit * 0.05, y, x + unit * 0.05, y, x + wide, box.y + h * 0.8, x - wide, box.y + h * 0.8),
        '#ffffff',
        night ? 0.1 : 0.4,
      ) +
      inked(
        poly(
          x - unit * 0.03,
          y - unit * 0.05,
          x + unit * 0.03,
          y - unit * 0.05,
          x + unit * 0.07,
          y,
          x - unit * 0.07,
          y,
        ),
        night ? '#8b8680' : paint.accent,
        pen,
      ) +
      filled(rect(x - unit * 0.05, y, unit * 0.1, unit * 0.012), '#ffffff')
    );
  });
  const left = rng.range(0.04, 0.14);
  const right = 1 - rng.range(0.04, 0.14);
  const ropes = [0.52, 0.6, 0.68].map((v, i) =>
    traced(`M${p(-0.05, v + 0.1)}L${p(left, v)}Q${p(0.5, v + 0.012)} ${p(right, v)}L${p(1.05, v + 0.1)}`, {
      ink: i === 1 ? finish.spot : night ? '#f3f1ec' : '#ffffff',
      line: finish.line * 1.5,
    }),
  );
  const edges = [0.52, 0.6, 0.68].map((v) =>
    traced(`M${p(-0.05, v + 0.1)}L${p(left, v)}Q${p(0.5, v + 0.012)} ${p(right, v)}L${p(1.05, v + 0.1)}`, {
      ink: '#131316',
      line: finish.line * 2.3,
    }),
  );
  const post = (u: number) =>
    inked(block(u - 0.014, 0.46, 0.028, 0.32), night ? '#55524d' : paint.near, pen) +
    [0.5, 0.58, 0.66].map((v) => inked(block(u - 0.026, v, 0.052, 0.055), finish.spot, pen)).join('');
  return [
    filled(boxPath(box), night ? '#131316' : '#d9d5cc'),
    ...heads,
    ...lamps,
    inked(shape(left, 0.76, right, 0.76, 1.3, 1.06, -0.3, 1.06), night ? '#d9d5cc' : '#ffffff', pen),
    filled(shape(0.44, 0.86, 0.56, 0.86, 0.6, 0.94, 0.4, 0.94), finish.spot, 0.8),
    inked(shape(left, 0.76, right, 0.76, right, 0.785, left, 0.785), night ? '#8b8680' : paint.mid, pen),
    ...edges,
    ...ropes,
    post(left),
    post(right),
  ].join('');
};
