import { drawSea } from '../places/sea';
import { circle, ellipse, filled, inked, rect, traced } from '../places/shape';
import { drawTallShip } from '../places/tall-ship';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** A harbour of the days of sail: a ship in the roads, a jetty with bollards and a slack rope. */
export const drawHarbour: DrawSetting = (sheet, rng, view) => {
  const { box, finish, far, figures } = view;
  const { night, pen, w, h, unit, at, p, block } = survey(view);
  const ship = Math.min(w * 0.4, h * 0.44);
  const wood = night ? '#55524d' : '#d9d5cc';
  const gap = unit * 0.42;
  const start = box.x - rng.range(0, gap);
  const posts = Array.from({ length: Math.ceil(w / gap) + 2 }, (_, i) => start + i * gap);
  const top = at(0, 0.7)[1];
  const ropes = posts
    .slice(1)
    .map(
      (x, i) =>
        `M${posts[i]!.toFixed(1)} ${top.toFixed(1)}Q${((posts[i]! + x) / 2).toFixed(1)} ${(top + h * 0.09).toFixed(1)} ${x.toFixed(1)} ${top.toFixed(1)}`,
    )
    .join('');
  const boards = Array.from(
    { length: 12 },
    (_, i) => `M${p(0.5 + (i - 5.5) * 0.1, 0.82)}L${p(0.5 + (i - 5.5) * 0.17, 1.05)}`,
  ).join('');
  const [bx, by] = at(rng.pick([0.1, 0.9]), 0.86);
  const r = unit * 0.055;
  return [
    drawSea(sheet, rng.fork('sea'), { box, finish, horizon: 0.5 }),
    far || figures
      ? drawTallShip(sheet, rng.fork('ship'), {
          box: {
            x: box.x + w * rng.range(0.06, 0.5),
            y: at(0, far ? 0.62 : 0.57)[1] - ship,
            width: ship,
            height: ship,
          },
          finish,
        })
      : '',
    ...(far || figures
      ? [
          inked(block(-0.02, 0.82, 1.04, 0.24), night ? '#2c2a2a' : '#f3f1ec', pen),
          traced(boards, { ink: night ? '#55524d' : '#b7b1a6', line: finish.line * 0.5 }),
          traced(ropes, { ink: night ? '#8b8680' : '#55524d', line: finish.line * 1.1 }),
          ...posts.map(
            (x) =>
              inked(rect(x - unit * 0.022, at(0, 0.69)[1], unit * 0.044, h * 0.15), wood, pen) +
              inked(ellipse(x, at(0, 0.69)[1], unit * 0.03, unit * 0.014), wood, pen),
          ),
          inked(rect(bx - r, by - r * 1.7, r * 2, r * 2), wood, pen) +
            filled(
              rect(bx - r, by - r * 1.3, r * 2, r * 0.24) + rect(bx - r, by - r * 0.2, r * 2, r * 0.24),
              '#8b8680',
            ) +
            inked(ellipse(bx, by - r * 1.7, r, r * 0.36), wood, pen) +
            filled(circle(bx, by - r * 1.7, r * 0.2), '#55524d'),
        ]
      : []),
  ].join('');
};
