import type { Sheet } from '../../sheet';
import type { BustView } from '../bust-view';
import type { Character, Pose, Stance } from '../character';
import type { Drawn } from '../drawn';
import { easelFor, type Easel } from '../easel';
import type { FigureView } from '../figure-view';
import type { Head } from '../head';
import type { Pen } from '../pen';
import { finished } from '../finished';
import { drawCatBody, drawTail, PAWS } from './cat-body';
import { drawCatHead, drawCatHeadFromBehind } from './cat-head';
import { furOf } from './fur';

/** Cats are drawn this much larger than a grown person's head, so that their trunk fills a bust. */
const BUST = 1.12;
const FIGURE = 1.02;
/** The body against the head. */
const BODY = 0.86;
const GROUND = 100 + 346 * BODY;

const POSE_OF: Record<Stance, Pose> = {
  stand: 'down',
  walk: 'hip',
  run: 'point',
  jump: 'wave',
  kick: 'fist',
  swing: 'point',
  sit: 'hold',
};
const LEAN: Partial<Record<Stance, number>> = { run: 12, jump: -6, kick: -12, swing: 8, walk: 4 };

function drawCat(easel: Easel, pen: Pen, pose: Pose, head: Head | undefined, tail = true): void {
  const body = easel.pen();
  if (tail) drawTail(easel, body, furOf(easel));
  drawCatBody(easel, body, furOf(easel), PAWS[pose], !head);
  pen.add(body, { x: 0, y: 100 * (1 - BODY) }, BODY);
  pen.add(head ? head.front : drawCatHeadFromBehind(easel));
}

/** A cat from the waist up, in head units. */
export function drawCatBust(sheet: Sheet, who: Character, view: BustView): Drawn {
  const easel = easelFor(sheet, who, { ...view, scale: view.scale * BUST });
  const head = drawCatHead(easel, view.expression);
  const pen = easel.pen();
  drawCat(easel, pen, view.pose ?? 'down', head, !view.close);
  return finished(easel, pen, head, { to: { x: 0, y: 0 }, size: BUST });
}

/** A whole cat on its hind feet, origin on the ground. */
export function drawCatFigure(sheet: Sheet, who: Character, view: FigureView): Drawn {
  const turn = { front: 0, left: -0.7, right: 0.7, back: 0 }[view.facing];
  const easel = easelFor(sheet, who, { turn, finish: view.finish, scale: view.scale * FIGURE });
  const head = view.facing === 'back' ? undefined : drawCatHead(easel, view.expression);
  const pen = easel.pen();
  drawCat(easel, pen, POSE_OF[view.stance], head);
  const lift = view.stance === 'jump' ? 130 : 0;
  return finished(easel, pen, head, {
    to: { x: 0, y: -(GROUND + lift) * FIGURE },
    size: FIGURE,
    turn: LEAN[view.stance],
    silhouette: view.silhouette,
  });
}
