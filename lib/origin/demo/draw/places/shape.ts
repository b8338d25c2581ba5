import type { Box, Point } from '../geometry';
import { n, path, type Svg } from '../svg';

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}

export function boxPath(box: Box): string {
  return rect(box.x, box.y, box.width, box.height);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r);
}

/** Straight closed path through flat pairs of coordinates: x0, y0, x1, y1 ... */
export function poly(...xy: number[]): string {
  let d = '';
  for (let i = 0; i + 1 < xy.length; i += 2) d += `${i ? 'L' : 'M'}${n(xy[i]!)} ${n(xy[i + 1]!)}`;
  return `${d}Z`;
}

/** A soft curve through flat pairs of coordinates (Catmull-Rom); closed unless told otherwise. */
export function smooth(xy: readonly number[], closed = true): string {
  const points: Point[] = [];
  for (let i = 0; i + 1 < xy.length; i += 2) points.push({ x: xy[i]!, y: xy[i + 1]! });
  const count = points.length;
  const at = (i: number) => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b.x + (c.x - a.x) / 6)} ${n(b.y + (c.y - a.y) / 6)} ${n(c.x - (e.x - b.x) / 6)} ${n(c.y - (e.y - b.y) / 6)} ${n(c.x)} ${n(c.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A stroke pointed at both ends, thickest in its middle; `bend` lifts the middle. */
export function lens(x: number, y: number, length: number, thick: number, bend = 0): string {
  return `M${n(x - length / 2)} ${n(y)}Q${n(x)} ${n(y - thick - bend)} ${n(x + length / 2)} ${n(y)}Q${n(x)} ${n(y + thick - bend)} ${n(x - length / 2)} ${n(y)}Z`;
}

/** A stroke that tapers from `width` at its start to a point. */
export function taper(x0: number, y0: number, x1: number, y1: number, width: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const dx = (-(y1 - y0) / length) * (width / 2);
  const dy = ((x1 - x0) / length) * (width / 2);
  return poly(x0 + dx, y0 + dy, x1, y1, x0 - dx, y0 - dy);
}

/** Wedges around a centre: every second one of `2 * count` sectors, from radius `inner` to `outer`. */
export function fan(cx: number, cy: number, count: number, inner: number, outer: number, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 2 * Math.PI) / count;
    const b = a + Math.PI / count;
    const at = (angle: number, r: number) => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
    d += poly(...at(a, inner), ...at(a, outer), ...at(b, outer), ...at(b, inner));
  }
  return d;
}

export interface Pen {
  ink: string;
  /** Width in the units of the drawing. */
  line: number;
}

/** A filled shape with a uniform, round-joined outline. */
export function inked(d: string, fill: string, pen: Pen): Svg {
  return path(d, {
    fill,
    stroke: pen.ink,
    'stroke-width': pen.line,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

/** Shapes grown together, such as the leaves of a hedge: one outline around them all. */
export function clump(d: string, fill: string, pen: Pen): Svg {
  return inked(d, fill, { ...pen, line: pen.line * 2 }) + filled(d, fill);
}

/** Lines without a filling. */
export function traced(d: string, pen: Pen): Svg {
  return path(d, {
    fill: 'none',
    stroke: pen.ink,
    'stroke-width': pen.line,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

export function filled(d: string, fill: string, opacity?: number): Svg {
  return path(d, { fill, 'fill-opacity': opacity });
}
