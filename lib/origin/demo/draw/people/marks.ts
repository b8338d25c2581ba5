import { bent, ribbon, smooth } from './curve';
import type { Easel } from './easel';
import type { Mark } from './expression';
import { eyeFrame } from './eye';
import type { Pen } from './pen';
import { swing } from './swing';

function drop(pen: Pen, x: number, y: number, size: number, fill: string): void {
  pen.shape(
    bent([
      [x, y - size * 1.5],
      [x + size * 0.72, y + size * 0.1, 0.08],
      [x, y + size * 0.8, 0.42],
      [x - size * 0.72, y + size * 0.1, 0.42],
    ]),
    fill,
    Math.min(pen.line, 6),
  );
}

/** The bubble of a sleeper's breath, at the nose: read in every language. */
function breath(pen: Pen, x: number, y: number): void {
  pen.shape(
    bent([
      [x, y],
      [x + 26, y - 14, 0.2],
      [x + 34, y + 18, 0.42],
      [x + 6, y + 22, 0.42],
    ]),
    '#ffffff',
    Math.min(pen.line, 5),
  );
  pen.fill(
    ribbon(
      [
        [x + 24, y - 4],
        [x + 28, y + 4],
        [x + 25, y + 11],
      ],
      [0, 4, 0],
    ),
    pen.ink,
  );
}

const DRAW: Partial<Record<Mark, (easel: Easel, pen: Pen) => void>> = {
  sweat: (easel, pen) => {
    const fill = easel.finish.medium === 'colour' ? '#d6f1ff' : '#ffffff';
    drop(pen, swing(-80, easel.turn) - 4, -34, 17, fill);
  },
  vein: (easel, pen) => {
    if (!easel.fine || easel.who.hat) return;
    const [x, y] = [swing(-62, easel.turn), -96];
    const colour = easel.finish.medium === 'colour' ? '#d92c2c' : easel.finish.ink;
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      pen.fill(
        ribbon(
          [
            [x + a * 5, y + b * 18],
            [x + a * 7, y + b * 7],
            [x + a * 18, y + b * 5],
          ],
          [0, 6, 0],
        ),
        colour,
      );
    }
  },
  bubble: (easel, pen) => breath(pen, swing(8, easel.turn) + 8, easel.features.eye.y + 36),
  tears: (easel, pen) => {
    const fill = easel.finish.medium === 'colour' ? '#bfe6fb' : '#ffffff';
    for (const side of [-1, 1] as const) {
      const eye = eyeFrame(easel, side);
      const w = eye.half * 0.36;
      const x = eye.x + side * eye.half * 0.3;
      const end = Math.min(easel.features.chin - 22, eye.y + 76);
      const lean = -side * 2;
      pen.shape(
        smooth([
          [x - w, eye.y + 11],
          [x + w, eye.y + 11],
          [x + w * 1.1 + lean, (eye.y + end) / 2],
          [x + w * 1.2 + lean * 2, end - 6],
          [x + lean * 2, end + 3],
          [x - w * 1.2 + lean * 2, end - 6],
          [x - w * 1.1 + lean, (eye.y + end) / 2],
        ]),
        fill,
        Math.min(easel.thin * 0.8, 4),
      );
    }
  },
};

/** Sweat, tears and the like, drawn over hair and face. */
export function drawMarks(easel: Easel, pen: Pen, marks: readonly Mark[] = []): void {
  for (const mark of marks) DRAW[mark]?.(easel, pen);
}
