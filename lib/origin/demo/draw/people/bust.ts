import type { Sheet } from '../sheet';
import { place } from '../svg';
import { drawBody } from './body';
import type { Character, Expression, Pose } from './character';
import type { Drawn } from './drawn';
import { easelFor, type Easel } from './easel';
import { placed, placedPoint } from './extent';
import type { Finish } from './finish';
import { drawHead } from './head';
import type { Pen } from './pen';
import { POSES } from './pose';

export interface BustView {
  /** -1..1; negative faces left. */
  turn: number;
  expression: Expression;
  pose?: Pose;
  finish: Finish;
  /** px for one head unit where the drawing will be placed. */
  scale: number;
}

export const MIRROR = { x: -1, y: 1 };
export const STILL = { x: 0, y: 0 };

/** A white rim keeps dark figures off dark grounds. */
export function rimmed(easel: Easel, pen: Pen): string {
  return easel.finish.noir ? pen.silhouette(easel.finish.paper, easel.line * 2.4) + pen.svg() : pen.svg();
}

/** Head, shoulders and arms down to the waist, in head units; reaches to about y = 620. */
export function drawBust(sheet: Sheet, who: Character, view: BustView): Drawn {
  const easel = easelFor(sheet, who, view);
  const head = drawHead(easel, view.expression);
  const pen = easel.pen();
  pen.add(head.behind);
  const high = drawBody(easel, pen, POSES[view.pose ?? 'down']);
  pen.add(head.front).add(high);
  const svg = rimmed(easel, pen);
  if (!easel.flip) return { svg, box: pen.box!, face: head.face, core: head.core, mouth: head.mouth };
  return {
    svg: place(svg, STILL, MIRROR),
    box: placed(pen.box!, STILL, MIRROR),
    face: placed(head.face, STILL, MIRROR),
    core: placed(head.core, STILL, MIRROR),
    mouth: placedPoint(head.mouth, STILL, MIRROR),
  };
}
