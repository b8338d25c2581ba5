import { accent } from '../paint';
import { numberStrokes } from '../digits';
import { onTrunk } from '../trunk';
import { bothSides, cut, fold } from './draft';
import type { Garment } from './garment';

/** Sailor blouse: a broad collar with a stripe and a knotted scarf. */
export const sailor: Garment = {
  bulk: 4,
  sleeve: 'long',
  neck: { low: 262, wide: 46 },
  legs: (easel) => (easel.features.soft ? 'skirt' : 'trousers'),
  cloth: (easel) => easel.paints.linen,
  front: (easel, pen) => {
    const { cloth, linen } = easel.paints;
    fold(
      easel,
      pen,
      [
        [-80, 470],
        [-64, 520],
        [-70, 560],
      ],
      linen.line,
    );
    fold(
      easel,
      pen,
      [
        [84, 480],
        [66, 530],
        [70, 570],
      ],
      linen.line,
    );
    fold(
      easel,
      pen,
      [
        [-96, 360],
        [-70, 392],
        [-44, 400],
      ],
      cloth.line === easel.finish.ink ? cloth.line : easel.finish.ink,
    );
  },
  collar: (easel, pen) => {
    const { cloth, trim } = easel.paints;
    const tie = accent(easel.who, easel.finish, easel.paints);
    for (const side of bothSides([
      [44, 152],
      [96, 182, 0.06],
      [112, 268, 0.02],
      [70, 282, 0.02],
      [0, 330, 0.04],
      [34, 236, -0.06],
    ]))
      pen.shape(cut(easel, side), cloth.base);
    for (const side of bothSides([
      [92, 192],
      [100, 260, 0],
      [66, 272, 0.02],
      [10, 314, 0.04],
      [10, 308],
      [64, 264, -0.04],
      [94, 254, -0.02],
      [86, 192, 0],
    ]))
      pen.fill(cut(easel, side), trim.base);
    for (const side of bothSides([
      [0, 326],
      [48, 372, 0.1],
      [30, 430, 0.04],
      [2, 348, -0.06],
    ]))
      pen.shape(cut(easel, side), tie.base, easel.thin);
    pen.shape(
      cut(easel, [
        [-18, 312],
        [18, 312, 0.1],
        [16, 350, 0.1],
        [-16, 350, 0.1],
        [-18, 312, 0.1],
      ]),
      tie.base,
      easel.thin,
    );
  },
  rear: (easel, pen) => {
    const { cloth, trim } = easel.paints;
    pen.shape(
      cut(easel, [
        [-46, 150],
        [0, 168, -0.06],
        [46, 150, -0.06],
        [100, 186, 0.06],
        [108, 318, 0.02],
        [0, 326, 0.02],
        [-108, 318, 0.02],
        [-100, 186, 0.02],
      ]),
      cloth.base,
    );
    pen.fill(
      cut(easel, [
        [-96, 304],
        [0, 312, 0],
        [96, 304, 0],
        [95, 297],
        [0, 304, 0],
        [-95, 297, 0],
      ]),
      trim.base,
    );
  },
};

/** Sports shirt with a number on both sides. */
export const jersey: Garment = {
  bulk: 8,
  sleeve: 'short',
  neck: { low: 216, wide: 50 },
  legs: () => 'shorts',
  cloth: (easel) => easel.paints.cloth,
  front: (easel, pen) => {
    const { trim } = easel.paints;
    for (const side of bothSides([
      [112, 352],
      [132, 352],
      [122, 440],
      [118, 616],
      [100, 616],
      [104, 440],
    ]))
      pen.fill(cut(easel, side), trim.base);
    const number = numberStrokes(easel.who.clothes.number ?? 9, onTrunk(easel, 0, 372), 128, easel.flip);
    pen.stroke(number, 34, easel.finish.ink);
    pen.stroke(number, 21, trim.base);
  },
  collar: (easel, pen) =>
    pen.shape(
      cut(easel, [
        [-54, 160],
        [-34, 206, -0.08],
        [0, 224, -0.1],
        [34, 206, -0.1],
        [54, 160, -0.08],
        [66, 172],
        [42, 224, 0.1],
        [0, 244, 0.1],
        [-42, 224, 0.1],
        [-66, 172, 0.1],
      ]),
      easel.paints.trim.base,
    ),
  rear: (easel, pen) => {
    const number = numberStrokes(easel.who.clothes.number ?? 9, [0, 352], 150, easel.flip);
    pen.stroke(number, 36, easel.finish.ink);
    pen.stroke(number, 23, easel.paints.trim.base);
    pen.shape(
      cut(easel, [
        [-54, 158],
        [0, 178, -0.06],
        [54, 158, -0.06],
        [50, 144],
        [0, 162, 0.06],
        [-50, 144, 0.06],
      ]),
      easel.paints.trim.base,
      easel.thin,
    );
  },
};

/** T-shirt with a ringed neck. */
export const tee: Garment = {
  bulk: 8,
  sleeve: 'short',
  neck: { low: 206, wide: 54 },
  legs: () => 'trousers',
  cloth: (easel) => easel.paints.cloth,
  front: (easel, pen) => {
    fold(easel, pen, [
      [-104, 330],
      [-78, 352],
      [-50, 356],
    ]);
    fold(easel, pen, [
      [96, 430],
      [76, 478],
      [80, 520],
    ]);
    fold(easel, pen, [
      [-92, 470],
      [-70, 516],
      [-74, 556],
    ]);
    if (easel.who.clothes.number !== undefined)
      pen.stroke(
        numberStrokes(easel.who.clothes.number, onTrunk(easel, 0, 350), 96, easel.flip),
        18,
        easel.paints.trim.base,
      );
    else
      pen.fill(
        cut(easel, [
          [-128, 322],
          [0, 336, -0.03],
          [128, 322, -0.03],
          [122, 364],
          [0, 380, 0.03],
          [-122, 364, 0.03],
        ]),
        easel.paints.trim.base,
      );
  },
  collar: (easel, pen) =>
    pen.shape(
      cut(easel, [
        [-58, 164],
        [-36, 198, -0.1],
        [0, 212, -0.08],
        [36, 198, -0.08],
        [58, 164, -0.1],
        [68, 172],
        [42, 214, 0.1],
        [0, 229, 0.08],
        [-42, 214, 0.08],
        [-68, 172, 0.1],
      ]),
      easel.paints.trim.base,
      easel.thin * 1.2,
    ),
  rear: (easel, pen) => {
    pen.shape(
      cut(easel, [
        [-56, 160],
        [0, 178, -0.06],
        [56, 160, -0.06],
        [52, 148],
        [0, 164, 0.06],
        [-52, 148, 0.06],
      ]),
      easel.paints.trim.base,
      easel.thin,
    );
    fold(easel, pen, [
      [-50, 260],
      [-20, 290],
      [-14, 330],
    ]);
    fold(easel, pen, [
      [70, 460],
      [50, 510],
      [54, 560],
    ]);
  },
};
