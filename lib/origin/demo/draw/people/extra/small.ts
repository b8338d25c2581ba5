import { bent, oval, ribbon, type Bend } from '../curve';
import type { Easel } from '../easel';
import { accent } from '../paint';
import type { Pen } from '../pen';
import { swing } from '../swing';

/** A clip in the fringe. */
export function drawHairpin(easel: Easel, pen: Pen): void {
  const colour = easel.finish.medium === 'colour' ? '#ffd447' : accent(easel.who, easel.finish, easel.paints).base;
  const side = easel.flip ? 1 : -1;
  const x = swing(side * 62, easel.turn);
  const tilt = side * -1;
  pen.shape(
    bent([
      [x - 24, -62 + tilt * -6],
      [x + 20, -78 + tilt * 10, 0.04],
      [x + 24, -62 + tilt * 10, 0.3],
      [x - 20, -46 - tilt * 6, 0.04],
    ] as Bend[]),
    colour,
    easel.thin,
  );
}

/** A strip of plaster on the cheek. */
export function drawPlaster(easel: Easel, pen: Pen): void {
  const side = easel.flip ? 1 : -1;
  const x = swing(side * 54, easel.turn);
  const y = easel.features.eye.y + 42;
  const fill = easel.finish.medium === 'colour' ? '#f4d6b0' : '#ffffff';
  pen.shape(
    bent([
      [x - 24, y + 2],
      [x + 18, y - 14, 0.02],
      [x + 24, y, 0.3],
      [x - 18, y + 16, 0.02],
      [x - 24, y + 2, 0.3],
    ] as Bend[]),
    fill,
    easel.thin,
  );
  if (!easel.fine) return;
  pen.fill(
    ribbon(
      [
        [x - 7, y - 3],
        [x - 2, y + 10],
      ],
      [2, 3, 2],
    ),
    pen.ink,
  );
  pen.fill(
    ribbon(
      [
        [x + 5, y - 8],
        [x + 10, y + 5],
      ],
      [2, 3, 2],
    ),
    pen.ink,
  );
  pen.fill(oval(x + 1.5, y + 1, 1.8, 1.8), pen.ink);
}
