import type { Expression } from '../character';
import { bent, ribbon, type Bend } from '../curve';
import type { Easel } from '../easel';
import { EXPRESSIONS } from '../expression';
import { drawMouth } from '../mouth';
import type { Pen } from '../pen';
import { swing } from '../swing';

/** A full beard from ear to ear with the mouth drawn again over it. */
export function drawBeard(easel: Easel, pen: Pen, expression: Expression): void {
  const { turn, features, paints } = easel;
  const { y } = features.mouth;
  const low = features.chin;
  const outline: Bend[] = [
    [-90, 4],
    [-92, 60, 0.06],
    [-70, low - 8, 0.08],
    [-44, low + 34, 0.06],
    [-28, low + 28, 0],
    [-8, low + 58, 0.04],
    [14, low + 30, 0.04],
    [36, low + 40, 0],
    [66, low - 4, 0.06],
    [84, 60, 0.06],
    [88, 4, 0.06],
    [74, 44, -0.06],
    [50, y - 16, -0.1],
    [24, y - 20, -0.04],
    [0, y - 15, 0.1],
    [-24, y - 20, 0.1],
    [-50, y - 16, -0.04],
    [-76, 44, -0.1],
  ];
  pen.shape(
    bent(outline.map(([x, v, bend]): Bend => [swing(x, turn) - (x > 60 ? 2 * turn : 0), v, bend])),
    paints.hair.base,
  );
  if (easel.fine) {
    for (const [x, v] of [
      [-52, low - 10],
      [-22, low + 8],
      [14, low + 8],
      [42, low - 4],
    ] as const)
      pen.fill(
        ribbon(
          [
            [swing(x, turn), v - 16],
            [swing(x * 0.92, turn), v + 2],
            [swing(x * 0.8, turn), v + 16],
          ],
          [0, easel.thin, 0],
        ),
        paints.hair.line,
      );
  }
  drawMoustache(easel, pen);
  const kind = EXPRESSIONS[expression].mouth;
  const closed = ['line', 'tight', 'smile', 'smirk', 'frown', 'wobble'].includes(kind);
  if (!closed || paints.hair.line === easel.finish.ink) drawMouth(easel, pen, kind);
  else
    pen.fill(
      ribbon(
        [
          [swing(-14, turn), y + 6],
          [swing(0, turn), y + 8],
          [swing(14, turn), y + 6],
        ],
        [0, 5, 0],
      ),
      paints.hair.light,
    );
}

/** Two wings under the nose. */
export function drawMoustache(easel: Easel, pen: Pen): void {
  const { turn, features, paints } = easel;
  const y = features.mouth.y - 12;
  const x = (v: number) => swing(v, turn) + turn;
  pen.shape(
    bent([
      [x(0), y - 8],
      [x(20), y - 9, 0.2],
      [x(44), y + 12, 0.18],
      [x(20), y + 8, 0.12],
      [x(0), y + 1, 0.14],
      [x(-20), y + 8, 0.14],
      [x(-44), y + 12, 0.12],
      [x(-20), y - 9, 0.18],
    ]),
    paints.hair.base,
    easel.thin,
  );
}
