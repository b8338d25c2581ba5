import type { Expression } from '../character';
import { bent, oval, ribbon, smooth, type Bend, type Pair } from '../curve';
import type { Easel } from '../easel';
import { EXPRESSIONS } from '../expression';
import { boxOf } from '../extent';
import type { Head } from '../head';
import { drawHat } from '../hat/hats';
import type { Pen } from '../pen';
import { catSwing, drawCatFace } from './cat-face';
import { furOf, type Fur } from './fur';

const RIM: readonly Pair[] = [
  [0, -98],
  [58, -94],
  [106, -64],
  [134, -8],
  [138, 42],
  [112, 88],
  [60, 111],
  [0, 117],
  [-60, 111],
  [-112, 88],
  [-138, 42],
  [-134, -8],
  [-106, -64],
  [-58, -94],
];

function rim(turn: number): string {
  return smooth(RIM.map(([x, y]): Pair => [x + turn * (x > 0 ? -2 : 6), y]));
}

function ear(side: -1 | 1, turn: number, k: number): Bend[] {
  const x = (v: number) => side * v + turn * (side === 1 ? 4 : 12);
  const middle: Pair = [x(84), -92];
  return (
    [
      [x(34), -84],
      [x(112), -172, side * 0.1],
      [x(130), -40, side * 0.1],
    ] as Bend[]
  ).map(([px, py, bend]): Bend => [
    middle[0] + (px - middle[0]) * k,
    middle[1] + (py - middle[1]) * k + (1 - k) * 14,
    bend,
  ]);
}

function drawEars(easel: Easel, pen: Pen, fur: Fur, rear: boolean): void {
  for (const side of [-1, 1] as const) {
    const patched = easel.who.cat?.coat === 'patch' && side === -1;
    pen.shape(bent(ear(side, easel.turn, 1)), patched ? fur.second : fur.main.base);
    if (!rear) pen.fill(bent(ear(side, easel.turn, 0.55)), fur.inside);
  }
}

const STRIPES: readonly (readonly [Pair, Pair, number])[] = [
  [[0, -96], [0, -44], 15],
  [[-34, -93], [-28, -54], 13],
  [[34, -93], [28, -54], 13],
  [[-129, 6], [-94, 12], 12],
  [[129, 6], [94, 12], 12],
  [[-128, 34], [-98, 34], 11],
  [[128, 34], [98, 34], 11],
];

function drawCoat(easel: Easel, pen: Pen, fur: Fur, rear: boolean): void {
  const { turn } = easel;
  const x = (v: number) => (rear ? v : catSwing(v, turn * (Math.abs(v) > 100 ? 0.2 : 1)));
  switch (easel.who.cat?.coat) {
    case 'tabby':
      for (const [from, to, width] of STRIPES) {
        if (rear && Math.abs(from[0]) > 40) continue;
        pen.fill(
          ribbon(
            [
              [x(from[0]), from[1]],
              [x((from[0] + to[0]) / 2), (from[1] + to[1]) / 2],
              [x(to[0]), to[1]],
            ],
            [width, width * 0.9, 0],
          ),
          fur.second,
        );
      }
      break;
    case 'patch':
      pen.fill(
        smooth([
          [x(-52), -93],
          [x(-8), -66],
          [x(-10), 4],
          [x(-40), 50],
          [x(-88), 52],
          [x(-122), 20],
          [x(-124), -12],
          [x(-102), -60],
        ]),
        fur.second,
      );
      break;
    case 'tuxedo':
      if (!rear)
        pen.fill(
          smooth([
            [x(0), -84],
            [x(14), -30],
            [x(34), 24],
            [x(76), 48],
            [x(82), 86],
            [x(50), 108],
            [x(0), 113],
            [x(-50), 108],
            [x(-82), 86],
            [x(-76), 48],
            [x(-34), 24],
            [x(-14), -30],
          ]),
          fur.second,
        );
      break;
    default:
      if (!rear) pen.fill(oval(x(0), 64, 48, 34), fur.muzzle);
  }
}

function drawMonocle(easel: Easel, pen: Pen): void {
  if (!easel.who.extras?.includes('glasses')) return;
  const width = Math.max(7, easel.line * 0.9);
  const rings = [-1, 1].map((side) => catSwing(side * 62, easel.turn));
  for (const x of rings) pen.stroke(oval(x, 14, 42, 42), width);
  pen.stroke(
    smooth(
      [
        [rings[0]! + 42, 10],
        [(rings[0]! + rings[1]!) / 2, 2],
        [rings[1]! - 42, 10],
      ],
      false,
    ),
    width,
  );
}

/** A cat's head; nothing of it lies behind the body. */
export function drawCatHead(easel: Easel, expression: Expression): Head {
  const fur = furOf(easel);
  const front = easel.pen();
  const mimic = EXPRESSIONS[expression];
  drawEars(easel, front, fur, false);
  front.shape(rim(easel.turn), fur.main.base);
  drawCoat(easel, front, fur, false);
  const mouth = drawCatFace(easel, front, fur, mimic);
  drawMonocle(easel, front);
  catHat(easel, front, false);
  if (mimic.marks?.includes('sweat'))
    front.shape(
      bent([
        [-112, -86],
        [-98, -54, 0.08],
        [-112, -40, 0.42],
        [-126, -54, 0.42],
        [-112, -86, 0.08],
      ]),
      easel.finish.medium === 'colour' ? '#d6f1ff' : '#ffffff',
      easel.thin,
    );
  if (mimic.marks?.includes('bubble'))
    front.shape(
      bent([
        [catSwing(12, easel.turn), 48],
        [catSwing(46, easel.turn), 34, 0.2],
        [catSwing(54, easel.turn), 72, 0.42],
        [catSwing(18, easel.turn), 70, 0.42],
      ]),
      '#ffffff',
      easel.thin,
    );
  if (mimic.marks?.includes('tears')) {
    for (const side of [-1, 1] as const) {
      const x = catSwing(side * 66, easel.turn);
      front.shape(
        smooth([
          [x - 9, 26],
          [x + 9, 26],
          [x + 11, 74],
          [x, 88],
          [x - 11, 74],
        ]),
        easel.finish.medium === 'colour' ? '#bfe6fb' : '#ffffff',
        easel.thin,
      );
    }
  }
  const core = boxOf([
    { x: -112, y: -24 },
    { x: 116, y: 112 },
  ]);
  return { behind: easel.pen(), front, face: front.box!, core, mouth };
}

/** Hats are made for smaller skulls: a cat wears them higher and a little smaller. */
function catHat(easel: Easel, pen: Pen, rear: boolean): void {
  if (!easel.who.hat) return;
  const hat = easel.pen();
  drawHat(easel, hat, rear);
  pen.add(hat, { x: 0, y: -34 }, 0.74);
}

/** The same head from behind. */
export function drawCatHeadFromBehind(easel: Easel): Pen {
  const fur = furOf(easel);
  const pen = easel.pen();
  drawEars(easel, pen, fur, true);
  pen.shape(rim(0), fur.main.base);
  drawCoat(easel, pen, fur, true);
  catHat(easel, pen, true);
  return pen;
}
