import { bent, limb, ribbon, smooth, tube, type Pair } from './curve';
import type { Easel } from './easel';
import { WARDROBE } from './clothes/wardrobe';
import type { Legs } from './clothes/garment';
import type { Paint } from './paint';
import type { Pen } from './pen';
import type { Leg } from './stance';

/** How one pair of legs is dressed: what covers them down to which share of thigh and shin, and the thickness. */
interface Hose {
  cover: (easel: Easel) => Paint;
  bulk: number;
  /** Where the cloth ends: 1 at the knee, 2 at the ankle. */
  end: number;
  sock?: (easel: Easel) => Paint;
  boot?: boolean;
}

const HOSES: Record<Legs, Hose> = {
  trousers: { cover: (e) => e.paints.dark, bulk: 9, end: 2 },
  coat: { cover: (e) => e.paints.dark, bulk: 9, end: 2 },
  robe: { cover: (e) => e.paints.skin, bulk: 0, end: 2, sock: (e) => e.paints.linen },
  skirt: { cover: (e) => e.paints.skin, bulk: 0, end: 2, sock: (e) => e.paints.dark },
  shorts: { cover: (e) => e.paints.cloth, bulk: 18, end: 0.8, sock: (e) => e.paints.trim },
  'space-suit': { cover: (e) => e.paints.cloth, bulk: 22, end: 2, boot: true },
};

const toward = (a: Pair, b: Pair, share: number): Pair => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** Hip joint of a side in bust units. */
function hip(easel: Easel, side: -1 | 1): Pair {
  return [side * 52 * (0.4 + 0.6 * easel.features.frame) * (1 - 0.1 * easel.turn), 590];
}

function foot(easel: Easel, ankle: Pair, turn: number, front: boolean, side: -1 | 1, boot: boolean): string {
  const s = 0.55 + 0.45 * easel.features.frame;
  const shape: readonly Pair[] = front
    ? [
        [-26, -16],
        [26, -16],
        [31 + side * 7, 20],
        [38 + side * 14, 50],
        [24 + side * 14, 64],
        [-24 + side * 10, 64],
        [-38 + side * 10, 50],
        [-31 + side * 5, 20],
      ]
    : [
        [-26, -18],
        [22, -20],
        [30, 8],
        [72, 28],
        [96, 44],
        [94, 60],
        [-26, 60],
        [-34, 44],
        [-30, 14],
      ];
  const a = (turn * Math.PI) / 180;
  const grow = boot ? 1.2 : 1;
  return smooth(
    shape.map(([x, y]): Pair => {
      const [px, py] = [x * s * grow, y * s];
      return [ankle[0] + px * Math.cos(a) - py * Math.sin(a), ankle[1] + px * Math.sin(a) + py * Math.cos(a)];
    }),
  );
}

/** One leg from hip to shoe. */
export function drawLeg(easel: Easel, pen: Pen, leg: Leg, side: -1 | 1, front: boolean): void {
  const hose = HOSES[WARDROBE[easel.who.clothes.kind].legs(easel)];
  const f = 0.5 + 0.5 * easel.features.frame * (easel.features.soft ? 0.93 : 1.04);
  const from = hip(easel, side);
  const { knee, ankle } = leg;
  const cover = hose.cover(easel);
  const shoe =
    easel.who.clothes.kind === 'jersey' ? easel.paints.trim : hose.boot ? easel.paints.trim : easel.paints.dark;
  const joints: readonly Pair[] = [from, toward(from, knee, 0.5), knee, toward(knee, ankle, 0.45), ankle];
  const bare = limb(joints, [50 * f, 45 * f, 33 * f, 34 * f, 21 * f]);
  const b = hose.bulk;
  const shapes: (readonly [string, string])[] = [
    [foot(easel, ankle, front ? 0 : leg.foot, front, side, hose.boot ?? false), shoe.base],
  ];
  if (hose.end >= 2 && b)
    shapes.push([tube(joints, [48 * f + b, 46 * f + b, 36 * f + b, 34 * f + b, 26 * f + b]).cloth, cover.base]);
  else shapes.push([bare, easel.paints.skin.base]);
  pen.merge(shapes.slice(0, 1));
  pen.merge(shapes.slice(1));
  if (hose.sock)
    pen.shape(
      limb([toward(knee, ankle, 0.34), toward(knee, ankle, 0.6), ankle], [35 * f, 34 * f, 23 * f]),
      hose.sock(easel).base,
      easel.thin,
    );
  if (hose.end < 2)
    pen.merge([
      [
        tube([from, toward(from, knee, 0.5), toward(from, knee, hose.end)], [50 * f + b * 0.6, 50 * f + b, 50 * f + b])
          .cloth,
        cover.base,
      ],
    ]);
  if (hose.end >= 2 && b && easel.fine) {
    const [kx, ky] = knee;
    pen.fill(
      ribbon(
        [
          [kx - 22 * f, ky - 12],
          [kx, ky - 2],
          [kx + 20 * f, ky - 10],
        ],
        [0, easel.thin, 0],
      ),
      cover.line,
    );
    pen.fill(
      ribbon(
        [
          [ankle[0] - 16 * f, ankle[1] - 26],
          [ankle[0] + 4, ankle[1] - 18],
          [ankle[0] + 20 * f, ankle[1] - 28],
        ],
        [0, easel.thin, 0],
      ),
      cover.line,
    );
  }
}

