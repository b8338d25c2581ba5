import type { Box, Point } from '../geometry';
import type { Expression } from './character';
import { drawBrows } from './brows';
import { smooth, type Pair } from './curve';
import type { Easel } from './easel';
import { EXPRESSIONS, type Mimic } from './expression';
import { drawEyes } from './eye';
import { drawCheeks, drawFace, drawNose, rim } from './face';
import { drawBackHair, drawFringeShade, drawFrontHair, drawRearHead } from './hair/hair';
import { drawFaceExtras, drawHeadExtras } from './extra/extras';
import { drawRearExtras } from './extra/rear-extras';
import { drawHat, hoodBehind } from './hat/hats';
import { drawMarks } from './marks';
import { drawMouth } from './mouth';
import type { Pen } from './pen';
import { boxOf } from './extent';
import { swing } from './swing';

/** A head in two layers, since the body stands between them. */
export interface Head {
  behind: Pen;
  front: Pen;
  /** Hair, hat and ears. */
  face: Box;
  core: Box;
  mouth: Point;
}

/** Black over the side that the light does not reach, its edge an S down brow, nose and chin; the eye shines through. */
function drawNoirShade(easel: Easel, pen: Pen, mimic: Mimic): void {
  const far = rim(easel).slice(2, 11);
  const x = (v: number) => swing(v, easel.turn);
  const edge: Pair[] = [
    [x(22), 104],
    [x(27), 82],
    [x(18), 58],
    [x(6), 30],
    [x(3), -10],
    [x(16), -50],
    [x(6), -100],
  ];
  pen.fill(smooth([...far, ...edge]), easel.finish.ink);
  if (typeof mimic.eye === 'number' && easel.who.eyes.kind !== 'dot') drawEyes(easel, pen, mimic, 1);
}

/** Draws the head with the given expression, origin at the bridge of the nose. */
export function drawHead(easel: Easel, expression: Expression): Head {
  const mimic = EXPRESSIONS[expression];
  const { who, features } = easel;
  const behind = easel.pen();
  const front = easel.pen();
  hoodBehind(easel, behind);
  drawBackHair(easel, behind);
  drawFace(easel, front);
  drawFringeShade(easel, front);
  drawCheeks(easel, front, mimic.marks?.includes('blush') ?? false);
  const patched = who.extras?.includes('eye-patch') ? (easel.flip ? -1 : 1) : undefined;
  drawEyes(easel, front, mimic, patched && (patched === 1 ? -1 : 1));
  drawNose(easel, front);
  const mouth = drawMouth(easel, front, mimic.mouth);
  drawFaceExtras(easel, front, expression);
  if (easel.finish.noir && !easel.finish.evenLight) drawNoirShade(easel, front, mimic);
  drawFrontHair(easel, front);
  drawBrows(easel, front, mimic, patched && (patched === 1 ? -1 : 1));
  drawHeadExtras(easel, front, expression);
  drawHat(easel, front);
  drawMarks(easel, front, mimic.marks);
  const top = features.eye.y - features.eye.height * 0.62;
  const core = boxOf([
    { x: swing(-84, easel.turn), y: top },
    { x: swing(84, easel.turn), y: features.chin },
  ]);
  return { behind, front, face: front.box!, core, mouth };
}

/** The head from behind. */
export function drawHeadFromBehind(easel: Easel): Pen {
  const pen = easel.pen();
  drawRearHead(easel, pen);
  drawRearExtras(easel, pen);
  drawHat(easel, pen, true);
  return pen;
}
