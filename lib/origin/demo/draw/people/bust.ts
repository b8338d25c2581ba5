import type { Sheet } from '../sheet';
import { drawBody } from './body';
import type { BustView } from './bust-view';
import { drawCatBust } from './cat/cat';
import type { Character } from './character';
import type { Drawn } from './drawn';
import { easelFor } from './easel';
import { finished } from './finished';
import { drawHead } from './head';
import { POSES } from './pose';

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
