import { oval } from '../curve';
import type { Easel } from '../easel';
import { accent } from '../paint';
import type { Pen } from '../pen';
import { onTrunk } from '../trunk';
import { bothSides, cut, fold } from './draft';
import type { Garment } from './garment';

const bottoms = (easel: Easel) => (easel.features.soft ? 'skirt' : 'trousers') as 'skirt' | 'trousers';

/** White shirt in the opening, its collar points and the knot of a tie. */
function shirtAndTie(easel: Easel, pen: Pen, low: number): void {
  const { linen } = easel.paints;
  const tie = accent(easel.who, easel.finish, easel.paints);
  pen.shape(
    cut(easel, [
      [-46, 162],
      [0, low],
      [46, 162],
      [0, 190, -0.1],
    ]),
    linen.base,
    easel.thin,
  );
  pen.shape(
    cut(easel, [
      [-12, 204],
      [12, 204],
      [22, low - 20],
      [0, low + 6],
      [-22, low - 20],
    ]),
    tie.base,
    easel.thin,
  );
  pen.fill(
    cut(easel, [
      [4, 206],
      [12, 206],
      [21, low - 22],
      [6, low - 4],
    ]),
    tie.shade,
  );
  pen.shape(
    cut(easel, [
      [-15, 182],
      [15, 182],
      [11, 208],
      [-11, 208],
    ]),
    tie.base,
    easel.thin,
  );
}

function shirtCollar(easel: Easel, pen: Pen): void {
  for (const side of bothSides([
    [6, 186],
    [40, 140],
    [50, 160, -0.1],
    [34, 214],
  ]))
    pen.shape(cut(easel, side), easel.paints.linen.base, easel.thin);
}

function lapels(easel: Easel, pen: Pen, low: number, notch: boolean): void {
  const { cloth } = easel.paints;
  for (const side of bothSides([
    [44, 158],
    [66, 184, 0.05],
    ...(notch
      ? ([
          [92, 238],
          [72, 244],
          [80, 258],
        ] as const)
      : ([[84, 262]] as const)),
    [2, low],
    [30, low - 110, -0.04],
  ])) {
    pen.shape(cut(easel, side), cloth.base);
  }
  fold(easel, pen, [
    [0, low],
    [-2, 480],
    [0, 618],
  ]);
}

/** Two-piece with lapels and a tie. */
export const suit: Garment = {
  bulk: 9,
  sleeve: 'long',
  neck: { low: 186, wide: 40 },
  legs: () => 'trousers',
  cloth: (easel) => easel.paints.cloth,
  front: (easel, pen) => {
    shirtAndTie(easel, pen, 372);
    lapels(easel, pen, 384, true);
    for (const y of [420, 490]) pen.fill(oval(...onTrunk(easel, 12, y), 6, 6), easel.paints.cloth.line);
    fold(easel, pen, [
      [58, 312],
      [84, 306],
      [98, 308],
    ]);
  },
  collar: shirtCollar,
  rear: (easel, pen) => {
    fold(easel, pen, [
      [0, 210],
      [2, 420],
      [0, 618],
    ]);
    pen.shape(
      cut(easel, [
        [-50, 158],
        [0, 176, -0.06],
        [50, 158, -0.06],
        [44, 136],
        [0, 150, 0.06],
        [-44, 136, 0.06],
      ]),
      easel.paints.cloth.base,
    );
  },
};

/** School jacket with a crest. */
export const blazer: Garment = {
  ...suit,
  bulk: 6,
  legs: bottoms,
  front: (easel, pen) => {
    shirtAndTie(easel, pen, 352);
    lapels(easel, pen, 362, true);
    for (const y of [410, 480]) pen.shape(oval(...onTrunk(easel, 13, y), 7, 7), easel.paints.trim.base, easel.thin);
    const x = easel.flip ? -74 : 74;
    pen.shape(
      cut(easel, [
        [x - 18, 296],
        [x + 18, 296],
        [x + 17, 324, 0.06],
        [x, 342, 0.16],
        [x - 17, 324, 0.16],
      ]),
      easel.paints.trim.base,
      easel.thin,
    );
  },
};

/** Overcoat with a standing collar and a belt. */
export const coat: Garment = {
  bulk: 15,
  sleeve: 'long',
  cuff: 16,
  neck: { low: 186, wide: 40 },
  waist: 526,
  legs: () => 'coat',
  cloth: (easel) => easel.paints.cloth,
  front: (easel, pen) => {
    const { cloth } = easel.paints;
    shirtAndTie(easel, pen, 336);
    for (const side of bothSides([
      [46, 156],
      [84, 182, 0.06],
      [112, 262, 0.04],
      [84, 272],
      [0, 366],
      [26, 250, -0.04],
    ]))
      pen.shape(cut(easel, side), cloth.base);
    fold(easel, pen, [
      [0, 366],
      [8, 480],
      [6, 618],
    ]);
    for (const [x, y] of [
      [-40, 396],
      [44, 396],
      [-42, 444],
      [46, 444],
    ] as const)
      pen.fill(oval(...onTrunk(easel, x, y), 8, 8), cloth.line);
    pen.shape(
      cut(easel, [
        [-138, 486],
        [0, 500, -0.03],
        [138, 486, -0.03],
        [136, 522],
        [0, 538, 0.03],
        [-136, 522, 0.03],
      ]),
      cloth.base,
    );
    pen.shape(
      cut(easel, [
        [-20, 490],
        [24, 490],
        [22, 546],
        [-18, 546],
      ]),
      easel.paints.dark.base,
      easel.thin,
    );
  },
  collar: (easel, pen) => {
    shirtCollar(easel, pen);
    for (const side of bothSides([
      [30, 196],
      [44, 128],
      [74, 138, 0.1],
      [86, 186],
      [54, 214],
    ]))
      pen.shape(cut(easel, side), easel.paints.cloth.base);
  },
  rear: (easel, pen) => {
    pen.shape(
      cut(easel, [
        [-138, 486],
        [0, 498, -0.02],
        [138, 486, -0.02],
        [136, 520],
        [0, 532, 0.02],
        [-136, 520, 0.02],
      ]),
      easel.paints.cloth.base,
    );
    fold(easel, pen, [
      [0, 230],
      [3, 360],
      [0, 480],
    ]);
    pen.shape(
      cut(easel, [
        [-82, 190],
        [0, 206, -0.06],
        [82, 190, -0.06],
        [62, 122, 0.04],
        [0, 138, 0.06],
        [-62, 122, 0.06],
      ]),
      easel.paints.cloth.base,
    );
  },
};
