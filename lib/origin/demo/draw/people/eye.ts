import { bent, oval, ribbon, smooth, type Pair } from './curve';
import type { Easel } from './easel';
import type { Mimic } from './expression';
import type { Pen } from './pen';
import { swing } from './swing';

/** One eye's own frame: `u` runs from -1 at the inner to 1 at the outer corner, `v` in heights from the middle. */
interface Socket {
  side: -1 | 1;
  at: (u: number, v: number) => Pair;
  half: number;
  height: number;
}

function socket(easel: Easel, side: -1 | 1): Socket {
  const { eye } = easel.features;
  const far = side === 1;
  const half = eye.half * (1 - (far ? 0.26 : 0.02) * easel.turn);
  const cx = swing(side * eye.x, easel.turn) + (far ? -1 : 0) * easel.turn;
  const { height } = eye;
  return {
    side,
    half,
    height,
    at: (u, v) => [cx + side * u * half, eye.y + v * height - u * eye.slant * height * 0.5],
  };
}

function bezier(p: readonly [Pair, Pair, Pair, Pair], t: number): Pair {
  const u = 1 - t;
  const axis = (i: 0 | 1) => u ** 3 * p[0][i] + 3 * u * u * t * p[1][i] + 3 * u * t * t * p[2][i] + t ** 3 * p[3][i];
  return [axis(0), axis(1)];
}

const STEPS = Array.from({ length: 13 }, (_, i) => i / 12);

/** Reads v of a lid (points ordered by u) at u. */
function lidAt(lid: readonly Pair[], u: number): number {
  const i = lid.findIndex(([x]) => x >= u);
  if (i <= 0) return (i === 0 ? lid[0]! : lid.at(-1)!)[1];
  const [[ax, ay], [bx, by]] = [lid[i - 1]!, lid[i]!];
  return ay + ((by - ay) * (u - ax)) / (bx - ax || 1);
}

function lids(open: number, cheek: number, tilt: number): { upper: Pair[]; lower: Pair[] } {
  const top = 0.38 - 1.12 * open;
  const inner = 0.2 + Math.max(0, tilt) * 0.06;
  const outer = 0.04 - Math.min(0, tilt) * 0.12;
  const low = 0.62 - cheek * 0.34;
  return {
    upper: STEPS.map((t) =>
      bezier(
        [
          [-1, inner],
          [-0.78, top + tilt * 0.16],
          [0.55, top - tilt * 0.1],
          [1, outer],
        ],
        t,
      ),
    ),
    lower: STEPS.map((t) =>
      bezier(
        [
          [-1, inner],
          [-0.5, low],
          [0.62, low],
          [1, outer],
        ],
        t,
      ),
    ),
  };
}

function drawOpen(easel: Easel, pen: Pen, mimic: Mimic, s: Socket): void {
  const { paints, features, finish } = easel;
  const open = mimic.eye as number;
  const { upper, lower } = lids(open, mimic.cheek ?? 0, mimic.tilt);
  const lens = [...upper, ...lower.slice(1, -1).reverse()];
  pen.fill(smooth(lens.map(([u, v]) => s.at(u, v))), finish.medium === 'page' ? finish.paper : '#ffffff');

  // The iris looks a little ahead, where the head is turned.
  const shrink = mimic.pupil ?? 1;
  const look = s.side * 0.1 * easel.turn - 0.06;
  const wide = (features.soft ? 0.66 : 0.58) * (27 / s.half) ** 0.5 * shrink;
  const tall = 0.53 * shrink * (1 + 0.1 * (shrink - 1));
  const middle = -0.03 + (1 - shrink) * 0.02;
  const cut = (u: number, v: number): Pair => {
    const floor = lidAt(lower, u);
    return s.at(u, Math.min(floor, Math.max(Math.min(lidAt(upper, u) + 0.01, floor), v)));
  };
  const disc = (ru: number, rv: number, du = 0, dv = 0) =>
    smooth(
      Array.from({ length: 20 }, (_, i) =>
        cut(look + du + ru * Math.cos((i * Math.PI) / 10), middle + dv + rv * Math.sin((i * Math.PI) / 10)),
      ),
    );
  pen.fill(disc(wide, tall), paints.iris.shade);
  pen.fill(disc(wide * 0.84, tall * 0.88, 0, 0.02), paints.iris.base);
  // The upper half lies in the lid's shadow; a bright crescent gathers below.
  pen.fill(disc(wide * 0.84, tall * 0.62, 0, -tall * 0.3), paints.iris.shade, finish.medium === 'page' ? 0.9 : 0.75);
  pen.fill(disc(wide * 0.56, tall * 0.28, 0, tall * 0.52), paints.iris.light);
  pen.fill(disc(wide * 0.44, tall * 0.5, 0, -0.02), finish.ink);
  const left = (easel.flip ? -1 : 1) * -s.side;
  const glint = s.at(look + left * wide * 0.4, Math.max(middle - tall * 0.42, lidAt(upper, look) + 0.2));
  pen.fill(oval(glint[0], glint[1], s.half * wide * 0.34, s.height * tall * 0.27, 12), '#ffffff');
  if (easel.fine) {
    const low = s.at(look - left * wide * 0.42, middle + tall * 0.36);
    pen.fill(oval(low[0], low[1], s.half * wide * 0.16, s.height * tall * 0.12), '#ffffff');
  }
  if (mimic.marks?.includes('shine') || mimic.tilt < -0.6) {
    const wet = s.at(look - left * 0.1, lidAt(lower, look) - 0.12);
    pen.fill(oval(wet[0], wet[1], s.half * 0.42, s.height * 0.09), '#ffffff');
  }
  lash(easel, pen, s, upper, lower, open);
}

