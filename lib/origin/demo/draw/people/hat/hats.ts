import { bent } from '../curve';
import type { Hat } from '../character';
import type { Easel } from '../easel';
import type { Pen } from '../pen';
import { detective, fedora, straw, sunHat } from './brimmed';
import { beanie, cap, chef, crown, headband, hood } from './close';
import { tricorne } from './tricorne';
import type { DrawHat } from './worn';

const HATS: Record<Hat, DrawHat> = {
  fedora,
  'sun-hat': sunHat,
  straw,
  cap,
  hood,
  headband,
  beanie,
  chef,
  crown,
  detective,
  tricorne,
};

const OPEN: readonly Hat[] = ['headband', 'crown'];

/** Whether a hat presses the hair on the crown flat. */
export function coversCrown(hat: Hat | undefined): boolean {
  return hat !== undefined && !OPEN.includes(hat);
}

export function drawHat(easel: Easel, pen: Pen, rear = false): void {
  const kind = easel.who.hat?.kind;
  if (kind) HATS[kind](easel, pen, rear);
}

/** The back of a hood, behind head and hair. */
export function hoodBehind(easel: Easel, pen: Pen): void {
  if (easel.who.hat?.kind !== 'hood') return;
  pen.shape(
    bent([
      [-124, 236],
      [-124, 20, 0.08],
      [-96, -120, 0.1],
      [0, -176, 0.12],
      [96, -120, 0.12],
      [118, 20, 0.1],
      [118, 236, 0.08],
    ]),
    easel.paints.hat.shade,
  );
}
