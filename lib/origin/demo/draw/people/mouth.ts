import type { Point } from '../geometry';
import { ribbon, smooth, type Pair } from './curve';
import type { Easel } from './easel';
import type { MouthKind } from './expression';
import type { Pen } from './pen';
import { swing } from './swing';

type Draw = (easel: Easel, pen: Pen, at: (x: number, y: number) => Pair) => void;

function lineMouth(points: readonly Pair[], widths: readonly number[] = [0.3, 1, 0.9, 0.3], lip = true): Draw {
  return (easel, pen, at) => {
    const width = Math.max(6, easel.line * 0.85);
    pen.fill(
      ribbon(
        points.map((p) => at(...p)),
        widths.map((w) => w * width),
      ),
      pen.ink,
    );
    if (lip && easel.fine) pen.fill(ribbon([at(-8, 13), at(0, 14.5), at(8, 13)], [0, easel.thin * 0.7, 0]), pen.ink);
  };
}

/** An open mouth: the outline clockwise from its left corner, a band of teeth and a tongue inside. */
function openMouth(
  top: readonly Pair[],
  bottom: readonly Pair[],
  inside: { teeth?: number; low?: number; tongue?: boolean },
): Draw {
  return (easel, pen, at) => {
    const { paints, finish } = easel;
    const outline = smooth([...top, ...bottom].map((p) => at(...p)));
    pen.fill(outline, paints.mouth);
    const floor = Math.max(...bottom.map(([, y]) => y));
    const [left, right] = [Math.min(...top.map(([x]) => x)), Math.max(...top.map(([x]) => x))];
    if (inside.tongue) {
      const w = (right - left) * 0.27;
      const peak = floor - (floor - top[1]![1]) * 0.38;
      pen.fill(
        smooth([at(-w, floor - 4), at(-w * 0.6, peak + 2), at(w * 0.6, peak + 2), at(w, floor - 4)]),
        paints.tongue,
      );
    }
    if (inside.teeth) {
      const inset = top.map(([x, y]): Pair => [x * 0.93, y + 1]);
      const edge = inset
        .map(([x, y]): Pair => [x * 0.94, y + inside.teeth! * (1 - Math.abs(x / (right + 1)) ** 3 * 0.9)])
        .reverse();
      pen.fill(smooth([...inset, ...edge].map((p) => at(...p))), finish.medium === 'page' ? finish.paper : '#ffffff');
    }
    if (inside.low) {
      const w = (right - left) * 0.22;
      pen.fill(
        smooth([
          at(-w, floor - 4),
          at(-w * 0.8, floor - 4 - inside.low),
          at(w * 0.8, floor - 4 - inside.low),
          at(w, floor - 4),
        ]),
        '#ffffff',
      );
    }
    pen.stroke(outline, Math.max(4.5, easel.line * 0.75));
  };
}

const MOUTHS: Record<MouthKind, Draw> = {
  line: lineMouth([
    [-17, 0],
    [-6, 1.5],
    [6, 1.5],
    [17, -1],
  ]),
  tight: lineMouth(
    [
      [-19, 5],
      [-8, -1],
      [8, -1],
      [19, 6],
    ],
    [0.5, 1.1, 1.1, 0.5],
  ),
  smile: lineMouth(
    [
      [-25, -6],
      [-12, 3.5],
      [6, 5],
      [25, -7],
    ],
    [0.25, 1, 1, 0.2],
  ),
  smirk: lineMouth(
    [
      [-20, 3],
      [-4, 4],
      [14, -1],
      [27, -11],
    ],
    [0.2, 0.9, 1.1, 0.3],
  ),
  frown: lineMouth(
    [
      [-19, 6],
      [-7, -2],
      [7, -2],
      [19, 5],
    ],
    [0.3, 1, 1, 0.3],
  ),
  wobble: lineMouth(
    [
      [-22, 3],
      [-12, -4],
      [-2, 3],
      [9, -4],
      [21, 3],
    ],
    [0.4, 1, 1, 1, 0.4],
  ),
  o: openMouth(
    [
      [-11, 2],
      [-6, -11],
      [6, -11],
      [11, 2],
    ],
    [
      [9, 16],
      [0, 21],
      [-9, 16],
    ],
    {},
  ),
  talk: openMouth(
    [
      [-17, -3],
      [-6, -6],
      [7, -6],
      [18, -4],
    ],
    [
      [12, 9],
      [1, 14],
      [-11, 9],
    ],
    { teeth: 5, tongue: true },
  ),
  grin: openMouth(
    [
      [-31, -10],
      [-12, -5],
      [12, -5],
      [31, -11],
    ],
    [
      [22, 12],
      [0, 23],
      [-22, 13],
    ],
    { teeth: 9, tongue: true },
  ),
  laugh: openMouth(
    [
      [-34, -13],
      [-13, -10],
      [13, -10],
      [34, -14],
    ],
    [
      [27, 13],
      [13, 29],
      [-11, 29],
      [-26, 14],
    ],
    { teeth: 9, tongue: true },
  ),
  shout: openMouth(
    [
      [-26, -10],
      [-13, -18],
      [13, -18],
      [26, -11],
    ],
    [
      [27, 12],
      [16, 30],
      [-14, 30],
      [-26, 12],
    ],
    { teeth: 9, low: 5, tongue: true },
  ),
  wail: openMouth(
    [
      [-27, 12],
      [-18, -6],
      [0, -12],
      [18, -6],
      [27, 12],
    ],
    [
      [18, 22],
      [0, 17],
      [-18, 22],
    ],
    { teeth: 7 },
  ),
};

/** Draws the mouth and says where it is. */
export function drawMouth(easel: Easel, pen: Pen, kind: MouthKind): Point {
  const { mouth } = easel.features;
  const squeeze = 1 - 0.16 * easel.turn;
  const middle = { x: swing(0, easel.turn) + easel.turn, y: mouth.y };
  MOUTHS[kind](easel, pen, (x, y) => [
    middle.x + x * squeeze * mouth.size * (x > 0 ? 1 - 0.1 * easel.turn : 1),
    middle.y + y * mouth.size,
  ]);
  return middle;
}
