import type { Pose } from '../character';
import { bent, limb, oval, ribbon, smooth, type Pair } from '../curve';
import type { Easel } from '../easel';
import { accent } from '../paint';
import type { Pen } from '../pen';
import type { Fur } from './fur';

/** Where the two forepaws are, near then far, in the units of a cat's trunk. */
interface Paws {
  near: Pair;
  far: Pair;
}

export const PAWS: Record<Pose, Paws> = {
  down: { near: [-104, 262], far: [104, 262] },
  cross: { near: [30, 226], far: [-30, 236] },
  fist: { near: [-158, 70], far: [104, 262] },
  point: { near: [-104, 262], far: [214, 108] },
  chin: { near: [-34, 128], far: [40, 240] },
  wave: { near: [-182, 40], far: [104, 262] },
  hip: { near: [-92, 300], far: [92, 300] },
  hold: { near: [-34, 232], far: [40, 232] },
};

const PEAR: readonly Pair[] = [
  [0, 84],
  [62, 92],
  [92, 150],
  [118, 250],
  [126, 340],
  [104, 408],
  [0, 432],
  [-104, 408],
  [-126, 340],
  [-118, 250],
  [-92, 150],
  [-62, 92],
];

/** A curled tail behind the body. */
export function drawTail(easel: Easel, pen: Pen, fur: Fur): void {
  const joints: readonly Pair[] = [
    [70, 392],
    [152, 408],
    [206, 352],
    [196, 276],
    [226, 226],
  ];
  pen.merge([[limb(joints, [27, 27, 25, 24, 20]), fur.main.base]]);
  if (easel.who.cat?.coat === 'tabby')
    for (const [from, to] of [
      [
        [140, 434],
        [150, 382],
      ],
      [
        [182, 402],
        [232, 372],
      ],
      [
        [172, 300],
        [222, 296],
      ],
    ] as const)
      pen.fill(ribbon([from, to], [0, 15, 12]), fur.second);
  if (easel.who.cat?.coat === 'tuxedo')
    pen.fill(
      smooth([
        [200, 262],
        [206, 228],
        [226, 206],
        [246, 226],
        [240, 260],
        [222, 278],
      ]),
      fur.second,
    );
}

