import { bent, oval } from '../curve';
import { worn, type DrawHat } from './worn';

/** Felt turned up on three sides, with a braid along the edge and a cockade. */
export const tricorne: DrawHat = (easel, pen, rear) => {
  const { hat, band } = easel.paints;
  pen.shape(
    worn(
      easel,
      [
        [-104, -84],
        [-88, -172, 0.14],
        [0, -206, 0.14],
        [88, -172, 0.14],
        [104, -84, 0.14],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [36, -196],
        [86, -170, 0.12],
        [100, -104, 0.08],
        [66, -110, 0],
        [66, -160, -0.1],
      ],
      rear,
    ),
    hat.shade,
  );
  pen.shape(
    worn(
      easel,
      [
        [-186, -112],
        [-112, -142, -0.1],
        [0, -168, 0.06],
        [112, -142, 0.06],
        [186, -112, -0.1],
        [104, -66, 0.14],
        [0, -48, 0.08],
        [-104, -66, 0.08],
      ],
      rear,
    ),
    hat.base,
  );
  pen.shape(
    worn(
      easel,
      [
        [-186, -112],
        [-112, -142, -0.1],
        [0, -168, 0.06],
        [112, -142, 0.06],
        [186, -112, -0.1],
        [110, -126, 0.08],
        [0, -150, -0.06],
        [-110, -126, -0.06],
      ],
      rear,
    ),
    band.base,
    easel.thin,
  );
  if (rear) return;
  const x = 76 - 10 * easel.turn;
  pen.shape(oval(x, -104, 19, 19), band.base, easel.thin);
  pen.shape(oval(x, -104, 8, 8), hat.base, easel.thin);
  if (easel.fine)
    pen.fill(
      bent([
        [-120, -100],
        [0, -74, 0.08],
        [60, -84, 0.02],
        [0, -82, -0.02],
      ]),
      hat.line,
    );
};
