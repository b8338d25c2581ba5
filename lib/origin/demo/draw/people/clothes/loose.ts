import { oval, smooth, type Bend } from '../curve';
import { accent } from '../paint';
import { onTrunk } from '../trunk';
import { bothSides, cut, fold } from './draft';
import type { Garment } from './garment';

/** Crossed collars and a wide sash. */
export const robe: Garment = {
  bulk: 12,
  sleeve: 'long',
  cuff: 34,
  neck: { low: 276, wide: 46 },
  waist: 546,
  legs: () => 'robe',
  cloth: (easel) => easel.paints.cloth,
  front: (easel, pen) => {
    const { cloth, linen } = easel.paints;
    pen.fill(
      cut(easel, [
        [-34, 190],
        [34, 190],
        [20, 290],
        [-8, 300],
      ]),
      linen.base,
    );
    fold(
      easel,
      pen,
      [
        [-104, 380],
        [-70, 420],
        [-40, 440],
      ],
      cloth.line,
    );
    fold(
      easel,
      pen,
      [
        [104, 390],
        [80, 430],
        [60, 446],
      ],
      cloth.line,
    );
  },
  collar: (easel, pen) => {
    const { trim, linen } = easel.paints;
    const sash = accent(easel.who, easel.finish, easel.paints);
    pen.shape(
      cut(easel, [
        [42, 150],
        [58, 168, 0.1],
        [52, 240, 0.02],
        [-8, 352, 0.04],
        [-18, 318],
        [26, 236, -0.06],
      ]),
      linen.base,
      easel.thin,
    );
    pen.shape(
      cut(easel, [
        [-42, 148],
        [-66, 170, -0.1],
        [-44, 260, -0.02],
        [62, 462, -0.05],
        [96, 462],
        [-8, 252, 0.05],
        [-32, 180, 0.03],
      ]),
      trim.base,
    );
    pen.shape(
      cut(easel, [
        [48, 150],
        [68, 172, 0.1],
        [50, 262, 0.02],
        [26, 306, 0.03],
        [8, 280, 0],
        [34, 236, -0.04],
      ]),
      trim.base,
    );
    pen.shape(
      cut(easel, [
        [-128, 458],
        [0, 470, -0.03],
        [128, 458, -0.03],
        [126, 548],
        [0, 562, 0.03],
        [-126, 548, 0.03],
      ]),
      sash.base,
    );
    pen.shape(
      cut(easel, [
        [-118, 500],
        [0, 512, -0.03],
        [118, 500, -0.03],
        [118, 514],
        [0, 526, 0.03],
        [-118, 514, 0.03],
      ]),
      linen.base,
      easel.thin,
    );
  },
  rear: (easel, pen) => {
    const sash = accent(easel.who, easel.finish, easel.paints);
    pen.shape(
      cut(easel, [
        [-60, 150],
        [0, 196, -0.14],
        [60, 150, -0.14],
        [72, 170],
        [0, 226, 0.14],
        [-72, 170, 0.14],
      ]),
      easel.paints.trim.base,
    );
    pen.shape(
      cut(easel, [
        [-126, 456],
        [0, 462, -0.02],
        [126, 456, -0.02],
        [126, 546],
        [0, 552, 0.02],
        [-126, 546, 0.02],
      ]),
      sash.base,
    );
    pen.shape(
      cut(easel, [
        [-54, 430],
        [54, 430, 0.08],
        [60, 520, 0.1],
        [0, 532, 0.06],
        [-60, 520, 0.06],
        [-54, 430, 0.1],
      ]),
      sash.base,
    );
  },
};

