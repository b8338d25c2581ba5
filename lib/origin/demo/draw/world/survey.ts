import { placePaint, type PlacePaint } from '../places/place-paint';
import { poly, rect, type Pen } from '../places/shape';
import { n } from '../svg';
import type { View } from './setting';

/** Measures of a place in a panel: points by shares of its box, its paints, its pen. */
interface Survey {
  paint: PlacePaint;
  night: boolean;
  pen: Pen;
  w: number;
  h: number;
  /** The smaller side: what sizes of things follow. */
  unit: number;
  at(u: number, v: number): readonly [number, number];
  /** The same as path data. */
  p(u: number, v: number): string;
  block(u: number, v: number, du: number, dv: number): string;
  /** Corners by shares. */
  shape(...uv: readonly number[]): string;
}

export function survey({ box, finish }: Pick<View, 'box' | 'finish'>): Survey {
  const paint = placePaint(finish);
  const night = finish.noir === true;
  const { x, y, width: w, height: h } = box;
  const at = (u: number, v: number) => [x + w * u, y + h * v] as const;
  return {
    paint,
    night,
    w,
    h,
    at,
    pen: { ink: night ? '#8b8680' : paint.ink, line: finish.line * 0.5 },
    unit: Math.min(w, h),
    p: (u, v) => at(u, v).map(n).join(' '),
    block: (u, v, du, dv) => rect(...at(u, v), w * du, h * dv),
    shape: (...uv) => poly(...uv.map((share, i) => (i % 2 ? y + h * share : x + w * share))),
  };
}
