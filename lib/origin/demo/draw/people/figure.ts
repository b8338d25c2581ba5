import type { Sheet } from '../sheet';
import { drawBody } from './body';
import { WARDROBE } from './clothes/wardrobe';
import { drawCatFigure } from './cat/cat';
import type { Character } from './character';
import type { Drawn } from './drawn';
import { easelFor } from './easel';
import { placed, placedPoint } from './extent';
import type { FigureView } from './figure-view';
import { finished } from './finished';
import { drawHead, drawHeadFromBehind, type Head } from './head';
import { drawLeg, drawSkirts } from './legs';
import { drawSeat } from './seat';
import { SEATED_FROM_BEHIND, STANCES, type Leg } from './stance';

const TURNS: Record<FigureView['facing'], number> = { front: 0.12, left: -0.8, right: 0.8, back: 0 };

/** Size of the drawing against bust units, length of the legs against an adult's, and size of the head against a bust's. */
const BUILDS = {
  child: { size: 0.66, legs: 0.62, head: 1.2 },
  teen: { size: 0.66, legs: 0.97, head: 1.14 },
  adult: { size: 0.66, legs: 1.02, head: 1.08 },
  elder: { size: 0.65, legs: 0.93, head: 1.1 },
} as const;

const HIP = { x: 0, y: 590 };

/** A whole person, origin on the ground between the feet; about 950 units tall when grown. */
export function drawFigure(sheet: Sheet, who: Character, view: FigureView): Drawn {
  if (who.cat) return drawCatFigure(sheet, who, view);
  const rear = view.facing === 'back';
  const { size, legs, head: headSize } = BUILDS[who.build];
  const easel = easelFor(sheet, who, { turn: TURNS[view.facing], finish: view.finish, scale: view.scale * size });
  const seated = view.stance === 'sit';
  const posture =
    seated && rear
      ? SEATED_FROM_BEHIND
      : { ...STANCES[view.stance], ...(view.stance === 'stand' ? view.bearing : undefined) };
  const stretch = (leg: Leg): Leg => ({
    ...leg,
    knee: [leg.knee[0] * (0.5 + 0.5 * legs), HIP.y + (leg.knee[1] - HIP.y) * legs],
    ankle: [leg.ankle[0] * (0.5 + 0.5 * legs), HIP.y + (leg.ankle[1] - HIP.y) * legs],
  });
  const [near, far] = [stretch(posture.nearLeg), stretch(posture.farLeg)];
  const front = (view.stance === 'stand' || (seated && rear)) && Math.abs(easel.turn) < 0.5;
  const ground = Math.max(near.ankle[1], far.ankle[1]) + 60 * (0.55 + 0.45 * easel.features.frame);

  const head: Head | undefined = rear ? undefined : drawHead(easel, view.expression);
  const upper = easel.pen();
  // Figures carry larger heads than busts, grown from the chin: a face must read when small.
  const seat = { x: 0, y: 120 - 120 * headSize };
  if (head) upper.add(head.behind, seat, headSize, posture.nod);
  const high = drawBody(easel, upper, posture, { rear, hem: WARDROBE[who.clothes.kind].waist });
  if (head) upper.add(head.front, seat, headSize, posture.nod);
  else upper.add(drawHeadFromBehind(easel), seat, headSize, posture.nod);
  upper.add(high);

  const lower = easel.pen();
  if (seated && !rear) drawSeat(easel, lower, ground, false);
  drawLeg(easel, lower, far, 1, front);
  drawLeg(easel, lower, near, -1, front);
  drawSkirts(easel, lower, near, far);

  // The trunk leans about the hip: turned round its own origin, then moved so that the hip stays.
  const a = (posture.lean * Math.PI) / 180;
  const lean = { x: HIP.y * Math.sin(a), y: HIP.y - HIP.y * Math.cos(a) };
  const pen = easel.pen();
  pen.add(lower).add(upper, lean, 1, posture.lean);
  if (seated && rear) drawSeat(easel, pen, ground, true);

  const leaning = head && {
    face: placed(placed(head.face, seat, headSize, posture.nod), lean, 1, posture.lean),
    core: placed(placed(head.core, seat, headSize, posture.nod), lean, 1, posture.lean),
    mouth: placedPoint(placedPoint(head.mouth, seat, headSize, posture.nod), lean, 1, posture.lean),
  };
  return finished(easel, pen, leaning, {
    to: { x: 0, y: -(ground + posture.lift) * size },
    size,
    silhouette: view.silhouette,
  });
}
