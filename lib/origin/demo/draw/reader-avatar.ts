import { ALL_LOOKS } from '../looks/all-looks';
import type { Drawing } from './drawing';
import { drawAvatar } from './people/avatar';
import { rng } from './rng';
import { Sheet } from './sheet';

const SIDE = 100;
const GROUNDS = ['#f7d488', '#cfe3ea', '#e9e2f4', '#ffd0c2', '#d8ead0', '#5fb6c9', '#e5322d', '#2c3e50'] as const;

/** The face a reader gets: somebody of the catalogue on a flat colour. The same seed gives the same one. */
export function drawReaderAvatar(seed: string): Drawing {
  const random = rng(`avatar/${seed}`);
  const look = random.pick([...ALL_LOOKS.values()]);
  const sheet = new Sheet();
  const face = drawAvatar(sheet, random.pick(look.cast), { ground: random.pick(GROUNDS) });
  return { width: SIDE, height: SIDE, svg: sheet.document(SIDE, SIDE, face) };
}
