import { bent, oval, ribbon, smooth, type Pair } from './curve';
import type { Easel } from './easel';
import type { Pen } from './pen';
import { swing, swingRound } from './swing';

const JAWS = {
  soft: [
    [91, -40],
    [89, 6],
    [83, 46],
    [63, 86],
    [30, 116],
  ],
  strong: [
    [91, -40],
    [89, 8],
    [84, 54],
    [68, 93],
    [32, 121],
  ],
  child: [
    [92, -40],
    [92, 10],
    [89, 52],
    [68, 90],
    [32, 110],
  ],
} as const;

const CROWN: readonly Pair[] = [
  [-86, -86],
  [-56, -126],
  [0, -141],
  [56, -126],
  [85, -86],
];

/** A skull without hair would look tall: it is drawn this much lower. */
const BARE = 0.89;

/** Points of the face's rim, clockwise from the crown; the far cheek folds in with the turn. */
export function rim(easel: Easel): Pair[] {
  const { turn, features, who } = easel;
  const jaw = JAWS[who.build === 'child' ? 'child' : features.soft ? 'soft' : 'strong'];
  const near = (x: number) => x + turn * (x < -40 ? 7 + 10 * (1 + Math.max(-92, x) / 92) : 0);
  const side = (sign: 1 | -1): Pair[] =>
    jaw.map(([x, y], i) => {
      const wide = sign * x * (i > 1 ? features.jaw : 1);
      const dent = sign === 1 && i === 1 ? -7 * turn : 0;
      const px =
        sign === 1
          ? swing(wide, turn) + dent + (i === 2 ? 3 * turn : 0)
          : x < 35
            ? swing(wide, turn) - 4 * turn
            : near(wide);
      return [px, y + ((features.chin - 125) * i) / 5];
    });
  const chin: Pair = [swing(0, turn), features.chin];
  const crown: Pair[] = CROWN.map(([x, y]) => [swingRound(x, y, turn), who.hair.style === 'bald' ? y * BARE : y]);
  return [...crown, ...side(1), chin, ...side(-1).reverse()];
}

function drawEar(easel: Easel, pen: Pen, side: -1 | 1): void {
  const x = side === -1 ? -92 + 3 * easel.turn : 90 - 24 * easel.turn;
  const at = (u: number, v: number): Pair => [x + side * u, 22 + v];
  pen.shape(smooth([at(-8, -24), at(8, -30), at(19, -18), at(15, 6), at(7, 24), at(-4, 28)]), easel.paints.skin.base);
  pen.fill(ribbon([at(8, -17), at(11, -4), at(4, 8)], [0, easel.thin, 0]), pen.ink);
}

/** Ears, then the face itself with the shadows on it. */
export function drawFace(easel: Easel, pen: Pen): void {
  const { paints, turn, features, who, finish } = easel;
  drawEar(easel, pen, -1);
  if (turn < 0.5) drawEar(easel, pen, 1);
  const outline = rim(easel);
  pen.shape(smooth(outline), paints.skin.base);
  if (finish.medium === 'colour') {
    // The near cheek turns from the light: a sickle along the rim.
    const cheek = outline.slice(-6);
    const inner = cheek
      .map(([x, y], i): Pair => [x + [4, 12, 17, 15, 10, 4][i]!, y - [2, 7, 5, 0, 0, 0][i]!])
      .reverse();
    pen.fill(smooth([...cheek, ...inner]), paints.skin.shade, 0.75);
  }
  if (who.hair.style === 'bald' && finish.medium === 'colour')
    pen.fill(oval(swingRound(-38, -94, turn), -94, 24, 10, -28), paints.skin.light, 0.8);
  if (who.build === 'elder' && easel.fine) {
    for (const side of [-1, 1] as const) {
      const x = (v: number) => swing(side * v, turn);
      pen.fill(
        ribbon(
          [
            [x(27), features.mouth.y - 32],
            [x(37), features.mouth.y - 16],
            [x(37), features.mouth.y - 2],
          ],
          [0, easel.thin, 0],
        ),
        pen.ink,
      );
      pen.fill(
        ribbon(
          [
            [x(24), features.eye.y + 27],
            [x(42), features.eye.y + 33],
            [x(60), features.eye.y + 26],
          ],
          [0, easel.thin * 0.8, 0],
        ),
        pen.ink,
      );
    }
    pen.fill(
      ribbon(
        [
          [swing(-30, turn), -62],
          [swing(0, turn), -66],
          [swing(30, turn), -62],
        ],
        [0, easel.thin * 0.8, 0],
      ),
      pen.ink,
    );
  }
}

/** A small tick for soft faces, a ridge and a nostril for strong ones. */
export function drawNose(easel: Easel, pen: Pen): void {
  const { features, turn, paints, finish } = easel;
  const x = swing(0, turn) + 5 * turn;
  const tip = features.eye.y + 32 + features.nose * 4;
  const w = Math.max(easel.thin * 1.15, 4);
  if (finish.medium === 'colour')
    pen.fill(
      bent([
        [x - 7, tip + 3],
        [x + 2, tip - 6, 0.1],
        [x + 9, tip + 3, 0.2],
        [x + 1, tip + 8, 0.2],
      ]),
      paints.skin.shade,
    );
  if (features.soft || !easel.fine) {
    pen.fill(
      ribbon(
        [
          [x + 1, tip - 5],
          [x + 6 + turn * 2, tip + 1],
          [x - 1, tip + 4],
        ],
        [0, w, w * 0.3],
      ),
      pen.ink,
    );
    return;
  }
  const long = 22 * features.nose;
  pen.fill(
    ribbon(
      [
        [x + 1, tip - long],
        [x + 5 + 3 * turn, tip - long * 0.4],
        [x + 11 + 2 * turn, tip],
        [x + 2, tip + 5],
      ],
      [0, w * 0.8, w * 1.1, w * 0.4],
    ),
    pen.ink,
  );
  pen.fill(
    ribbon(
      [
        [x - 9, tip + 1],
        [x - 5, tip + 5],
      ],
      [0, w * 0.7],
    ),
    pen.ink,
  );
}

/** Freckles, blush and other things that lie on the cheeks. */
export function drawCheeks(easel: Easel, pen: Pen, blush: boolean): void {
  const { features, turn, paints, finish, who } = easel;
  for (const side of [-1, 1] as const) {
    const x = swing(side * 55, turn) - (side === 1 ? 6 * turn : -2 * turn);
    const y = features.eye.y + 37;
    const squeeze = side === 1 ? 1 - 0.4 * turn : 1;
    if (blush && finish.medium === 'colour') pen.fill(oval(x, y, 19 * squeeze, 10), paints.blush, 0.65);
    if (blush && finish.medium === 'page' && easel.fine) {
      for (const k of [-1, 0, 1])
        pen.fill(
          ribbon(
            [
              [x + k * 10 * squeeze + 4, y - 7],
              [x + k * 10 * squeeze - 3, y + 6],
            ],
            [0, easel.thin * 0.9, 0],
          ),
          pen.ink,
        );
    }
    if (who.extras?.includes('freckles')) {
      for (const [dx, dy] of [
        [-11, -3],
        [0, 3],
        [11, -4],
      ] as const)
        pen.fill(
          oval(x + dx * squeeze - side * 4, y + dy - 4, 2.9, 2.5),
          finish.medium === 'page' ? pen.ink : paints.skin.line === pen.ink ? '#a65f45' : paints.skin.line,
        );
    }
  }
}
