import type { Box, Point } from '../geometry';
import { rng } from '../rng';
import { n } from '../svg';

/** The room a balloon takes around a middle. */
export interface Oval {
  middle: Point;
  rx: number;
  ry: number;
}

/** How fat the rounded outline is: 2 an ellipse, more a rounded box. */
const FAT = 2.5;

/** How far out a point lies as a share of the way to the rim: beyond 1 it is outside. */
export function depth({ middle, rx, ry }: Oval, { x, y }: Point): number {
  return (Math.abs((x - middle.x) / rx) ** FAT + Math.abs((y - middle.y) / ry) ** FAT) ** (1 / FAT);
}

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

/** A star: long and short points in turn, no two alike. Its words alone seed it: whoever looks for its place knows it before it is drawn. */
export function starPoints(oval: Oval, words: string): Point[] {
  const random = rng(`star/${words}`);
  const around = Math.PI * (oval.rx + oval.ry);
  const points = Math.max(12, 2 * Math.round(around / 84));
  return Array.from({ length: 2 * points }, (_, i) => {
    const angle = ((i + (i % 2 ? random.range(-0.2, 0.2) : 0)) * Math.PI) / points;
    return rim(oval, angle, i % 2 ? random.range(1.16, 1.34) : 1);
  });
}

export function shoutShape(oval: Oval, words: string): string {
  return closed(starPoints(oval, words));
}

/** How round the arc of a scallop is, as a share of the line between its ends. */
const ARC = 0.56;
const CREST = ARC - Math.sqrt(ARC * ARC - 0.25);

/** Where the scallops of a thought meet, as a share of its oval. */
export const THOUGHT_RIM = 0.97;

/** Arcs between points of the rim: where each begins, and the point that it bulges out to. */
export function scallops(oval: Oval): { at: Point; crest: Point }[] {
  const around = Math.PI * (oval.rx + oval.ry);
  const count = Math.max(9, Math.round(around / 82));
  const at = (i: number) => rim(oval, (i * 2 * Math.PI) / count, THOUGHT_RIM);
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [at(i), at((i + 1) % count)];
    return { at: a, crest: { x: (a.x + b.x) / 2 + CREST * (b.y - a.y), y: (a.y + b.y) / 2 - CREST * (b.x - a.x) } };
  });
}

export function thoughtShape(oval: Oval): string {
  const points = scallops(oval).map(({ at }) => at);
  const first = points[0]!;
  const arcs = points.map((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const r = n(Math.hypot(b.x - a.x, b.y - a.y) * ARC);
    return `A${r} ${r} 0 0 1 ${n(b.x)} ${n(b.y)}`;
  });
  return `M${n(first.x)} ${n(first.y)}${arcs.join('')}Z`;
}

export function captionShape({ x, y, width, height }: Box): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}
