import type { Point } from '../../geometry';
import { bent, oval, ribbon, smooth, type Pair } from '../curve';
import type { Easel } from '../easel';
import type { Mimic, MouthKind } from '../expression';
import { lightness } from '../paint';
import type { Pen } from '../pen';
import type { Fur } from './fur';

/** Where a point of a cat's face goes when the head turns. */
export function catSwing(x: number, turn: number): number {
  return x + turn * (26 - 0.0016 * x * x - 0.05 * x);
}

const EYE = { x: 62, y: 14, rx: 25, ry: 31 };

function drawEye(easel: Easel, pen: Pen, fur: Fur, mimic: Mimic, side: -1 | 1): void {
  const { finish, paints, turn } = easel;
  const x = catSwing(side * EYE.x, turn);
  const rx = EYE.rx * (side === 1 ? 1 - 0.16 * turn : 1);
  const thick = Math.max(8, easel.line * 0.85);
  // A patch lies round the near eye only.
  const line =
    easel.who.cat?.coat === 'patch' && side === -1 ? (lightness(fur.second) < 0.4 ? '#ffffff' : finish.ink) : fur.line;
  if (typeof mimic.eye === 'string') {
    const up = mimic.eye === 'happy' ? 1 : -1;
    const arc: Pair[] = [
      [x - rx, EYE.y + 10 * up],
      [x - rx * 0.5, EYE.y - 8 * up],
      [x, EYE.y - 13 * up],
      [x + rx * 0.5, EYE.y - 8 * up],
      [x + rx, EYE.y + 10 * up],
    ];
    pen.fill(ribbon(arc, [thick * 0.4, thick, thick, thick * 0.4]), line);
    return;
  }
  const open = Math.min(1.2, mimic.eye);
  const ry = EYE.ry * Math.max(1, open);
  const small = mimic.pupil ?? 1;
  const lid = EYE.y - ry + 2 * ry * Math.max(0, 0.92 - open) * 0.95;
  const tilt = mimic.tilt * 11 * -side;
  const cut = (px: number, py: number): Pair => [
    px,
    Math.max(py, lid + ((px - x) / rx) * tilt + (open < 0.95 || Math.abs(mimic.tilt) > 0.5 ? 4 : -40)),
  ];
  const disc = (k: number, dx = 0, dy = 0): string =>
    smooth(
      Array.from({ length: 16 }, (_, i) =>
        cut(x + dx + rx * k * Math.cos((i * Math.PI) / 8), EYE.y + dy + ry * k * Math.sin((i * Math.PI) / 8)),
      ),
    );
  const ahead = 3 * turn;
  pen.shape(disc(1), '#ffffff', easel.thin * 1.2);
  if (easel.who.eyes.kind !== 'dot') pen.fill(disc(0.9 * Math.min(1, small + 0.1), ahead, 2), paints.iris.base);
  pen.fill(disc((easel.who.eyes.kind === 'dot' ? 0.92 : 0.66) * small, ahead, 1), finish.ink);
  const left = easel.flip ? 1 : -1;
  const k = small < 0.7 ? 0.5 : 1;
  pen.fill(oval(...cut(x + ahead + left * 7 * k, EYE.y - 9 * k), 7.5 * k, 9 * k), '#ffffff');
  if (easel.fine) pen.fill(oval(...cut(x + ahead - left * 7 * k, EYE.y + 11 * k), 3.6 * k, 4.2 * k), '#ffffff');
  if (open < 0.95 || Math.abs(mimic.tilt) > 0.5) {
    const at = (u: number): Pair => [x + u * rx, lid + u * tilt + 3];
    pen.fill(ribbon([at(-1.1), at(-0.4), at(0.4), at(1.1)], [thick * 0.6, thick, thick, thick * 0.6]), line);
  }
}

const OPEN: Partial<Record<MouthKind, { wide: number; deep: number }>> = {
  grin: { wide: 26, deep: 25 },
  laugh: { wide: 32, deep: 34 },
  shout: { wide: 30, deep: 38 },
  talk: { wide: 17, deep: 18 },
  wail: { wide: 28, deep: 24 },
  o: { wide: 12, deep: 18 },
};

