import { limb, ribbon, type Pair } from './curve';
import type { Easel } from './easel';

export type HandKind = 'open' | 'fist' | 'point' | 'rest' | 'flat';

type Capsule = readonly [from: Pair, to: Pair, thick: number, thin: number];

/** A hand pointing up from the wrist at the origin, thumb on the right: capsules grown together, then creases. */
const HANDS: Record<HandKind, { flesh: readonly Capsule[]; creases: readonly (readonly Pair[])[] }> = {
  open: {
    flesh: [
      [[0, -6], [0, -38], 22, 27],
      [[-21, -50], [-35, -92], 9.5, 7.5],
      [[-8, -58], [-13, -108], 10, 8],
      [[7, -58], [10, -106], 10, 8],
      [[20, -50], [31, -88], 9.5, 7.5],
      [[16, -20], [47, -46], 12, 9],
    ],
    creases: [
      [
        [14, -22],
        [6, -36],
        [-8, -40],
      ],
    ],
  },
  fist: {
    flesh: [
      [[0, -4], [0, -30], 22, 30],
      [[-17, -50], [-17, -46], 15, 15],
      [[0, -54], [0, -48], 15, 15],
      [[17, -50], [17, -44], 15, 15],
      [[24, -22], [4, -34], 13, 11],
    ],
    creases: [
      [
        [-9, -64],
        [-9, -44],
      ],
      [
        [8, -64],
        [8, -46],
      ],
      [
        [27, -36],
        [10, -44],
        [-8, -38],
      ],
    ],
  },
  point: {
    flesh: [
      [[0, -4], [0, -30], 21, 27],
      [[-15, -46], [-15, -42], 14, 14],
      [[0, -50], [0, -44], 14, 14],
      [[16, -46], [20, -112], 12, 9],
      [[26, -20], [8, -36], 12, 10],
    ],
    creases: [
      [
        [-8, -58],
        [-8, -42],
      ],
      [
        [8, -60],
        [8, -44],
      ],
      [
        [24, -32],
        [12, -42],
        [-4, -40],
      ],
    ],
  },
  rest: {
    flesh: [
      [[0, -4], [0, -36], 20, 25],
      [[-12, -50], [-10, -88], 12, 10],
      [[6, -52], [6, -92], 13, 11],
      [[18, -22], [26, -64], 11, 9],
    ],
    creases: [
      [
        [-3, -60],
        [-3, -88],
      ],
      [
        [17, -44],
        [16, -58],
      ],
    ],
  },
  flat: {
    flesh: [
      [[0, -4], [0, -36], 21, 26],
      [[-15, -50], [-13, -84], 11, 9],
      [[-2, -52], [0, -90], 11, 9],
      [[12, -50], [14, -84], 11, 9],
      [[18, -22], [30, -44], 11, 9],
    ],
    creases: [
      [
        [-8, -56],
        [-7, -84],
      ],
      [
        [6, -56],
        [7, -84],
      ],
    ],
  },
};

/** A hand at a wrist, turned by degrees clockwise, thumb to its left when `left`: shapes to merge and creases to draw after. */
export function handShapes(
  easel: Easel,
  kind: HandKind,
  at: Pair,
  turn: number,
  left: boolean,
): { flesh: string[]; creases: string[] } {
  const a = (turn * Math.PI) / 180;
  const size = 0.94 + 0.16 * easel.features.frame;
  const put = ([x, y]: Pair): Pair => {
    const [px, py] = [(left ? -x : x) * size, y * size];
    return [at[0] + px * Math.cos(a) - py * Math.sin(a), at[1] + px * Math.sin(a) + py * Math.cos(a)];
  };
  const { flesh, creases } = HANDS[kind];
  return {
    flesh: flesh.map(([from, to, thick, thin]) => limb([put(from), put(to)], [thick * size, thin * size])),
    creases: easel.fine ? creases.map((crease) => ribbon(crease.map(put), [easel.thin * 0.5, easel.thin, 0])) : [],
  };
}
