import type { Box, Point } from '../geometry';
import type { Rng } from '../rng';
import { n } from '../svg';

/** The room a balloon takes around a middle. */
export interface Oval {
  middle: Point;
  rx: number;
  ry: number;
}

/** How fat the rounded outline is: 2 an ellipse, more a rounded box. */
const FAT = 2.5;

export function rim({ middle, rx, ry }: Oval, angle: number, scale = 1): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const round = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / FAT);
  return { x: middle.x + rx * scale * round(c), y: middle.y + ry * scale * round(s) };
}

function closed(points: readonly Point[]): string {
  return `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}Z`;
}

export function sayShape(oval: Oval): string {
  return closed(Array.from({ length: 72 }, (_, i) => rim(oval, (i * Math.PI) / 36)));
}

/** A star: long and short points in turn, no two alike. */
export function shoutShape(oval: Oval, rng: Rng): string {
  const around = Math.PI * (oval.rx + oval.ry);
  const points = Math.max(12, 2 * Math.round(around / 84));
  const spikes = Array.from({ length: 2 * points }, (_, i) => {
    const angle = ((i + (i % 2 ? rng.range(-0.2, 0.2) : 0)) * Math.PI) / points;
    return rim(oval, angle, i % 2 ? rng.range(1.16, 1.34) : 1);
  });
  return closed(spikes);
}

/** Scallops: arcs between points of the rim. */
export function thoughtShape(oval: Oval): string {
  const around = Math.PI * (oval.rx + oval.ry);
  const count = Math.max(9, Math.round(around / 82));
  const at = (i: number) => rim(oval, (i * 2 * Math.PI) / count, 0.97);
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 1; i <= count; i++) {
    const [a, b] = [at(i - 1), at(i % count)];
    const r = Math.hypot(b.x - a.x, b.y - a.y) * 0.56;
    d += `A${n(r)} ${n(r)} 0 0 1 ${n(b.x)} ${n(b.y)}`;
  }
  return `${d}Z`;
}

export function captionShape({ x, y, width, height }: Box): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}
