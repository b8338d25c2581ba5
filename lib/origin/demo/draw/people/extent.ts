import type { Box, Point } from '../geometry';

/** The box around points, grown by a margin on all sides. */
export function boxOf(points: readonly Point[], margin = 0): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The box around path data made of M, L, C and Z, grown by a margin on all sides. */
export function boxOfPath(d: string, margin = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (x: number, y: number) => {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  };
  const inside = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
  const tokens = d.match(/[A-Z]|-?[\d.]+/g) ?? [];
  const at = (i: number) => Number(tokens[i]);
  let [x0, y0] = [0, 0];
  for (let i = 0; i < tokens.length;) {
    const command = tokens[i]!;
    i += 1;
    if (command === 'Z') continue;
    if (command !== 'C') {
      [x0, y0] = [at(i), at(i + 1)];
      reach(x0, y0);
      i += 2;
      continue;
    }
    const [x1, y1, x2, y2, x3, y3] = [at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5)];
    reach(x3, y3);
    // A curve stays within the hull of its four points: only one that might leave the box is followed.
    for (let t = 0.2; t < 0.9 && !(inside(x1, y1) && inside(x2, y2)); t += 0.2) {
      const u = 1 - t;
      const [a, b, c, e] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      reach(a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3);
    }
    [x0, y0] = [x3, y3];
    i += 6;
  }
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

/** The box around two boxes; either may be missing, not both. */
export function joined(a: Box | undefined, b: Box | undefined): Box {
  if (!a || !b) return (a ?? b)!;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
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
  const corners = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => placedPoint({ x, y }, to, scale, turn)),
  );
  return boxOf(corners);
}
