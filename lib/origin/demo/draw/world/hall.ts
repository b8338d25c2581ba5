import { boxPath, filled, inked, poly, rect, traced } from '../places/shape';
import { placePaint } from '../places/place-paint';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';

/** A great hall: arches on columns, tall windows, a chequered floor that runs away. */
export const drawHall: DrawSetting = (_sheet, rng, { box, finish }) => {
  const paint = placePaint(finish);
  const night = finish.noir === true;
  const { x, y, width: w, height: h } = box;
  const pen = { ink: night ? '#8b8680' : paint.ink, line: finish.line * 0.5 };
  const at = (u: number, v: number) => [x + w * u, y + h * v] as const;
  const p = (u: number, v: number) =>
    at(u, v)
      .map((c) => c.toFixed(1))
      .join(' ');
  const bays = Math.max(2, Math.round((w / h) * 2.4));
  const wide = 1 / bays;
  const floorAt = 0.68;
  const windows = Array.from({ length: bays }, (_, i) => {
    const [a, b] = [(i + 0.28) * wide, (i + 0.72) * wide];
    const arch = `M${p(a, 0.56)}L${p(a, 0.22)}Q${p(a, 0.12)} ${p((a + b) / 2, 0.1)}Q${p(b, 0.12)} ${p(b, 0.22)}L${p(b, 0.56)}Z`;
    const bars = `M${p((a + b) / 2, 0.1)}L${p((a + b) / 2, 0.56)}M${p(a, 0.26)}L${p(b, 0.26)}M${p(a, 0.42)}L${p(b, 0.42)}`;
    return inked(arch, night ? paint.light : rng.pick([paint.mid, paint.far]), pen) + traced(bars, pen);
  });
  const columns = Array.from({ length: bays + 1 }, (_, i) => {
    const [u, half] = [i * wide, wide * 0.12];
    return [
      inked(rect(...at(u - half, 0.06), w * half * 2, h * (floorAt - 0.06)), night ? '#35322f' : '#ffffff', pen),
      filled(rect(...at(u + half * 0.3, 0.06), w * half * 0.7, h * (floorAt - 0.06)), night ? paint.near : paint.mid),
      inked(
        rect(...at(u - half * 1.6, 0.06), w * half * 3.2, h * 0.045) +
          rect(...at(u - half * 1.6, floorAt - 0.05), w * half * 3.2, h * 0.05),
        night ? '#4a4744' : paint.light,
        pen,
      ),
    ].join('');
  });
  const [vx, vy] = [0.5, 0.3];
  const on = (u: number, v: number) => at(vx + ((u - vx) * (v - vy)) / (1 - vy), v);
  const lines = [floorAt, 0.735, 0.82, 0.93, 1.06];
  const tiles = lines
    .slice(0, -1)
    .flatMap((top, row) =>
      Array.from({ length: 16 }, (_, i) => {
        const u = -1.3 + i * 0.225 + (row % 2) * 0;
        return (i + row) % 2
          ? ''
          : poly(...on(u, top), ...on(u + 0.225, top), ...on(u + 0.225, lines[row + 1]!), ...on(u, lines[row + 1]!));
      }),
    )
    .join('');
  return [
    filled(boxPath(box), night ? paint.mid : paint.light),
    dotRamp({
      box: { ...box, height: h * floorAt },
      pitch: 12,
      colour: night ? paint.near : paint.dots,
      value: (_u, v) => 0.6 - 0.8 * v,
    }),
    ...windows,
    ...columns,
    inked(rect(x - 9, y - 9, w + 18, h * 0.075 + 9), night ? '#4a4744' : paint.far, pen),
    inked(rect(x - 9, y + h * floorAt, w + 18, h * 0.4), night ? '#2c2a2a' : '#ffffff', pen),
    filled(tiles, night ? '#1f1d1e' : paint.mid),
    inked(poly(...on(0.36, floorAt), ...on(0.64, floorAt), ...on(0.64, 1.06), ...on(0.36, 1.06)), finish.spot, pen),
  ].join('');
};