function lash(easel: Easel, pen: Pen, s: Socket, upper: readonly Pair[], lower: readonly Pair[], open: number): void {
  const { features } = easel;
  const thick = Math.max((features.soft ? 10.5 : 8) * (s.half / 27), easel.line * 0.85) / s.height;
  const rim = upper.map(([u, v], i): Pair => [u, v - thick * (0.25 + 0.75 * (i / 12) ** 0.8) * (i === 0 ? 0.2 : 1)]);
  const flick = features.soft ? 0.24 : 0.1;
  const tip: Pair = [1 + flick, upper.at(-1)![1] - (features.soft ? 0.14 : -0.02)];
  const under: Pair = [1.0, upper.at(-1)![1] + 0.05];
  pen.fill(
    smooth([
      ...rim.map((p) => s.at(...p)),
      s.at(...tip),
      s.at(...under),
      ...upper
        .slice(0, -1)
        .reverse()
        .map(([u, v]) => s.at(u, v + 0.02)),
    ]),
    pen.ink,
  );
  if (!easel.fine) return;
  if (features.soft) {
    for (const [u, long] of [
      [0.72, 0.2],
      [0.9, 0.24],
    ] as const) {
      const [, v] = rim[Math.round(((u + 1) / 2) * 12)]!;
      pen.fill(
        bent([s.at(u - 0.12, v + 0.06), s.at(u + long * 0.95, v - long * 0.55), s.at(u + 0.08, v + 0.1)]),
        pen.ink,
      );
    }
  }
  const bottom = lower.slice(features.soft ? 6 : 4).map(([u, v]) => s.at(u, v + 0.015));
  pen.fill(ribbon(bottom, [0, easel.thin * 0.7, easel.thin * 0.9, 0]), pen.ink);
  if (open > 0.4) {
    const crease = upper.slice(2, 11).map(([u, v]) => s.at(u * 0.98, v - thick - 0.13));
    pen.fill(ribbon(crease, [0, easel.thin * 0.62, 0]), pen.ink);
  }
}

const CLOSED: Record<'happy' | 'squeezed' | 'asleep', readonly Pair[]> = {
  happy: [
    [-0.95, 0.22],
    [-0.5, -0.12],
    [0.05, -0.22],
    [0.6, -0.06],
    [1, 0.26],
  ],
  squeezed: [
    [-0.95, 0.0],
    [-0.5, 0.2],
    [0.05, 0.27],
    [0.6, 0.18],
    [1.02, -0.04],
  ],
  asleep: [
    [-0.95, 0.14],
    [-0.5, 0.28],
    [0.05, 0.34],
    [0.6, 0.28],
    [1.02, 0.12],
  ],
};

function drawClosed(easel: Easel, pen: Pen, kind: 'happy' | 'squeezed' | 'asleep', s: Socket): void {
  const width = Math.max(easel.features.soft ? 9 : 8.5, easel.line * 0.9);
  const tall = Math.max(1, 44 / s.height);
  const arc = CLOSED[kind].map(([u, v]) => s.at(u, v * tall + 0.06));
  pen.fill(ribbon(arc, [width * 0.3, width, width * 1.1, width, width * 0.4]), pen.ink);
  if (easel.features.soft && easel.fine) {
    for (const k of [0, 1]) {
      const [u, v] = kind === 'happy' ? [0.72 + k * 0.2, 0.06 + k * 0.14] : [0.66 + k * 0.22, 0.2 - k * 0.12];
      pen.fill(
        ribbon(
          [s.at(u, v * tall + 0.05), s.at(u + 0.26, v * tall + (kind === 'happy' ? -0.02 : 0.2))],
          [width * 0.7, 0],
        ),
        pen.ink,
      );
    }
  }
}

function drawDot(easel: Easel, pen: Pen, mimic: Mimic, s: Socket): void {
  const open = typeof mimic.eye === 'number' ? mimic.eye : 1;
  const [x, y] = s.at(0, 0);
  const scale = open > 1.1 ? 1.25 : 1;
  pen.fill(oval(x, y, 8.5 * scale, 13 * Math.max(0.45, Math.min(open, 1.1)) * scale), pen.ink);
  pen.fill(oval(x - (easel.flip ? -3 : 3), y - 5 * open, 2.8, 3.6), '#ffffff');
  if (easel.features.soft)
    pen.fill(
      ribbon([s.at(0.1, -0.28 * open), s.at(0.5, -0.22 * open), s.at(0.72, -0.34 * open)], [2, easel.thin, 0]),
      pen.ink,
    );
}

/** Both eyes, the near one first; a patch leaves one out. */
export function drawEyes(easel: Easel, pen: Pen, mimic: Mimic, only?: -1 | 1): void {
  for (const side of [-1, 1] as const) {
    if (only && side !== only) continue;
    const s = socket(easel, side);
    if (typeof mimic.eye === 'string') drawClosed(easel, pen, mimic.eye, s);
    else if (easel.who.eyes.kind === 'dot') drawDot(easel, pen, mimic, s);
    else drawOpen(easel, pen, mimic, s);
  }
}

/** Where an eye sits: its centre, half width and height, for glasses, patches and tears. */
export function eyeFrame(easel: Easel, side: -1 | 1): { x: number; y: number; half: number; height: number } {
  const s = socket(easel, side);
  const [x, y] = s.at(0, 0);
  return { x, y, half: s.half, height: s.height };
}