/** Nose and the double curve under it; open mouths hang from the curve. */
function drawMuzzle(easel: Easel, pen: Pen, fur: Fur, kind: MouthKind): Point {
  const x = catSwing(0, easel.turn) + 2 * easel.turn;
  const y = 44;
  const thick = Math.max(6.5, easel.line * 0.75);
  const colour = easel.who.cat?.coat === 'tuxedo' ? easel.finish.ink : fur.line;
  const open = OPEN[kind];
  const middle = { x, y: y + 24 };
  if (open) {
    const outline = smooth([
      [x - open.wide, y + 16],
      [x - open.wide * 0.45, y + 21],
      [x, y + 15],
      [x + open.wide * 0.45, y + 21],
      [x + open.wide, y + 16],
      [x + open.wide * 0.7, y + 16 + open.deep * 0.75],
      [x, y + 18 + open.deep],
      [x - open.wide * 0.7, y + 16 + open.deep * 0.75],
    ]);
    pen.fill(outline, easel.paints.mouth);
    if (open.deep > 20) pen.fill(oval(x, y + 12 + open.deep, open.wide * 0.48, open.deep * 0.28), easel.paints.tongue);
    pen.stroke(outline, thick * 0.8);
  } else {
    const w = kind === 'tight' ? 18 : 24;
    const end = { frown: 13, tight: 8, wobble: 9, smirk: -4 }[kind as string] ?? -2;
    const deep = kind === 'frown' ? -3 : kind === 'tight' ? 2 : 12;
    for (const s of [-1, 1]) {
      const reach = kind === 'smirk' && s === -1 ? 8 : end;
      pen.fill(
        ribbon(
          [
            [x, y + 8],
            [x + s * 3, y + 16 + Math.max(0, deep) * 0.3],
            [x + s * w * 0.5, y + 14 + deep * 0.8],
            [x + s * w, y + 14 + reach],
          ],
          [thick * 0.7, thick, thick, thick * 0.3],
        ),
        colour,
      );
    }
  }
  pen.shape(
    bent([
      [x - 12, y - 3],
      [x + 12, y - 3, 0.12],
      [x, y + 10, 0.2],
      [x - 12, y - 3, 0.2],
    ]),
    easel.finish.medium === 'colour' ? '#e8727a' : easel.finish.ink,
    easel.thin,
  );
  return middle;
}

/** Eyes, muzzle, whiskers and cheeks of a cat. */
export function drawCatFace(easel: Easel, pen: Pen, fur: Fur, mimic: Mimic): Point {
  const { turn, finish } = easel;
  for (const side of [-1, 1] as const) {
    if (mimic.marks?.includes('blush'))
      pen.fill(oval(catSwing(side * 86, turn), 54, 20, 11), finish.medium === 'colour' ? '#f0817a' : '#b7b1a6', 0.55);
    drawEye(easel, pen, fur, mimic, side);
    for (const k of [0, 1, 2]) {
      const from = catSwing(side * 92, turn);
      const y = 44 + k * 15;
      pen.solid(
        ribbon(
          [
            [from, y],
            [from + side * 32, y - 6 + k * 6],
            [from + side * 66, y - 10 + k * 15],
          ],
          [easel.thin * 1.1, easel.thin, 0],
        ),
        finish.ink,
      );
    }
    if (Math.abs(mimic.tilt) > 0.5 || mimic.lift > 12) {
      const [inner, outer] = [catSwing(side * 38, turn), catSwing(side * 82, turn)];
      const base = -34 - Math.max(0, mimic.lift) * 0.6;
      pen.fill(
        ribbon(
          [
            [inner, base + mimic.tilt * 11],
            [(inner + outer) / 2, base - 5],
            [outer, base - mimic.tilt * 7],
          ],
          [6, 9, 3],
        ),
        fur.line,
      );
    }
  }
  return drawMuzzle(easel, pen, fur, mimic.mouth);
}