/** Hooded pullover with strings and a pocket. */
export const hoodie: Garment = {
  bulk: 14,
  sleeve: 'long',
  cuff: 9,
  neck: { low: 206, wide: 44 },
  legs: () => 'trousers',
  cloth: (easel) => easel.paints.cloth,
  front: (easel, pen) => {
    const { cloth, trim } = easel.paints;
    pen.shape(
      cut(easel, [
        [-84, 470],
        [-56, 424, 0],
        [56, 424, 0],
        [84, 470],
        [96, 560, 0.04],
        [-96, 560, 0],
      ]),
      cloth.base,
      easel.thin * 1.2,
    );
    fold(
      easel,
      pen,
      [
        [-112, 360],
        [-84, 384],
        [-56, 388],
      ],
      cloth.line,
    );
    for (const side of [-1, 1]) {
      const x = side * 30;
      fold(
        easel,
        pen,
        [
          [x, 226],
          [x + side * 4, 276],
          [x + side * 1, 330],
        ],
        trim.base === cloth.base ? cloth.line : trim.base,
        9,
      );
      pen.shape(oval(...onTrunk(easel, x + side * 1, 334), 6, 9), trim.base, easel.thin);
    }
  },
  collar: (easel, pen) => {
    const { cloth } = easel.paints;
    const half = (s: 1 | -1) =>
      (
        [
          [16, 236],
          [62, 208],
          [58, 156],
          [78, 130],
          [112, 156],
          [110, 206],
          [66, 246],
        ] as const
      ).map(([x, y]) => onTrunk(easel, s * x, y));
    for (const s of [-1, 1] as const) pen.shape(smooth(half(s)), cloth.base);
    fold(
      easel,
      pen,
      [
        [-74, 156],
        [-84, 186],
        [-62, 222],
      ],
      cloth.line,
    );
    fold(
      easel,
      pen,
      [
        [74, 156],
        [84, 186],
        [62, 222],
      ],
      cloth.line,
    );
  },
  rear: (easel, pen) => {
    pen.shape(
      cut(easel, [
        [-96, 150],
        [-80, 120, 0.2],
        [0, 144, -0.08],
        [80, 120, -0.08],
        [96, 150, 0.2],
        [84, 260, 0.14],
        [0, 330, 0.16],
        [-84, 260, 0.16],
      ]),
      easel.paints.cloth.base,
    );
    fold(easel, pen, [
      [-60, 170],
      [0, 200],
      [60, 170],
    ]);
  },
};

/** Pressure suit with a wide neck ring and a box on the chest. */
export const spaceSuit: Garment = {
  bulk: 20,
  sleeve: 'long',
  cuff: 16,
  neck: { low: 196, wide: 44 },
  legs: () => 'space-suit',
  cloth: (easel) => easel.paints.cloth,
  front: (easel, pen) => {
    const { dark, trim, linen } = easel.paints;
    pen.shape(
      cut(easel, [
        [-72, 330],
        [72, 330, 0.02],
        [72, 424, 0.02],
        [-72, 424, 0.02],
        [-72, 330, 0.02],
      ]),
      dark.base,
    );
    const lamp = accent(easel.who, easel.finish, easel.paints);
    pen.shape(oval(...onTrunk(easel, -42, 376), 13, 13), lamp.base, easel.thin);
    pen.shape(oval(...onTrunk(easel, -6, 376), 13, 13), linen.base, easel.thin);
    for (const y of [356, 376, 396])
      pen.fill(
        cut(easel, [
          [22, y - 5],
          [56, y - 5],
          [56, y + 5],
          [22, y + 5],
        ]),
        y === 376 ? trim.base : linen.base,
      );
    for (const side of bothSides([
      [100, 262],
      [86, 470],
      [100, 470],
      [116, 262],
    ]))
      pen.fill(cut(easel, side), trim.base);
    pen.shape(
      cut(easel, [
        [-140, 500],
        [0, 512, -0.02],
        [140, 500, -0.02],
        [140, 536],
        [0, 550, 0.02],
        [-140, 536, 0.02],
      ]),
      dark.base,
    );
  },
  collar: (easel, pen) => {
    const { trim, dark } = easel.paints;
    const [cx, cy] = onTrunk(easel, 0, 186);
    const w = 112 * (0.3 + 0.7 * easel.features.frame);
    pen.shape(
      smooth([
        [cx - w, cy - 6],
        [cx - w * 0.7, cy - 34],
        [cx - w * 0.56, cy - 24],
        [cx, cy + 8],
        [cx + w * 0.56, cy - 24],
        [cx + w * 0.7, cy - 34],
        [cx + w, cy - 6],
        [cx + w * 0.62, cy + 40],
        [cx, cy + 58],
        [cx - w * 0.62, cy + 40],
      ]),
      trim.base,
    );
    pen.fill(
      smooth([
        [cx - w * 0.84, cy - 2],
        [cx - w * 0.5, cy + 22],
        [cx, cy + 34],
        [cx + w * 0.5, cy + 22],
        [cx + w * 0.84, cy - 2],
        [cx + w * 0.5, cy + 30],
        [cx, cy + 42],
        [cx - w * 0.5, cy + 30],
      ]),
      dark.base,
    );
  },
  rear: (easel, pen) => {
    const { dark, trim } = easel.paints;
    pen.shape(
      cut(easel, [
        [-92, 226],
        [92, 226, 0.04],
        [98, 480, 0.02],
        [-98, 480, 0.04],
        [-92, 226, 0.02],
      ]),
      dark.base,
    );
    pen.shape(
      cut(easel, [
        [-60, 262],
        [60, 262],
        [60, 330],
        [-60, 330],
      ]),
      trim.base,
      easel.thin,
    );
    pen.shape(
      smooth([
        [-100, 178],
        [0, 150],
        [100, 178],
        [78, 218],
        [0, 232],
        [-78, 218],
      ]),
      trim.base,
    );
  },
};

