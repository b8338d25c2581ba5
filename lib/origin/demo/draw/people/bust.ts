import type { Sheet } from '../sheet';
import { drawBody } from './body';
import { drawCatBust } from './cat/cat';
import type { Character, Expression, Pose } from './character';
import type { Drawn } from './drawn';
import { easelFor } from './easel';
import type { Finish } from './finish';
import { finished } from './finished';
import { drawHead } from './head';
import { POSES } from './pose';

export interface BustView {
  /** -1..1; negative faces left. */
  turn: number;
  expression: Expression;
  pose?: Pose;
  /** So close that the frame cuts the body: nothing that would stand beside it unconnected. */
  close?: boolean;
  finish: Finish;
  /** px for one head unit where the drawing will be placed. */
  scale: number;
}

/** Head, shoulders and arms down to the waist, in head units; reaches to about y = 620. */
export function drawBust(sheet: Sheet, who: Character, view: BustView): Drawn {
  if (who.cat) return drawCatBust(sheet, who, view);
  const easel = easelFor(sheet, who, view);
  const head = drawHead(easel, view.expression);
  const pen = easel.pen();
  pen.add(head.behind);
  const high = drawBody(easel, pen, POSES[view.pose ?? 'down']);
  pen.add(head.front).add(high);
  return finished(easel, pen, head, { to: { x: 0, y: 0 }, size: 1 });
}
