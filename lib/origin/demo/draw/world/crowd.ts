import { circle, filled, inked } from '../places/shape';
import type { Rng } from '../rng';
import { n, type Svg } from '../svg';

interface CrowdRow {
  from: number;
  to: number;
  /** Where the heads are, in px. */
  y: number;
  /** The radius of a head. */
  head: number;
  /** From one head to the next, in heads. */
  gap: readonly [number, number];
  skin: string;
  coats: string;
  hair: string;
  pen: { ink: string; line: number };
}

/** Hair as seen from the front: a cap with a fringe, a bob to the chin, or a bun on top. */
const HAIR: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) =>
    `M${n(x - r * 1.04)} ${n(y)}a${n(r * 1.04)} ${n(r * 1.06)} 0 0 1 ${n(r * 2.08)} 0q${n(-r * 0.6)} ${n(-r * 0.5)} ${n(-r)} ${n(-r * 0.35)}t${n(-r * 1.08)} ${n(r * 0.35)}Z`,
  (x, y, r) =>
    `M${n(x - r * 1.2)} ${n(y + r * 0.9)}q${n(-r * 0.2)} ${n(-r * 2.1)} ${n(r * 1.2)} ${n(-r * 2.1)}t${n(r * 1.2)} ${n(r * 2.1)}h${n(-r * 0.5)}v${n(-r * 0.9)}q${n(-r * 0.7)} ${n(-r * 0.4)} ${n(-r * 1.4)} 0v${n(r * 0.9)}Z`,
  (x, y, r) =>
    `${circle(x, y - r * 1.2, r * 0.45)}M${n(x - r)} ${n(y - r * 0.1)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0q${n(-r)} ${n(-r * 0.7)} ${n(-r * 2)} 0Z`,
];
const BARE = 0.15;
const CHEERING = 0.14;

function shoulders(x: number, y: number, r: number): string {
  return `M${n(x - r * 1.75)} ${n(y + r * 3.6)}q${n(r * 0.05)} ${n(-r * 2.4)} ${n(r * 1.75)} ${n(-r * 2.4)}t${n(r * 1.75)} ${n(r * 2.4)}Z`;
}

function raisedArm(x: number, y: number, r: number, side: 1 | -1): string {
  const [a, b] = [x + side * r * 1.15, x + side * r * 1.9];
  return `M${n(a - r * 0.32)} ${n(y + r * 2)}L${n(b - r * 0.26)} ${n(y - r * 1.3)}a${n(r * 0.3)} ${n(r * 0.3)} 0 0 1 ${n(r * 0.58)} 0L${n(a + r * 0.4)} ${n(y + r * 2)}Z`;
}

/** One row of people who watch: shoulders, heads, hair, here and there an arm in the air. */
export function drawCrowdRow(rng: Rng, { from, to, y, head, gap, skin, coats, hair, pen }: CrowdRow): Svg {
  let [bodies, heads, locks, arms] = ['', '', '', ''];
  for (let x = from - head * rng.range(0, 3); x < to + head; x += head * rng.range(gap[0], gap[1])) {
    const at = y + rng.range(-0.3, 0.3) * head;
    bodies += shoulders(x, at, head);
    heads += circle(x, at, head);
    const cut = rng.pick(HAIR);
    if (!rng.chance(BARE)) locks += cut(x, at, head);
    const side = rng.pick([1, -1] as const);
    if (rng.chance(CHEERING)) arms += raisedArm(x, at, head, side);
  }
  return inked(arms + bodies, coats, pen) + inked(heads, skin, pen) + filled(locks, hair);
}
