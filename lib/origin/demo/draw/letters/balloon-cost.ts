import { area, centre, crosses, inside, overlap } from '../bounds';
import type { Box, Point } from '../geometry';
import { balloonBox, type Balloon } from './balloon';
import type { LetterPage } from './letter-page';
import type { SilentPanel, Speaker } from './speech';

/** Everything that a balloon's place is liked or disliked for. */
export interface BalloonView {
  page: LetterPage;
  panel: SilentPanel;
  room: Box;
  /** The balloon before it in the same panel. */
  before?: Balloon;
  speaker?: Speaker;
}

function peopleCost(box: Box, balloon: Balloon, { panel, speaker }: BalloonView): number {
  let cost = panel.thing ? 70 * (overlap(box, panel.thing) / area(box)) : 0;
  for (const person of panel.people) {
    const covered = person.core ? overlap(box, person.core) / area(person.core) : 0;
    cost += 90 * (overlap(box, person.face) / area(person.face)) + 240 * covered + (covered > 0 ? 50 : 0);
    cost += 5 * (overlap(box, person.box) / area(box));
    if (person !== speaker && balloon.tip && crosses(balloon.oval.middle, balloon.tip, person.core ?? person.face))
      cost += 45;
  }
  return cost;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function mouthCost({ oval }: Balloon, { panel, speaker, room }: BalloonView): number {
  if (!speaker) return 0;
  const own = distance(oval.middle, speaker.mouth);
  const nearer = panel.people.some((other) => other !== speaker && distance(oval.middle, other.mouth) < own);
  return (9 * own) / Math.hypot(room.width, room.height) + (nearer ? 12 : 0);
}

function orderCost({ oval }: Balloon, { before, page, room, panel }: BalloonView): number {
  const lead = page.direction === 'rtl' ? -1 : 1;
  const u = ((oval.middle.x - centre(room).x) / room.width) * lead;
  if (!before) return panel.speeches.length > 1 ? 14 * u : 2 * u;
  const below = oval.middle.y - before.oval.middle.y;
  const after = (oval.middle.x - before.oval.middle.x) * lead;
  if (below < -0.35 * before.oval.ry) return 60;
  return after < 0 && below < 0.6 * before.oval.ry ? 30 : 0;
}

/** How little a place is liked; what must not be at all is said by `balloonFaults`. */
export function balloonCost(balloon: Balloon, view: BalloonView): number {
  const { panel, room } = view;
  const box = balloonBox(balloon);
  const { middle, rx, ry } = balloon.oval;
  const reach = balloon.kind === 'caption' ? 1 : 0.84;
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) => ({ x: middle.x + i * reach * rx, y: middle.y + j * reach * ry })),
  );
  let cost = peopleCost(box, balloon, view) + mouthCost(balloon, view) + orderCost(balloon, view);
  const allowance = panel.headroom ?? 0;
  for (const corner of corners) {
    const over = room.y - corner.y;
    if (!inside(panel.quad, corner) && !(over > 0 && over < allowance)) cost += 22;
  }
  // A voice from outside comes from an edge.
  if (balloon.kind === 'off' && !balloon.tip) cost += 9;
  return cost + (6 * (middle.y - room.y)) / room.height;
}
