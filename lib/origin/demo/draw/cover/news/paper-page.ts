import { ellipse, filled, inked, poly, smooth } from '../../places/shape';
import type { Svg } from '../../svg';
import { FINE, INK } from './news-stage';

const THIN = { ...FINE, line: 2.4 };

interface Lying {
  /** Of its near edge. */
  width: number;
  /** How far above the near edge the far one is. */
  deep: number;
  /** How far the far edge is shifted to the right. */
  lean?: number;
}

/** A page of a comic that lies on a table, foreshortened, its near edge's middle at (x, y): somebody in front of light, something fast, something said. */
export function paperPage(
  x: number,
  y: number,
  { width, deep, lean = 0 }: Lying,
  [sky, dark, hair]: readonly [sky: string, dark: string, hair: string],
): Svg {
  const at = (u: number, v: number): [number, number] => [
    x + (u - 0.5) * width * (1 - 0.2 * v) + lean * v,
    y - deep * v,
  ];
  const flat = (...uv: number[]) => uv.flatMap((u, i) => (i % 2 ? [] : at(u, uv[i + 1]!)));
  const panel = (u0: number, v0: number, u1: number, v1: number, fill: string) =>
    inked(poly(...flat(u0, v0, u1, v0, u1, v1, u0, v1)), fill, THIN);
  const oval = (u: number, v: number, r: number) => ellipse(...at(u, v), r * width, r * width * 0.52);
  const rays = Array.from(
    { length: 6 },
    (_, i) =>
      poly(...flat(0.29, 0.27, 0.08 + i * 0.08, 0.08, 0.1 + i * 0.08, 0.08)) +
      poly(...flat(0.29, 0.27, 0.08 + i * 0.08, 0.46, 0.1 + i * 0.08, 0.46)),
  ).join('');
  return [
    filled(poly(...flat(0.03, -0.06, 1.04, -0.06, 1.04, 0.94, 0.03, 0.94)), INK, 0.25),
    inked(poly(...flat(0, 0, 1, 0, 1, 1, 0, 1)), '#fffdf6', FINE),
    panel(0.08, 0.54, 0.92, 0.92, sky),
    inked(smooth(flat(0.2, 0.55, 0.26, 0.66, 0.36, 0.7, 0.46, 0.66, 0.52, 0.55)), dark, THIN),
    inked(oval(0.36, 0.75, 0.075), '#ffe3d0', THIN) +
      filled(smooth(flat(0.27, 0.76, 0.29, 0.88, 0.36, 0.91, 0.44, 0.88, 0.45, 0.76, 0.4, 0.82, 0.34, 0.8)), hair),
    inked(oval(0.74, 0.76, 0.1), '#ffffff', THIN),
    panel(0.08, 0.08, 0.5, 0.46, '#ffffff'),
    filled(rays, INK),
    panel(0.56, 0.08, 0.92, 0.46, dark),
    inked(oval(0.74, 0.26, 0.1), sky, THIN),
  ].join('');
}
