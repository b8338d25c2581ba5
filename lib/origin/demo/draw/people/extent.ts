import type { Box, Point } from '../geometry';

/** The box around points, grown by a margin on all sides. */
export function boxOf(points: readonly Point[], margin = 0): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The box around two boxes; either may be missing, not both. */
export function joined(a: Box | undefined, b: Box | undefined): Box {
  if (!a || !b) return (a ?? b)!;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** A point after the same scale, turn (degrees) and move as `place` of the SVG writer. */
export function placedPoint(p: Point, to: Point, scale: number | Point = 1, turn = 0): Point {
  const s = typeof scale === 'number' ? { x: scale, y: scale } : scale;
  const a = (turn * Math.PI) / 180;
  const [x, y] = [p.x * s.x, p.y * s.y];
  return { x: to.x + x * Math.cos(a) - y * Math.sin(a), y: to.y + x * Math.sin(a) + y * Math.cos(a) };
}

/** The upright box around a placed box. */
export function placed(box: Box, to: Point, scale: number | Point = 1, turn = 0): Box {
  const corners = [box.x, box.x + box.width].flatMap((x) => [box.y, box.y + box.height].map((y) => placedPoint({ x, y }, to, scale, turn)));
  return boxOf(corners);
}
