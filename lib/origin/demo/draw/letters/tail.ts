import type { Box, Point } from '../geometry';
import { n } from '../svg';
import { rim, type Oval } from './balloon-shape';

const BASE = 26;
const BEND = 18;
const LEAST = 30;
const MOST = 150;
const AWAY = 6;

/** Where the straight line from a point outside a box to one inside enters it, as a share of the way. */
function entry(from: Point, to: Point, box: Box): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const times = [
    dx > 0 ? (box.x - from.x) / dx : dx < 0 ? (box.x + box.width - from.x) / dx : 0,
    dy > 0 ? (box.y - from.y) / dy : dy < 0 ? (box.y + box.height - from.y) / dy : 0,
  ];
  return Math.min(1, Math.max(0, ...times));
}

/** How far the edge of an oval is in a direction, at most. */
function edgeTowards({ rx, ry }: Oval, to: Point): number {
  return Math.min(rx / Math.max(0.001, Math.abs(to.x)), ry / Math.max(0.001, Math.abs(to.y)));
}

/** The point of a tail: towards the mouth, short of the head. */
export function tailTip(oval: Oval, mouth: Point, head: Box | undefined): Point {
  const { middle } = oval;
  const distance = Math.hypot(mouth.x - middle.x, mouth.y - middle.y) || 1;
  const to = { x: (mouth.x - middle.x) / distance, y: (mouth.y - middle.y) / distance };
  const edge = edgeTowards(oval, to);
  const free = head ? entry(middle, mouth, head) * distance - AWAY : distance;
  const reach = Math.min(edge + MOST, Math.max(edge + LEAST, free), Math.max(edge + LEAST, distance - AWAY));
  return { x: middle.x + to.x * reach, y: middle.y + to.y * reach };
}

/** The point of the shortest tail in the direction of a longer one. */
export function shortTip(oval: Oval, tip: Point): Point {
  const { middle } = oval;
  const distance = Math.hypot(tip.x - middle.x, tip.y - middle.y) || 1;
  const to = { x: (tip.x - middle.x) / distance, y: (tip.y - middle.y) / distance };
  const edge = edgeTowards(oval, to);
  const reach = Math.min(distance, edge + LEAST);
  return { x: middle.x + to.x * reach, y: middle.y + to.y * reach };
}

/** The two sides of a tail as curves: from the balloon, bent past a point, to the tip. */
function sides(oval: Oval, tip: Point): readonly [readonly [Point, Point], readonly [Point, Point]] {
  const { middle } = oval;
  const angle = Math.atan2((tip.y - middle.y) / oval.ry, (tip.x - middle.x) / oval.rx);
  const root = rim(oval, angle, 0.8);
  const length = Math.hypot(tip.x - root.x, tip.y - root.y) || 1;
  const across = { x: (-(tip.y - root.y) / length) * (BASE / 2), y: ((tip.x - root.x) / length) * (BASE / 2) };
  const side = tip.x >= middle.x ? 1 : -1;
  const half = {
    x: (root.x + tip.x) / 2 + across.x * (BEND / (BASE / 2)) * side,
    y: (root.y + tip.y) / 2 + across.y * (BEND / (BASE / 2)) * side,
  };
  return [
    [
      { x: root.x + across.x, y: root.y + across.y },
      { x: half.x + across.x * 0.5, y: half.y + across.y * 0.5 },
    ],
    [
      { x: root.x - across.x, y: root.y - across.y },
      { x: half.x - across.x * 0.5, y: half.y - across.y * 0.5 },
    ],
  ];
}

/** The path data of a tail: starts inside the balloon, so that filling both leaves no seam. */
export function tailShape(oval: Oval, tip: Point): string {
  const [[a, bendA], [b, bendB]] = sides(oval, tip);
  return `M${n(a.x)} ${n(a.y)}Q${n(bendA.x)} ${n(bendA.y)} ${n(tip.x)} ${n(tip.y)}Q${n(bendB.x)} ${n(bendB.y)} ${n(b.x)} ${n(b.y)}Z`;
}

const STEPS = 8;

/** Points around a tail, as it is drawn. */
export function tailPoints(oval: Oval, tip: Point): Point[] {
  const on = ([from, bend]: readonly [Point, Point], t: number): Point => {
    const u = 1 - t;
    return {
      x: u * u * from.x + 2 * u * t * bend.x + t * t * tip.x,
      y: u * u * from.y + 2 * u * t * bend.y + t * t * tip.y,
    };
  };
  const [left, right] = sides(oval, tip);
  const steps = Array.from({ length: STEPS }, (_, i) => i / STEPS);
  return [...steps.map((t) => on(left, t)), tip, ...steps.map((t) => on(right, t)).reverse()];
}

/** Three circles that lead from a thought to the head of who thinks it. */
export function thoughtTrail(oval: Oval, tip: Point): { x: number; y: number; r: number }[] {
  const { middle } = oval;
  const root = rim(oval, Math.atan2((tip.y - middle.y) / oval.ry, (tip.x - middle.x) / oval.rx), 1.06);
  return [13, 9, 6].map((r, i) => {
    const t = 0.18 + i * 0.36;
    return { x: root.x + (tip.x - root.x) * t, y: root.y + (tip.y - root.y) * t, r };
  });
}
