import { n } from '../svg';

/** x, y and how far the stretch that arrives here bulges to the left of its direction, as a share of its length. */
export type Bend = readonly [x: number, y: number, bend?: number];
export type Pair = readonly [x: number, y: number];

/** Corners blunter than this (cosine of the change of direction) flow on; sharper ones stay corners, as tips of locks do. */
const FLOWS = 0.5;

const unit = ([x, y]: Pair): Pair => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** Path data through points joined by bent stretches: tips stay sharp, gentle turns flow. */
export function bent(points: readonly Bend[], closed = true): string {
  const count = points.length;
  const stretches = closed ? count : count - 1;
  const at = (i: number) => points[(i + count) % count]!;
  // Each stretch is a quadratic curve at first: this is its control point.
  const controls = Array.from({ length: stretches }, (_, i): Pair => {
    const [[px, py], [x, y, bend = 0]] = [at(i), at(i + 1)];
    return [(px + x) / 2 + (y - py) * bend, (py + y) / 2 - (x - px) * bend];
  });
  const heading = (i: number): Pair | undefined => {
    const [before, after] = closed
      ? [controls[(i + count - 1) % count], controls[i % count]]
      : [controls[i - 1], controls[i]];
    if (!before || !after) return undefined;
    const [x, y] = at(i);
    const [into, out] = [unit([x - before[0], y - before[1]]), unit([after[0] - x, after[1] - y])];
    return into[0] * out[0] + into[1] * out[1] > FLOWS ? unit([into[0] + out[0], into[1] + out[1]]) : undefined;
  };
  const headings = points.map((_, i) => heading(i));
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  controls.forEach(([cx, cy], i) => {
    const [[px, py], [x, y, bend = 0]] = [at(i), at(i + 1)];
    const [from, to] = [headings[i], headings[(i + 1) % count]];
    if (!bend && !from && !to) {
      d += `L${n(x)} ${n(y)}`;
      return;
    }
    const [a, b] = [Math.hypot(cx - px, cy - py) * 0.62, Math.hypot(x - cx, y - cy) * 0.62];
    const [[ux, uy], [vx, vy]] = [from ?? unit([cx - px, cy - py]), to ?? unit([x - cx, y - cy])];
    d += `C${n(px + ux * a)} ${n(py + uy * a)} ${n(x - vx * b)} ${n(y - vy * b)} ${n(x)} ${n(y)}`;
  });
  return closed ? `${d}Z` : d;
}

/** Path data of a soft curve through all points. */
export function smooth(points: readonly Pair[], closed = true): string {
  const count = points.length;
  const at = (i: number): Pair =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points along the soft curve through `points`, `steps` for each stretch, ends included. */
function along(points: readonly Pair[], steps: number): Pair[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const result: Pair[] = [at(0)];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const mix = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - e[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + e[j]) * t ** 3);
      result.push([mix(0), mix(1)]);
    }
  }
  return result;
}

/** The left and right edges of a band of the given half widths around a line of points. */
function edges(line: readonly Pair[], half: (share: number) => number): [Pair[], Pair[]] {
  const left: Pair[] = [];
  const right: Pair[] = [];
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)]!;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = half(i / (line.length - 1));
    left.push([x + ((by - ay) / length) * w, y - ((bx - ax) / length) * w]);
    right.push([x - ((by - ay) / length) * w, y + ((bx - ax) / length) * w]);
  });
  return [left, right];
}

/** Reads a list of evenly spread values at a share 0..1 of its length. */
function spread(values: readonly number[], share: number): number {
  const place = share * (values.length - 1);
  const i = Math.min(values.length - 2, Math.floor(place));
  return values[i]! + (values[i + 1]! - values[i]!) * (place - i);
}

/** A stroke that swells and tapers: `widths` are spread evenly over its length. */
export function ribbon(points: readonly Pair[], widths: readonly number[] = [0, 5, 0]): string {
  const [left, right] = edges(along(points, 3), (share) => spread(widths, share) / 2);
  return smooth([...left, ...right.reverse()]);
}

/** Points of a half circle after the last of an edge. */
function cap(centre: Pair, from: Pair, radius: number): Pair[] {
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  return [1, 2, 3].map((k) => [
    centre[0] + radius * Math.cos(start + (k * Math.PI) / 4),
    centre[1] + radius * Math.sin(start + (k * Math.PI) / 4),
  ]);
}

/** A limb through its joints with a round end at each side; `radii` are spread evenly over its length. */
export function limb(joints: readonly Pair[], radii: readonly number[]): string {
  const line = along(joints, 4);
  const [left, right] = edges(line, (share) => spread(radii, share));
  return smooth([
    ...left,
    ...cap(line.at(-1)!, left.at(-1)!, radii.at(-1)!),
    ...right.reverse(),
    ...cap(line[0]!, right.at(-1)!, radii[0]!),
  ]);
}

export interface Tube {
  /** The whole shape: round where it begins, a flat hem where it ends. */
  cloth: string;
  /** The part from the `open` share on, to lay over what it crosses, and that part's outline without the upper end. */
  over: string;
  edge: string;
  /** Both edges from a little above that part, for lines that run out into the cloth. */
  starts: readonly (readonly Pair[])[];
}

/** A sleeve or trouser leg that grows out of other cloth. */
export function tube(joints: readonly Pair[], radii: readonly number[], open = 0.3): Tube {
  const line = along(joints, 4);
  const [left, right] = edges(line, (share) => spread(radii, share));
  const skip = Math.round(open * line.length);
  const back = (points: readonly Pair[]) => smooth([...points].reverse(), false).slice(1);
  const edge = `${smooth(left.slice(skip), false)}L${back(right.slice(skip))}`;
  const round = smooth([right[0]!, ...cap(line[0]!, right[0]!, radii[0]!), ...left], false);
  return {
    cloth: `${round}L${back(right)}Z`,
    over: `${edge}Z`,
    edge,
    starts: skip > 1 ? [left, right].map((side) => side.slice(skip - 2, skip + 3)) : [],
  };
}

/** Path data of an ellipse, turned by degrees. */
export function oval(cx: number, cy: number, rx: number, ry: number, turn = 0): string {
  const a = (turn * Math.PI) / 180;
  const points = Array.from({ length: 12 }, (_, i): Pair => {
    const [x, y] = [rx * Math.cos((i * Math.PI) / 6), ry * Math.sin((i * Math.PI) / 6)];
    return [cx + x * Math.cos(a) - y * Math.sin(a), cy + x * Math.sin(a) + y * Math.cos(a)];
  });
  return smooth(points);
}
