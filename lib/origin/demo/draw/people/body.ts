import { armShapes, drawArm, type Sleeve } from './arm';
import { drawScarf } from './clothes/scarf';
import { WARDROBE } from './clothes/wardrobe';
import { bent, type Bend } from './curve';
import type { Easel } from './easel';
import type { Paint } from './paint';
import type { Pen } from './pen';
import type { Arm } from './pose';
import { neck, onTrunk, shoulder, trunk } from './trunk';

/** Arms made for an adult, fitted to the frame of this person. */
function fitted(easel: Easel, arm: Arm): Arm {
  return { ...arm, elbow: onTrunk(easel, ...arm.elbow), wrist: onTrunk(easel, ...arm.wrist) };
}

/** The side that turns from the light, from the armpit to the hem. */
function shadeSide(easel: Easel, pen: Pen, bulk: number, cloth: Paint, hem: number): void {
  if (easel.finish.medium === 'page') return;
  const wide = bulk * 0.8 + (easel.features.soft ? 98 : 114);
  const outline: Bend[] = [
    [-wide + 4, 344],
    [-wide - 4, 400],
    [-wide + 1, 470],
    [-wide - 10, hem - 4],
    [-wide + 24, hem - 4],
    [-wide + 30, 470, -0.04],
    [-wide + 14, 380, -0.04],
  ];
  pen.fill(bent(outline.map(([x, y, bend]): Bend => [...onTrunk(easel, x, y), bend])), cloth.shade, 0.85);
}

function shadeNeck(easel: Easel, pen: Pen): void {
  const { frame, soft, chin } = easel.features;
  const w = (soft ? 27 : 35) * (0.5 + 0.5 * frame) - 2;
  const x = 9 * easel.turn;
  pen.fill(
    bent([
      [x - w, 80],
      [x + w, 80],
      [x + w, chin + 2],
      [x + w * 0.5, chin + 20, 0.1],
      [x - w, chin + 14, 0.1],
    ]),
    easel.skinShade,
  );
}

/** Where the trunk of a bust ends, in head units. */
const HEM = 620;

/** Trunk, neck, clothes and arms; what lies over the head comes back as a second pen. */
export function drawBody(
  easel: Easel,
  pen: Pen,
  arms: { near: Arm; far: Arm },
  { rear = false, hem = HEM }: { rear?: boolean; hem?: number } = {},
): Pen {
  const garment = WARDROBE[easel.who.clothes.kind];
  const cloth = garment.cloth(easel);
  const sleeve: Sleeve = {
    bulk: garment.bulk,
    cuff: garment.cuff ?? garment.bulk * 0.5,
    short: garment.sleeve === 'short',
    cloth,
  };
  const sides = (
    [
      [1, arms.far],
      [-1, arms.near],
    ] as const
  ).map(([side, arm]) => ({ from: shoulder(easel, side), arm: fitted(easel, arm) }));
  const of = (layer: Arm['layer']) => sides.filter(({ arm }) => arm.layer === layer);

  for (const { from, arm } of of('behind')) drawArm(easel, pen, from, arm, sleeve);
  const grown = sides.flatMap(({ from, arm }) => armShapes(easel, from, arm, sleeve));
  pen.merge([...grown, [trunk(easel, garment.bulk, hem), cloth.base]]);
  shadeSide(easel, pen, garment.bulk, cloth, hem);
  if (rear) {
    pen.shape(neck(easel, 172, 40), easel.paints.skin.base, easel.thin * 1.3);
    garment.rear(easel, pen);
  } else {
    garment.front(easel, pen);
    pen.shape(neck(easel, garment.neck.low, garment.neck.wide), easel.paints.skin.base, easel.thin * 1.3);
    shadeNeck(easel, pen);
    garment.collar(easel, pen);
  }
  for (const { from, arm } of [...of('behind').filter(({ arm }) => !crosses(arm)), ...of('front')])
    drawArm(easel, pen, from, arm, sleeve);
  drawScarf(easel, pen, rear);
  const high = easel.pen();
  for (const { from, arm } of of('high')) drawArm(easel, high, from, arm, sleeve);
  return high;
}

/** Whether an arm behind the trunk swings across it. */
function crosses(arm: Arm): boolean {
  return Math.abs(arm.wrist[0]) < 120;
}
