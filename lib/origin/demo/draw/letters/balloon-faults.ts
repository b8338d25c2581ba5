import { inside } from '../bounds';
import type { Point } from '../geometry';
import type { Balloon } from './balloon';
import { balloonOutline, tailOutlines } from './balloon-outline';
import { covers, type Face } from './faces';
import { CAPTION_TRIM, EDGE, TRIM, type LetterPage } from './letter-page';
import { meet, within, type Polygon } from './polygon';
import type { SilentPanel } from './speech';

/** What can be wrong with the place of a balloon. */
export type BalloonFault =
  /** Over a face, from the eyes to the chin. */
  | 'face'
  /** Its tail runs over a face. */
  | 'tail'
  /** Over another balloon, or its tail is, or another's tail over it. */
  | 'overlap'
  /** Nearer to the edge of the page than anything may be, or beyond it. */
  | 'trim'
  /** In the fold of a double page. */
  | 'fold'
  /** More in another panel than a little. */
  | 'astray'
  /** Read before the one that is said first. */
  | 'order';

/** A balloon that has its place, and what it covers. */
export interface Placed {
  balloon: Balloon;
  body: Polygon;
  tails: readonly Polygon[];
}

export interface LetterGround {
  page: LetterPage;
  panels: readonly SilentPanel[];
  faces: readonly Face[];
}

/** How much of a balloon may hang over into another panel. */
const ASTRAY = 0.3;
/** Rounding of what is drawn. */
const SLACK = 0.5;

export function placed(balloon: Balloon): Placed {
  return { balloon, body: balloonOutline(balloon), tails: tailOutlines(balloon) };
}

function beyondTrim({ balloon: { kind, oval, tip }, body }: Placed, { width, height }: LetterPage): boolean {
  const trim = (kind === 'caption' ? CAPTION_TRIM : TRIM) - SLACK;
  const {
    middle: { x, y },
    rx,
    ry,
  } = oval;
  const out = (left: number, top: number, right: number, bottom: number, least: number) =>
    left < least || top < least || right > width - least || bottom > height - least;
  const { box } = body;
  return (
    out(x - rx, y - ry, x + rx, y + ry, trim) ||
    out(box.x, box.y, box.x + box.width, box.y + box.height, EDGE) ||
    (tip !== undefined && out(tip.x, tip.y, tip.x, tip.y, 0))
  );
}

const RINGS = [0.3, 0.6, 0.85];

function samples({ oval: { middle, rx, ry } }: Balloon): Point[] {
  return [
    middle,
    ...RINGS.flatMap((r) =>
      Array.from({ length: 8 }, (_, i) => ({
        x: middle.x + rx * r * Math.cos((i * Math.PI) / 4),
        y: middle.y + ry * r * Math.sin((i * Math.PI) / 4),
      })),
    ),
  ];
}

function isAstray(balloon: Balloon, panels: readonly SilentPanel[]): boolean {
  const points = samples(balloon);
  const foreign = points.filter((p) => panels.some(({ quad }, i) => i !== balloon.panel && inside(quad, p)));
  const own = panels[balloon.panel]!;
  return foreign.length > ASTRAY * points.length || (!own.headroom && !inside(own.quad, balloon.oval.middle));
}

function isBefore(a: Balloon, b: Balloon, direction: LetterPage['direction']): boolean {
  const below = b.oval.middle.y - a.oval.middle.y;
  const after = (b.oval.middle.x - a.oval.middle.x) * (direction === 'rtl' ? -1 : 1);
  return !(below < -0.5 * a.oval.ry || (after < 0 && below < 0.4 * a.oval.ry));
}

/** What is wrong with a balloon among those that were placed before it: measured on the very shapes that are drawn. */
export function balloonFaults(
  one: Placed,
  { page, panels, faces }: LetterGround,
  others: readonly Placed[],
): BalloonFault[] {
  const { balloon, body, tails } = one;
  const found: BalloonFault[] = [];
  if (faces.some((face) => covers(body, face, panels[face.panel]!.quad))) found.push('face');
  if (tails.some((tail) => faces.some((face) => covers(tail, face, panels[face.panel]!.quad)))) found.push('tail');
  if (
    others.some(
      (other) =>
        meet(body, other.body) ||
        tails.some((tail) => meet(tail, other.body)) ||
        other.tails.some((tail) => meet(tail, body)),
    )
  )
    found.push('overlap');
  if (beyondTrim(one, page)) found.push('trim');
  const { fold } = page;
  if (fold && body.points.some(({ x }) => x > fold.x && x < fold.x + fold.width)) found.push('fold');
  if (fold && within(body, { x: fold.x + fold.width / 2, y: balloon.oval.middle.y })) found.push('fold');
  if (isAstray(balloon, panels)) found.push('astray');
  const before = others.findLast(({ balloon: { panel } }) => panel === balloon.panel)?.balloon;
  if (before && !isBefore(before, balloon, page.direction)) found.push('order');
  return [...new Set(found)];
}