/** Knees higher than this (bust units) carry a lap. */
const SEATED = 740;

/** How far skirts hang from the knees of somebody seated. */
const LAPS: Partial<Record<Legs, number>> = { skirt: 34, robe: 190, coat: 74 };

/** What hangs from the waist over both legs: skirts, coat tails, the lower half of a robe. */
export function drawSkirts(easel: Easel, pen: Pen, near: Leg, far: Leg): void {
  const kind = WARDROBE[easel.who.clothes.kind].legs(easel);
  const f = 0.4 + 0.6 * easel.features.frame;
  const { cloth } = easel.paints;
  const reach = (share: number, leg: Leg): Pair =>
    share <= 1 ? toward([0, 590], leg.knee, share) : toward(leg.knee, leg.ankle, share - 1);
  const hem = (share: number, wide: number) => {
    const pair = [reach(share, near), reach(share, far)].sort((a, b) => a[0] - b[0]);
    return {
      left: [pair[0]![0] - wide * f, pair[0]![1]] as Pair,
      right: [pair[1]![0] + wide * f, pair[1]![1]] as Pair,
    };
  };
  const fall = LAPS[kind];
  if (fall !== undefined && near.knee[1] < SEATED && far.knee[1] < SEATED) {
    const paint = kind !== 'skirt' || easel.who.clothes.kind === 'sailor' ? cloth : easel.paints.dark;
    const [kx, ky] = far.knee;
    pen.shape(
      bent([
        [-112 * f, 530],
        [100 * f, 530],
        [kx + 34, ky - 34, 0.06],
        [kx + 46, ky + fall, 0.08],
        [near.knee[0] - 62, near.knee[1] + fall + 16, 0.04],
        [near.knee[0] - 72, near.knee[1] + 62, 0],
        [-108 * f, 662, 0.05],
      ]),
      paint.base,
    );
    return;
  }
  if (kind === 'skirt') {
    const { left, right } = hem(0.84, 116);
    const paint = easel.who.clothes.kind === 'sailor' ? cloth : easel.paints.dark;
    const w = 104 * f;
    pen.shape(
      bent([
        [-w, 520],
        [w, 520, 0.03],
        [right[0], right[1], 0.06],
        [(left[0] + right[0]) / 2, Math.max(left[1], right[1]) + 16, 0.05],
        [left[0], left[1], 0.05],
        [-w, 520, 0.06],
      ]),
      paint.base,
    );
    if (easel.fine)
      for (const k of [0.14, 0.32, 0.5, 0.68, 0.86]) {
        const low = toward(left, right, k);
        pen.fill(
          ribbon(
            [
              [-w + 2 * w * k, 534],
              toward([-w + 2 * w * k, 534], low, 0.5),
              [low[0], low[1] + 6 + 16 * Math.sin(Math.PI * k) - 8],
            ],
            [0, easel.thin, easel.thin],
          ),
          paint.line,
        );
      }
    pen.shape(
      bent([
        [-w, 516],
        [w, 516, 0.02],
        [w + 2, 540],
        [-w - 2, 540, 0.02],
      ]),
      paint.base,
      easel.thin,
    );
  }
  if (kind === 'robe') {
    const { left, right } = hem(1.78, 78);
    pen.shape(
      bent([
        [-116 * f, 530],
        [116 * f, 530],
        [right[0], right[1], 0.03],
        [(left[0] + right[0]) / 2, Math.max(left[1], right[1]) + 10, 0.03],
        [left[0], left[1], 0.03],
        [-116 * f, 530, 0.03],
      ]),
      cloth.base,
    );
    if (easel.fine) {
      pen.fill(
        ribbon(
          [[20, 560], toward([20, 560], right, 0.5), toward(left, right, 0.62)],
          [easel.thin, easel.thin * 1.2, easel.thin],
        ),
        cloth.line,
      );
      pen.fill(
        ribbon([[-50, 580], toward([-50, 580], left, 0.5), toward(left, right, 0.24)], [0, easel.thin, 0]),
        cloth.line,
      );
    }
  }
  if (kind === 'coat') {
    const { left, right } = hem(1.14, 96);
    const middle: Pair = [(left[0] + right[0]) / 2 + 8, Math.max(left[1], right[1]) - 12];
    pen.shape(
      bent([
        [-132 * f, 500],
        [132 * f, 500],
        [right[0], right[1], 0.04],
        [middle[0] + 26, middle[1] + 10, 0.03],
        [8, 640, 0],
        [middle[0] - 30, middle[1] + 8, 0],
        [left[0], left[1], 0.03],
        [-132 * f, 500, 0.04],
      ]),
      cloth.base,
    );
  }
  if (easel.who.clothes.kind === 'apron') {
    const { left, right } = hem(0.9, 50);
    pen.shape(
      bent([
        [-118 * f, 540],
        [118 * f, 540],
        [right[0], right[1]],
        [left[0], left[1], 0.04],
        [-118 * f, 540],
      ]),
      cloth.base,
    );
  }
}
