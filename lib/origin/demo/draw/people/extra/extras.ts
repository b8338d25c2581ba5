import type { Expression, Extra } from '../character';
import type { Easel } from '../easel';
import type { Pen } from '../pen';
import { drawBeard, drawMoustache } from './beard';
import { drawGlasses, drawGoggles, drawHeadphones, drawPatch } from './eyewear';
import { drawHairpin, drawPlaster } from './small';

type DrawExtra = (easel: Easel, pen: Pen, expression: Expression) => void;

/** What lies on the face, under the fringe. */
const ON_FACE: Partial<Record<Extra, DrawExtra>> = {
  beard: drawBeard,
  moustache: drawMoustache,
  plaster: drawPlaster,
  'eye-patch': drawPatch,
  glasses: drawGlasses,
};

/** What lies on the hair. */
const ON_HAIR: Partial<Record<Extra, DrawExtra>> = {
  hairpin: drawHairpin,
  goggles: drawGoggles,
  headphones: drawHeadphones,
};

function drawAll(table: Partial<Record<Extra, DrawExtra>>, easel: Easel, pen: Pen, expression: Expression): void {
  for (const [extra, draw] of Object.entries(table))
    if (easel.who.extras?.includes(extra as Extra)) draw(easel, pen, expression);
}

export function drawFaceExtras(easel: Easel, pen: Pen, expression: Expression): void {
  drawAll(ON_FACE, easel, pen, expression);
}

export function drawHeadExtras(easel: Easel, pen: Pen, expression: Expression): void {
  drawAll(ON_HAIR, easel, pen, expression);
}
