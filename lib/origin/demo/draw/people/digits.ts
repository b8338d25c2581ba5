import { smooth, type Pair } from './curve';

/** Strokes of the ten figures in a box one wide and 1.6 high. */
const STROKES: readonly (readonly (readonly Pair[])[])[] = [
  [[[0.5, 0], [0.9, 0.3], [0.92, 1.3], [0.5, 1.6], [0.08, 1.3], [0.1, 0.3], [0.5, 0]]],
  [[[0.2, 0.3], [0.58, 0], [0.58, 1.6]]],
  [[[0.08, 0.36], [0.5, 0], [0.9, 0.4], [0.5, 1.0], [0.06, 1.58]], [[0.06, 1.6], [0.96, 1.6]]],
  [[[0.08, 0.2], [0.5, 0], [0.88, 0.36], [0.48, 0.74]], [[0.48, 0.74], [0.94, 1.16], [0.5, 1.6], [0.04, 1.36]]],
  [[[0.7, 1.6], [0.7, 0]], [[0.7, 0], [0.04, 1.1]], [[0.04, 1.1], [0.98, 1.1]]],
  [[[0.88, 0], [0.18, 0]], [[0.18, 0], [0.12, 0.74]], [[0.12, 0.74], [0.56, 0.6], [0.94, 1.08], [0.5, 1.6], [0.06, 1.38]]],
  [[[0.8, 0.04], [0.24, 0.5], [0.1, 1.16], [0.5, 1.6], [0.92, 1.14], [0.5, 0.74], [0.12, 1.06]]],
  [[[0.06, 0], [0.94, 0]], [[0.94, 0], [0.54, 0.8], [0.4, 1.6]]],
  [[[0.5, 0.74], [0.12, 0.38], [0.5, 0], [0.88, 0.38], [0.5, 0.74], [0.94, 1.18], [0.5, 1.6], [0.06, 1.18], [0.5, 0.74]]],
  [[[0.9, 0.54], [0.5, 0.9], [0.08, 0.46], [0.5, 0], [0.9, 0.46], [0.82, 1.1], [0.3, 1.6]]],
];

/** Path data of strokes for a number, centred on a point; mirrored for drawings that will be mirrored back. */
export function numberStrokes(value: number, centre: Pair, height: number, mirrored: boolean): string {
  const unit = height / 1.6;
  const figures = [...String(Math.abs(Math.trunc(value)))];
  const step = unit * 1.3;
  const start = -((figures.length - 1) * step) / 2 - unit / 2;
  return figures
    .flatMap((figure, i) =>
      STROKES[Number(figure)]!.map((stroke) =>
        smooth(stroke.map(([x, y]): Pair => [centre[0] + (mirrored ? -1 : 1) * (start + i * step + x * unit), centre[1] + (y - 0.8) * unit]), false),
      ),
    )
    .join('');
}
