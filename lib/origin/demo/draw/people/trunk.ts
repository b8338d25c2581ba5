import { smooth, type Pair } from './curve';
import type { Easel } from './easel';
import { swingBody } from './swing';

/** Shoulder joints of a person, near then far. */
export function shoulder(easel: Easel, side: -1 | 1): Pair {
  return [swingBody(side * 116 * easel.features.frame, easel.turn), 248];
}

/** Moves a point made for an adult's trunk onto this one. */
export function onTrunk(easel: Easel, x: number, y: number): Pair {
  const frame = easel.features.frame;
  return [swingBody(x * (Math.abs(x) < 60 ? 0.35 + 0.65 * frame : frame), easel.turn), y];
}

/** From the neck over sloped shoulders down to the hem; `bulk` is the thickness of the cloth. */
export function trunk(easel: Easel, bulk: number, hem: number): string {
  const { soft } = easel.features;
  const b = bulk;
  const half: readonly Pair[] = [
    [30, 146],
    [44, 168],
    [80, 186],
    [118 + b * 0.4, 205 - b * 0.2],
    [138 + b * 0.8, 236],
    [132 + b * 0.8, 300],
    [soft ? 114 + b : 126 + b, 380],
    [soft ? 98 + b : 114 + b, 470],
    [soft ? 106 + b : 112 + b, Math.min(550, hem - 24)],
    [soft ? 120 + b : 116 + b, hem],
  ];
  const at = (sign: 1 | -1) => half.map(([x, y]) => onTrunk(easel, sign * x, y));
  return smooth([...at(1), ...at(-1).reverse()]);
}

/** Neck down into the collar; `low` is how deep the skin shows. */
export function neck(easel: Easel, low: number, wide: number): string {
  const { frame, soft } = easel.features;
  const w = (soft ? 27 : 35) * (0.5 + 0.5 * frame);
  const top = 9 * easel.turn;
  return smooth([
    [top - w, 70],
    [top - w, 118],
    [-w - 3 + 6 * easel.turn, 146],
    onTrunk(easel, -wide, 172),
    onTrunk(easel, -wide * 0.5, 172 + (low - 172) * 0.62),
    onTrunk(easel, 0, low),
    onTrunk(easel, wide * 0.5, 172 + (low - 172) * 0.62),
    onTrunk(easel, wide, 172),
    [w + 3 + 6 * easel.turn, 146],
    [top + w, 118],
    [top + w, 70],
  ]);
}
