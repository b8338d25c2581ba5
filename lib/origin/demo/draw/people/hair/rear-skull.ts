import { bent, ribbon, smooth, type Bend } from '../curve';
import type { Easel } from '../easel';
import type { Pen } from '../pen';

/** From ear to ear round the neck, for those whose beard comes from there. */
const WREATH: readonly Bend[] = [
  [-90, -22],
  [-64, 2, -0.08],
  [-34, 34, -0.06],
  [0, 42, -0.04],
  [34, 34, -0.04],
  [64, 2, -0.06],
  [90, -22, -0.08],
  [86, 48, 0.05],
  [70, 84, 0.06],
  [54, 108, 0.05],
  [40, 92, 0],
  [22, 116, 0.05],
  [4, 96, 0],
  [-16, 116, 0.05],
  [-32, 94, 0],
  [-52, 110, 0.05],
  [-70, 84, 0.06],
  [-86, 48, 0.06],
];

/** A bald head from behind: without shade and creases it would be an egg, or a face without a face. */
export function drawRearSkull(easel: Easel, pen: Pen): void {
  const { skin, hair } = easel.paints;
  const { who, finish, thin } = easel;
  pen.shape(
    smooth([
      [-92, -30],
      [-70, -102],
      [0, -126],
      [70, -102],
      [92, -30],
      [82, 50],
      [44, 104],
      [-44, 104],
      [-82, 50],
    ]),
    skin.base,
  );
  pen.fill(
    bent([
      [84, -60],
      [91, -28, 0.05],
      [82, 50, 0.05],
      [44, 103, 0.08],
      [-30, 103, 0],
      [30, 84, 0.02],
      [62, 30, -0.1],
    ]),
    finish.medium === 'colour' ? skin.shade : easel.skinShade,
    finish.medium === 'colour' ? 0.8 : undefined,
  );
  if (who.extras?.includes('beard')) {
    pen.shape(bent(WREATH), hair.base);
    if (easel.fine)
      for (const x of [-44, -4, 40])
        pen.fill(
          ribbon(
            [
              [x, 54],
              [x * 0.96, 72],
              [x * 0.9, 88],
            ],
            [0, thin, 0],
          ),
          hair.line,
        );
    return;
  }
  for (const [y, wide] of [
    [66, 34],
    [84, 42],
  ] as const)
    pen.fill(
      ribbon(
        [
          [-wide, y - 4],
          [0, y + 4],
          [wide, y - 4],
        ],
        [0, thin * 1.2, 0],
      ),
      pen.ink,
    );
}
