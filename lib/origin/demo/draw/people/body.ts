import { bent, ribbon } from './curve';
import type { Easel } from './easel';
import { armShapes, drawArm, finishArm, type Sleeve } from './arm';
import { drawScarf } from './clothes/scarf';
import { WARDROBE } from './clothes/wardrobe';
import type { Pen } from './pen';
import type { Arm } from './pose';
import { neck, onTrunk, shoulder, trunk } from './trunk';

/** Arms made for an adult, fitted to the frame of this person. */
function fitted(easel: Easel, arm: Arm): Arm {
  return { ...arm, elbow: onTrunk(easel, ...arm.elbow), wrist: onTrunk(easel, ...arm.wrist) };
}

/** Trunk, neck, clothes and arms; what lies over the head comes back as the second pen. */
export function drawBody(easel: Easel, pen: Pen, arms: { near: Arm; far: Arm }, rear = false): Pen {
  const garment = WARDROBE[easel.who.clothes.kind];
  const cloth = garment.cloth(easel);
  const sleeve: Sleeve = { bulk: garment.bulk, short: garment.sleeve === 'short', cloth };
  const high = easel.pen();
  const sides = ([[1, arms.far], [-1, arms.near]] as const).map(([side, arm]) => ({ from: shoulder(easel, side), arm: fitted(easel, arm), side }));
  const of = (layer: Arm['layer']) => sides.filter(({ arm }) => arm.layer === layer);

  for (const { from, arm } of of('behind')) drawArm(easel, pen, from, arm, sleeve);
  const body = trunk(easel, garment.bulk);
  pen.merge([[body, cloth.base]]);
  if (easel.finish.medium === 'colour') {
    const at = (x: number, y: number) => onTrunk(easel, x, y);
    const wide = garment.bulk + (easel.features.soft ? 100 : 114);
    pen.fill(bent([at(-wide - 12, 300), at(-wide + 6, 400), at(-wide + 14, 470), at(-wide + 2, 616), at(-wide + 34, 616), at(-wide + 52, 470), at(-wide + 30, 330)].map(([x, y]) => [x, y] as const)), cloth.shade, 0.8);
  }
  if (rear) {
    garment.rear(easel, pen);
    pen.shape(neck(easel, 176, 40), easel.paints.skin.base);
  } else {
    garment.front(easel, pen);
    pen.shape(neck(easel, garment.neck.low, garment.neck.wide), easel.paints.skin.base, easel.thin * 1.3);
    neckShade(easel, pen);
    garment.collar(easel, pen);
  }
  for (const { from, arm, side } of of('front')) {
    if (arm.hand) drawArm(easel, pen, from, arm, sleeve);
    else {
      pen.merge(armShapes(easel, from, arm, sleeve));
      finishArm(easel, pen, from, arm, sleeve);
    }
    shoulderSeam(easel, pen, from, side, sleeve);
  }
  for (const { from, arm } of of('high')) drawArm(easel, high, from, arm, sleeve);
  drawScarf(easel, pen, rear);
  return high;
}

/** Hides the round top of an arm laid over the trunk: cloth runs from sleeve to shoulder. */
function shoulderSeam(easel: Easel, pen: Pen, from: readonly [number, number], side: -1 | 1, sleeve: Sleeve): void {
  const f = 0.45 + 0.55 * easel.features.frame;
  const r = 30 * f + sleeve.bulk;
  const [x, y] = from;
  pen.fill(bent([[x + side * r * 0.5, y - r * 0.62], [x - side * r * 1.2, y - r * 0.5], [x - side * r * 1.3, y + r * 0.7], [x - side * r * 0.2, y + r * 1.1]]), sleeve.cloth.base);
  if (easel.fine) pen.fill(ribbon([[x - side * r * 0.98, y + r * 2.6], [x - side * r * 1.02, y + r * 1.5], [x - side * r * 0.8, y + r * 0.8]], [easel.thin, easel.thin, 0]), sleeve.cloth.line);
}

function neckShade(easel: Easel, pen: Pen): void {
  const { frame, soft, chin } = easel.features;
  const w = (soft ? 27 : 35) * (0.5 + 0.5 * frame) - 2;
  const x = 9 * easel.turn;
  pen.fill(bent([[x - w, 80], [x + w, 80], [x + w, chin + 4], [x + w * 0.3, chin + 26, 0.1], [x - w, chin + 12, 0.1]]), easel.skinShade);
}