/** A bib apron over a shirt. */
export const apron: Garment = {
  bulk: 8,
  sleeve: 'short',
  neck: { low: 206, wide: 48 },
  legs: () => 'trousers',
  cloth: (easel) => easel.paints.linen,
  front: (easel, pen) => {
    const { cloth, trim } = easel.paints;
    for (const side of bothSides([
      [42, 170],
      [60, 178],
      [78, 300],
      [58, 300],
    ]))
      pen.shape(cut(easel, side), cloth.base, easel.thin);
    const bib: readonly Bend[] = [
      [-136, 630],
      [-126, 470, 0.02],
      [-90, 420, 0.08],
      [-78, 296, -0.08],
      [0, 306, -0.04],
      [78, 296, -0.04],
      [90, 420, -0.08],
      [126, 470, 0.08],
      [136, 630, 0.02],
    ];
    // Open below: the skirt of the apron goes on from there.
    pen.fill(cut(easel, bib), cloth.base).stroke(cut(easel, bib, false), easel.line);
    pen.shape(
      cut(easel, [
        [-54, 460],
        [54, 460, 0],
        [48, 552, 0.1],
        [-48, 552, 0.1],
        [-54, 460, 0.1],
      ]),
      trim.base,
      easel.thin,
    );
    fold(
      easel,
      pen,
      [
        [-120, 478],
        [-90, 486],
        [-66, 482],
      ],
      cloth.line,
    );
  },
  collar: (easel, pen) => {
    for (const side of bothSides([
      [2, 214],
      [36, 158],
      [58, 166, 0.1],
      [66, 194],
      [34, 232],
    ]))
      pen.shape(cut(easel, side), easel.paints.linen.base, easel.thin);
  },
  rear: (easel, pen) => {
    const { cloth } = easel.paints;
    for (const side of bothSides([
      [40, 160],
      [58, 170],
      [10, 452],
      [-8, 452],
    ]))
      pen.shape(cut(easel, side), cloth.base, easel.thin);
    pen.shape(
      cut(easel, [
        [-124, 450],
        [124, 450],
        [122, 482],
        [-122, 482],
      ]),
      cloth.base,
      easel.thin,
    );
    for (const side of bothSides([
      [0, 462],
      [50, 430, 0.2],
      [58, 476, 0.3],
      [0, 470, 0.2],
      [34, 560, 0.1],
      [10, 552],
      [-2, 474],
    ]))
      pen.shape(cut(easel, side), cloth.base, easel.thin);
  },
};
