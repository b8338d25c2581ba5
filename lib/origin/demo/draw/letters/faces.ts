import { inside } from '../bounds';
import type { Box, Point } from '../geometry';
import type { LetterPage } from './letter-page';
import { polygonOf, within, type Polygon } from './polygon';
import type { SilentPanel, Speaker } from './speech';

/** A face that can be seen: from the eyes to the chin. Nothing may be written over it. */
export interface Face {
  panel: number;
  person: Speaker;
  outline: Polygon;
  /** Points all over it that lie within its panel and on the page. */
  points: readonly Point[];
}

/** The outline of a face within its box: as wide as the box at the eyes, narrow at the chin. */
const SHAPE = [
  [0, 0],
  [0.5, 0],
  [1, 0],
  [1, 0.25],
  [1, 0.5],
  [0.93, 0.7],
  [0.8, 0.87],
  [0.65, 1],
  [0.5, 1],
  [0.35, 1],
  [0.2, 0.87],
  [0.07, 0.7],
  [0, 0.5],
  [0, 0.25],
] as const;
const GRID = 11;

function grid({ x, y, width, height }: Box): Point[] {
  const steps = Array.from({ length: GRID }, (_, i) => i / (GRID - 1));
  return steps.flatMap((u) => steps.map((v) => ({ x: x + u * width, y: y + v * height })));
}

/** Every face that a page shows, whichever panel it is in. */
export function facesOf(panels: readonly SilentPanel[], { width, height }: LetterPage): Face[] {
  return panels.flatMap(({ people, quad }, panel) =>
    people.flatMap((person): Face[] => {
      const { core } = person;
      if (!core) return [];
      const outline = polygonOf(SHAPE.map(([u, v]) => ({ x: core.x + u * core.width, y: core.y + v * core.height })));
      const isSeen = (p: Point) => inside(quad, p) && p.x >= 0 && p.y >= 0 && p.x <= width && p.y <= height;
      const points = [...outline.points, ...grid(core).filter((p) => within(outline, p))].filter(isSeen);
      return points.length ? [{ panel, person, outline, points }] : [];
    }),
  );
}

/** Whether a shape lies over any part of a face that can be seen. */
export function covers(shape: Polygon, { outline, points }: Face, quad: SilentPanel['quad']): boolean {
  const { box } = shape;
  const other = outline.box;
  if (
    box.x > other.x + other.width ||
    box.x + box.width < other.x ||
    box.y > other.y + other.height ||
    box.y + box.height < other.y
  )
    return false;
  return points.some((p) => within(shape, p)) || shape.points.some((p) => within(outline, p) && inside(quad, p));
}