function paw(easel: Easel, pen: Pen, fur: Fur, side: -1 | 1, to: Pair): void {
  const from: Pair = [side * 74, 166];
  const elbow: Pair = [(from[0] + to[0]) / 2 + side * 16, (from[1] + to[1]) / 2 + 14];
  const tip = easel.who.cat?.coat === 'tuxedo' ? fur.second : fur.main.base;
  pen.merge([[limb([from, elbow, to], [30, 30, 30]), fur.main.base]]);
  if (tip !== fur.main.base) pen.fill(oval(to[0], to[1], 27, 27), tip);
  // The shoulder runs into the body without a line.
  pen.fill(oval(from[0] - side * 12, from[1] - 4, 27, 34), fur.main.base);
  if (!easel.fine) return;
  const [dx, dy] = [to[0] - elbow[0], to[1] - elbow[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  for (const k of [-9, 9])
    pen.fill(
      ribbon(
        [
          [to[0] + ux * 27 - uy * k, to[1] + uy * 27 + ux * k],
          [to[0] + ux * 11 - uy * k, to[1] + uy * 11 + ux * k],
        ],
        [easel.thin, easel.thin, 0],
      ),
      tip === fur.main.base ? fur.line : easel.finish.ink,
    );
}

/** Aprons, ties and collars: what a cat would wear of these clothes. */
function drawDress(easel: Easel, pen: Pen, rear: boolean): void {
  const { paints, who } = easel;
  const tie = accent(who, easel.finish, paints);
  if (who.extras?.includes('scarf') || who.clothes.kind === 'sailor' || who.clothes.kind === 'hoodie') {
    pen.shape(
      smooth([
        [-84, 108],
        [0, 128],
        [84, 108],
        [92, 142],
        [0, 168],
        [-92, 142],
      ]),
      paints.cloth.base,
    );
    if (!rear)
      pen.shape(
        bent([
          [10, 146],
          [58, 200, 0.12],
          [36, 236, 0.1],
          [-6, 158, 0.06],
        ]),
        paints.cloth.base,
      );
    return;
  }
  if (who.clothes.kind === 'apron') {
    if (!rear) {
      pen.shape(
        bent([
          [-56, 150],
          [56, 150, -0.06],
          [74, 236, -0.06],
          [104, 262, 0.1],
          [112, 372, 0.04],
          [-112, 372, -0.06],
          [-104, 262, 0.04],
          [-74, 236, 0.1],
        ]),
        paints.cloth.base,
      );
      pen.shape(
        bent([
          [-42, 286],
          [42, 286, 0],
          [36, 346, 0.14],
          [-36, 346, 0.14],
          [-42, 286, 0.14],
        ]),
        paints.trim.base,
        easel.thin,
      );
    }
    pen.shape(
      smooth([
        [-112, 258],
        [0, rear ? 268 : 272],
        [112, 258],
        [114, 276],
        [0, 292],
        [-114, 276],
      ]),
      paints.cloth.base,
      easel.thin,
    );
    return;
  }
  pen.shape(
    smooth([
      [-80, 110],
      [0, 130],
      [80, 110],
      [84, 130],
      [0, 152],
      [-84, 130],
    ]),
    paints.cloth.base,
    easel.thin,
  );
  if (rear) return;
  if (who.clothes.kind === 'suit' || who.clothes.kind === 'coat' || who.clothes.kind === 'blazer') {
    for (const s of [-1, 1])
      pen.shape(
        bent([
          [0, 140],
          [s * 46, 116, s * 0.1],
          [s * 48, 172, s * 0.1],
        ]),
        tie.base,
      );
    pen.shape(oval(0, 142, 12, 13), tie.base);
  } else pen.shape(oval(0, 150, 15, 15), easel.finish.medium === 'colour' ? '#ffd447' : '#ffffff', easel.thin);
}

/** A sitting pear of a cat with two paws; `legs` draws the hind feet. */
export function drawCatBody(easel: Easel, pen: Pen, fur: Fur, paws: Paws, rear: boolean): void {
  pen.shape(smooth(PEAR), fur.main.base);
  if (!rear)
    pen.fill(
      smooth([
        [0, 150],
        [52, 190],
        [70, 290],
        [52, 380],
        [0, 396],
        [-52, 380],
        [-70, 290],
        [-52, 190],
      ]),
      easel.who.cat?.coat === 'tuxedo' ? fur.second : fur.muzzle,
    );
  if (easel.who.cat?.coat === 'tabby') {
    for (const side of [-1, 1])
      for (const [i, y] of [230, 276, 322].entries())
        pen.fill(
          ribbon(
            [
              [side * (108 + i * 5), y],
              [side * 78, y + 4],
            ],
            [12, 0],
          ),
          fur.second,
        );
  }
  if (rear && easel.fine)
    pen.fill(
      ribbon(
        [
          [0, 130],
          [4, 260],
          [0, 380],
        ],
        [0, easel.thin, 0],
      ),
      fur.main.line,
    );
  if (!rear) {
    for (const side of [-1, 1]) {
      pen.shape(oval(side * 64, 416, 50, 30), easel.who.cat?.coat === 'tuxedo' ? fur.second : fur.main.base);
      if (easel.fine)
        for (const k of [-14, 8])
          pen.fill(
            ribbon(
              [
                [side * 72 + k, 420],
                [side * 72 + k + 2, 440],
              ],
              [easel.thin, easel.thin, 0],
            ),
            easel.who.cat?.coat === 'tuxedo' ? easel.finish.ink : fur.line,
          );
    }
  }
  drawDress(easel, pen, rear);
  paw(easel, pen, fur, 1, paws.far);
  paw(easel, pen, fur, -1, paws.near);
}
