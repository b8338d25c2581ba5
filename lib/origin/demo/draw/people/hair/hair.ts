import { rng } from '../../rng';
import { bent, ribbon, smooth, type Bend, type Pair } from '../curve';
import type { Easel } from '../easel';
import { coversCrown } from '../hat/hats';
import type { Pen } from '../pen';
import type { Character } from '../character';
import { mirroredHairdo, type Hairdo } from './hairdo';
import { swing, swingRound } from '../swing';
import { HAIRDOS } from './hairdos';
import { drawRearSkull } from './rear-skull';

/** The style of a person, parted left or right by seed. */
function hairdoOf(who: Character): Hairdo {
  const hairdo = HAIRDOS[who.hair.style];
  return rng(`${who.id}/parting`).chance(0.5) ? mirroredHairdo(hairdo) : hairdo;
}

const turned = (points: readonly Bend[], turn: number): Bend[] =>
  points.map(([x, y, bend]) => [swingRound(x, y, turn), y, bend]);
const turnedLine = (points: readonly Pair[], turn: number): Pair[] =>
  points.map(([x, y]) => [swingRound(x, y, turn), y]);

function strands(easel: Easel, pen: Pen, lines: readonly (readonly Pair[])[], turn: number): void {
  if (!easel.fine) return;
  const { hair } = easel.paints;
  for (const line of lines) {
    const at = turnedLine(line, turn);
    if (easel.finish.medium === 'colour')
      pen.fill(
        ribbon(
          at.map(([x, y], i): Pair => [x + i * 2.5, y]),
          [0, 11, 3, 0],
        ),
        hair.shade,
      );
    pen.fill(ribbon(at, [0, easel.thin * 0.95, 0]), hair.line);
  }
}

/** A zigzag band of light across the crown, its teeth seeded by the person. */
function sheen(easel: Easel, pen: Pen, line: readonly Pair[]): void {
  const random = rng(`${easel.who.id}/sheen`);
  const count = 9;
  const spine = turnedLine(line, easel.turn);
  const at = (share: number): Pair => {
    const place = share * (spine.length - 1);
    const i = Math.min(spine.length - 2, Math.floor(place));
    const [a, b] = [spine[i]!, spine[i + 1]!];
    return [a[0] + (b[0] - a[0]) * (place - i), a[1] + (b[1] - a[1]) * (place - i)];
  };
  const upper: Bend[] = [];
  const lower: Bend[] = [];
  for (let i = 0; i <= count; i++) {
    const share = 0.06 + (0.88 * i) / count;
    const [x, y] = at(share);
    const tall = Math.sin(Math.PI * share) * 15 + 3;
    const zig = (i % 2 ? 1 : -1) * random.range(5, 9);
    upper.push([x, y - tall * 0.5 + zig]);
    lower.push([x, y + tall * 0.6 + zig * 1.2]);
  }
  pen.fill(bent([...upper, ...lower.reverse()]), easel.paints.hair.light);
}

/** Presses what stands off the crown under a hat or a headband. */
function pressed(easel: Easel, points: readonly Bend[]): readonly Bend[] {
  if (!coversCrown(easel.who.hat?.kind) && !easel.who.extras?.includes('headphones')) return points;
  return points.map(([x, y, bend]) => {
    if (y > -40) return [Math.max(-118, Math.min(118, x)), y, bend];
    const far = Math.hypot(x / 104, (y + 40) / 112);
    return far > 1 ? [x / far, -40 + (y + 40) / far, bend] : [x, y, bend];
  });
}

/** What lies behind neck and shoulders. */
export function drawBackHair(easel: Easel, pen: Pen): void {
  const { back, tails = [] } = hairdoOf(easel.who);
  const { hair } = easel.paints;
  if (back) pen.shape(bent(turned(back, easel.turn)), easel.finish.medium === 'page' ? hair.base : hair.shade);
  const knot = easel.who.hair.style === 'bun';
  for (const tail of knot && coversCrown(easel.who.hat?.kind) ? [] : tails) {
    pen.shape(bent(turned(tail, easel.turn)), hair.base);
    if (easel.fine) pen.fill(tailStrand(tail, easel.turn, easel.thin), hair.line);
  }
}

/** A line down the middle of a tail or round a knot. */
function tailStrand(tail: readonly Bend[], turn: number, width: number): string {
  const half = Math.floor(tail.length / 2);
  const middle = Array.from({ length: Math.max(2, half - 2) }, (_, i): Pair => {
    const [a, b] = [tail[i + 1]!, tail[tail.length - 1 - i]!];
    return [swing((a[0] + b[0]) / 2, turn), (a[1] + b[1]) / 2];
  });
  return ribbon(middle, [0, width, width, 0]);
}

/** Crown and fringe over the face. */
export function drawFrontHair(easel: Easel, pen: Pen): void {
  const { outer, fringe, sheen: band, strands: lines = [] } = hairdoOf(easel.who);
  if (!outer.length) return;
  pen.shape(bent(turned(pressed(easel, [...outer, ...fringe]), easel.turn)), easel.paints.hair.base);
  strands(easel, pen, lines, easel.turn);
  const hidden =
    coversCrown(easel.who.hat?.kind) || easel.who.hat?.kind === 'headband' || easel.who.extras?.includes('goggles');
  if (band && !hidden) sheen(easel, pen, band);
}

/** The shadow of the fringe on the forehead. */
export function drawFringeShade(easel: Easel, pen: Pen): void {
  if (!easel.fine) return;
  const fringe = turned(hairdoOf(easel.who).fringe, easel.turn).filter(([, y]) => y < 20);
  if (fringe.length < 4) return;
  const low = fringe.map(([x, y, bend]): Bend => [x + 3, y + 13, bend]);
  pen.fill(bent([...low, [swing(-70, easel.turn), -90, 0], [swing(70, easel.turn), -90, 0]]), easel.skinShade);
}

/** The head from behind, ears where the style shows them. */
export function drawRearHead(easel: Easel, pen: Pen): void {
  const { rear, rearStrands = [], ears, tails = [] } = hairdoOf(easel.who);
  const { hair, skin } = easel.paints;
  if (ears)
    for (const side of [-1, 1])
      pen.shape(
        smooth([
          [side * 84, -2],
          [side * 104, -8],
          [side * 106, 18],
          [side * 92, 46],
          [side * 82, 40],
        ]),
        skin.base,
      );
  if (!rear.length) drawRearSkull(easel, pen);
  else pen.shape(bent(pressed(easel, rear)), hair.base);
  strands(easel, pen, rearStrands, 0);
  const centred = easel.who.hair.style === 'pony';
  for (const tail of tails) {
    const outline: Bend[] = centred ? tail.map(([x, y, bend]) => [x + 150, y + 6, bend]) : [...tail];
    pen.shape(bent(outline), hair.base);
    if (easel.fine) pen.fill(tailStrand(outline, 0, easel.thin), hair.line);
  }
}
