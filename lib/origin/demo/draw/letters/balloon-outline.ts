import type { Point } from '../geometry';
import { balloonBox, LINE, type Balloon } from './balloon';
import { rim, scallops, starPoints } from './balloon-shape';
import { polygonOf, type Polygon } from './polygon';
import { tailPoints, thoughtTrail } from './tail';

function along(a: Point, b: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, i) => ({
    x: a.x + ((b.x - a.x) * i) / steps,
    y: a.y + ((b.y - a.y) * i) / steps,
  }));
}

function circle({ x, y, r }: { x: number; y: number; r: number }): Point[] {
  return Array.from({ length: 8 }, (_, i) => ({
    x: x + r * Math.cos((i * Math.PI) / 4),
    y: y + r * Math.sin((i * Math.PI) / 4),
  }));
}

type OutlineOf = (balloon: Balloon) => Point[];

/** Moves every point away from the middle by what the line adds. */
const inked = (points: readonly Point[], { oval: { middle } }: Balloon): Point[] =>
  points.map(({ x, y }) => {
    const away = Math.hypot(x - middle.x, y - middle.y) || 1;
    return { x: x + ((x - middle.x) * LINE) / away, y: y + ((y - middle.y) * LINE) / away };
  });

const said: OutlineOf = (balloon) =>
  inked(
    Array.from({ length: 48 }, (_, i) => rim(balloon.oval, (i * Math.PI) / 24)),
    balloon,
  );

const OUTLINES: Record<Balloon['kind'], OutlineOf> = {
  say: said,
  off: said,
  shout: (balloon) => inked(starPoints(balloon.oval, balloon.text.lines.join(' ')), balloon),
  think: (balloon) =>
    inked(
      scallops(balloon.oval).flatMap(({ at, crest }) => [at, crest]),
      balloon,
    ),
  caption(balloon) {
    const { x, y, width, height } = balloonBox(balloon);
    const corners = [
      { x: x - 2, y: y - 2 },
      { x: x + width + 2, y: y - 2 },
      { x: x + width + 2, y: y + height + 2 },
      { x: x - 2, y: y + height + 2 },
    ];
    return corners.flatMap((corner, i) => along(corner, corners[(i + 1) % 4]!, 8));
  },
};

/** All that the body of a balloon covers, its line included. */
export function balloonOutline(balloon: Balloon): Polygon {
  return polygonOf(OUTLINES[balloon.kind](balloon));
}

/** What its tail covers: one shape, three circles for a thought, nothing for a caption. */
export function tailOutlines({ kind, oval, tip }: Balloon): Polygon[] {
  if (!tip) return [];
  return kind === 'think'
    ? thoughtTrail(oval, tip).map((bead) => polygonOf(circle({ ...bead, r: bead.r + LINE })))
    : [polygonOf(tailPoints(oval, tip))];
}
