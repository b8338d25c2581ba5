import type { Box } from '../geometry';
import type { Rng } from '../rng';
import { n, path, type Svg } from '../svg';

interface SpeedLines {
  box: Box;
  /** Degrees; 0 runs to the right. */
  angle: number;
  colour: string;
  count?: number;
}

/** Long thin wedges that all run one way, dense at the edges and open in the middle. */
export function speedLines(rng: Rng, { box, angle, colour, count = 100 }: SpeedLines): Svg {
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const span = Math.hypot(box.width, box.height);
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (along: number, across: number) => `${n(mx + along * c - across * s)} ${n(my + along * s + across * c)}`;
  let d = '';
  for (let i = 0; i < count; i++) {
    const across = (rng.next() - 0.5) * span;
    const free = 1 - Math.min(1, Math.abs(across) / (span * 0.3));
    const thick = rng.range(1.2, 7) * (1 - 0.75 * free) + rng.range(0, 1);
    const length = span * rng.range(0.3, 0.95) * (1 - 0.5 * free);
    const from = rng.chance(0.5) ? -0.62 * span : 0.62 * span - length;
    d += `M${at(from, across)}L${at(from + length * 0.5, across - thick)}L${at(from + length, across)}L${at(from + length * 0.5, across + thick)}Z`;
  }
  return path(d, { fill: colour });
}
