import { bent, oval, ribbon, smooth, type Pair } from '../curve';
import type { Easel } from '../easel';
import { eyeFrame } from '../eye';
import type { Pen } from '../pen';
import { swing } from '../swing';

/** Round spectacles; the near temple runs to the ear. */
export function drawGlasses(easel: Easel, pen: Pen): void {
  const width = Math.max(5, easel.line * 0.8);
  const near = eyeFrame(easel, -1);
  const far = eyeFrame(easel, 1);
  const gap = Math.abs(far.x - near.x) / 2 - 4;
  for (const eye of [near, far]) {
    const rx = Math.min(eye.half * 1.28, gap);
    const rim = oval(eye.x, eye.y + 3, rx, 31);
    pen.fill(rim, '#ffffff', 0.16);
    pen.stroke(rim, width);
    if (easel.fine)
      pen.fill(
        bent([
          [eye.x - rx * 0.55, eye.y - 16],
          [eye.x - rx * 0.2, eye.y - 22, 0.1],
          [eye.x - rx * 0.62, eye.y + 8, 0],
          [eye.x - rx * 0.78, eye.y + 2, 0.1],
        ]),
        '#ffffff',
        0.8,
      );
  }
  const [a, b] = [near.x + Math.min(near.half * 1.28, gap), far.x - Math.min(far.half * 1.28, gap)];
  pen.stroke(
    bent(
      [
        [a, near.y],
        [b, far.y, 0.3],
      ],
      false,
    ),
    width,
  );
  pen.stroke(
    bent(
      [
        [near.x - near.half * 1.28, near.y - 4],
        [swing(-88, easel.turn), 4],
      ],
      false,
    ),
    width,
  );
}

/** Goggles pushed up on the hair. */
export function drawGoggles(easel: Easel, pen: Pen): void {
  const { turn, finish, paints } = easel;
  const strap: Pair[] = [
    [-112, -70],
    [-112, -100],
    [0, -88],
    [112, -100],
    [112, -70],
    [0, -62],
  ];
  pen.shape(smooth(strap.map(([x, y]): Pair => [swing(x, turn), y])), paints.dark.base);
  const glass = finish.medium === 'colour' ? '#9fe3e4' : '#ffffff';
  for (const side of [-1, 1]) {
    const x = swing(side * 40, turn);
    const rx = (side === 1 ? 1 - 0.2 * turn : 1) * 36;
    pen.shape(oval(x, -86, rx, 29), finish.medium === 'colour' ? paints.dark.base : finish.ink);
    pen.shape(oval(x, -86, rx * 0.76, 21), glass, easel.thin);
    pen.fill(
      bent([
        [x - rx * 0.5, -82],
        [x - rx * 0.05, -102, 0.14],
        [x + rx * 0.14, -102, 0],
        [x - rx * 0.34, -76, -0.1],
      ]),
      '#ffffff',
      0.85,
    );
  }
}

/** A black patch over one eye and its strap. */
export function drawPatch(easel: Easel, pen: Pen): void {
  const side = easel.flip ? -1 : 1;
  const eye = eyeFrame(easel, side);
  const ink = easel.finish.ink;
  pen.fill(
    ribbon(
      [
        [swing(-90, easel.turn), side === 1 ? -74 : 12],
        [eye.x, eye.y - 22],
        [swing(90, easel.turn), side === 1 ? 12 : -74],
      ],
      [6, 6, 6],
    ),
    ink,
  );
  pen.shape(
    bent([
      [eye.x - eye.half * 1.1, eye.y - 24],
      [eye.x + eye.half * 1.1, eye.y - 24, 0.1],
      [eye.x + eye.half * 0.7, eye.y + 24, 0.24],
      [eye.x - eye.half * 0.7, eye.y + 24, 0.3],
    ]),
    ink,
  );
  pen.fill(
    ribbon(
      [
        [eye.x - eye.half * 0.5, eye.y - 14],
        [eye.x - eye.half * 0.1, eye.y - 17],
      ],
      [0, 4, 0],
    ),
    '#ffffff',
    0.5,
  );
}

/** A band over the hair and a cup on the near ear. */
export function drawHeadphones(easel: Easel, pen: Pen): void {
  const { turn, paints } = easel;
  const shell = easel.finish.medium === 'colour' ? paints.trim : paints.linen;
  const over = (r: number): Pair[] => [
    [-108 - r, 10],
    [-112 - r, -70],
    [-70 - r * 0.6, -150 - r],
    [0, -172 - r],
    [70 + r * 0.6, -150 - r],
    [112 + r, -70],
    [108 + r, 10],
  ];
  pen.shape(smooth([...over(12), ...over(-2).reverse()].map(([x, y]): Pair => [swing(x, turn), y])), shell.base);
  for (const side of [-1, 1]) {
    if (side === 1 && turn > 0.7) continue;
    const x = swing(side * 108, turn);
    pen.shape(oval(x, 20, side === 1 ? 16 : 24, 38), shell.base);
    if (side === -1) pen.shape(oval(x - 4, 20, 10, 22), paints.dark.base, easel.thin);
  }
}
