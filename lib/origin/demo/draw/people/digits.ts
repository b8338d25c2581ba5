import { smooth, type Pair } from './curve';

const ring = (cx: number, cy: number, rx: number, ry: number): Pair[] =>
  Array.from({ length: 13 }, (_, i) => [cx + rx * Math.sin((i * Math.PI) / 6), cy - ry * Math.cos((i * Math.PI) / 6)]);

/** Strokes of the ten figures in a box one wide and 1.6 high. */
const STROKES: readonly (readonly (readonly Pair[])[])[] = [
  [ring(0.5, 0.8, 0.42, 0.8)],
  [
    [
      [0.2, 0.3],
      [0.58, 0],
      [0.58, 1.6],
    ],
  ],
  [
    [
      [0.08, 0.36],
      [0.5, 0],
      [0.9, 0.4],
      [0.5, 1.0],
      [0.06, 1.58],
    ],
    [
      [0.06, 1.6],
      [0.96, 1.6],
    ],
  ],
  [
    [
      [0.08, 0.2],
      [0.5, 0],
      [0.88, 0.36],
      [0.48, 0.74],
    ],
    [
      [0.48, 0.74],
      [0.94, 1.16],
      [0.5, 1.6],
      [0.04, 1.36],
    ],
  ],
  [
    [
      [0.7, 1.6],
      [0.7, 0],
    ],
    [
      [0.7, 0],
      [0.04, 1.1],
    ],
    [
      [0.04, 1.1],
      [0.98, 1.1],
    ],
  ],
  [
    [
      [0.88, 0],
      [0.18, 0],
    ],
    [
      [0.18, 0],
      [0.12, 0.74],
    ],
    [
      [0.12, 0.74],
      [0.56, 0.6],
      [0.94, 1.08],
      [0.5, 1.6],
      [0.06, 1.38],
    ],
  ],
  [
    ring(0.5, 1.13, 0.42, 0.46),
    [
      [0.72, 0],
      [0.26, 0.42],
      [0.08, 1.1],
    ],
  ],
  [
    [
      [0.06, 0],
      [0.94, 0],
    ],
    [
      [0.94, 0],
      [0.54, 0.8],
      [0.4, 1.6],
    ],
  ],
  [ring(0.5, 0.38, 0.36, 0.38), ring(0.5, 1.18, 0.43, 0.42)],
  [
    ring(0.5, 0.47, 0.42, 0.47),
    [
      [0.92, 0.5],
      [0.8, 1.14],
      [0.32, 1.6],
    ],
  ],
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
        smooth(
          stroke.map(([x, y]): Pair => [
            centre[0] + (mirrored ? -1 : 1) * (start + i * step + x * unit),
            centre[1] + (y - 0.8) * unit,
          ]),
          false,
        ),
      ),
    )
    .join('');
}
