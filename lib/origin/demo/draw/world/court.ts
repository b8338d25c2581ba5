import { boxPath, filled, inked, poly, rect, traced } from '../places/shape';
import { placePaint } from '../places/place-paint';
import { drawCrowdRow } from './crowd';
import type { DrawSetting } from './setting';

/** A hall of sport: lamps, a crowd of heads in rows, a wall of boards, and floor lines from one vanishing point. */
export const drawCourt: DrawSetting = (_sheet, rng, { box, finish }) => {
  const paint = placePaint(finish);
  const { x, y, width: w, height: h } = box;
  const pen = { ink: paint.ink, line: finish.line * 0.45 };
  const at = (u: number, v: number) => [x + w * u, y + h * v] as const;
  const size = Math.min(w, h) * 0.034;
  const rows = [0.2, 0.28, 0.36, 0.44].map((v, row) => {
    const head = size * (0.72 + row * 0.08);
    const coats = [paint.far, paint.mid, paint.light, paint.mid][row]!;
    return drawCrowdRow(rng, {
      from: x,
      to: x + w,
      y: y + h * v,
      head,
      gap: [3, 3.9],
      skin: finish.noir ? paint.mid : paint.light,
      coats,
      hair: paint.near,
      pen: { ...pen, line: pen.line * 0.8 },
    });
  });
  const lamps = [0.12, 0.37, 0.63, 0.88]
    .map((u) => poly(...at(u - 0.05, 0.03), ...at(u + 0.05, 0.03), ...at(u + 0.035, 0.075), ...at(u - 0.035, 0.075)))
    .join('');
  const boards = Array.from({ length: 6 }, (_, i) => rect(...at(i / 6 + 0.006, 0.505), w / 6 - w * 0.012, h * 0.085));
  const [vx, vy] = at(rng.range(0.4, 0.6), 0.34);
  const fan = Array.from({ length: 13 }, (_, i) => {
    const u = -0.9 + i * 0.23;
    const foot = at(u, 1.05);
    const t = (y + h * 0.6 - vy) / (foot[1] - vy);
    return `M${(vx + (foot[0] - vx) * t).toFixed(1)} ${(y + h * 0.6).toFixed(1)}L${foot[0].toFixed(1)} ${foot[1].toFixed(1)}`;
  }).join('');
  return [
    filled(boxPath(box), finish.noir ? paint.sky : paint.light),
    inked(lamps, finish.noir ? paint.light : paint.near, pen),
    ...rows,
    ...boards.map((d, i) => inked(d, [paint.mid, paint.accent, paint.far][(i + 1) % 3]!, pen)),
    inked(rect(x - 9, y + h * 0.6, w + 18, h * 0.45), finish.noir ? '#1f1d1e' : '#ffffff', pen),
    traced(fan, { ink: finish.noir ? paint.dots : paint.mid, line: finish.line * 0.5 }),
    inked(poly(...at(-0.1, 0.7), ...at(1.1, 0.7), ...at(1.1, 0.716), ...at(-0.1, 0.716)), paint.near, {
      ...pen,
      line: 0,
    }),
    traced(
      `M${at(0.28, 1.02).join(' ')}C${at(0.34, 0.8).join(' ')} ${at(0.66, 0.8).join(' ')} ${at(0.72, 1.02).join(' ')}`,
      { ink: paint.near, line: finish.line * 1.3 },
    ),
  ].join('');
};
