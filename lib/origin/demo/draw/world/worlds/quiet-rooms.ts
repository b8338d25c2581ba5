import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';

/** Thin green line on warm white, no frames, much air. */
export const QUIET_ROOMS = dayWorld({
  inks: { ink: '#26332b', dark: '#61775f', mid: '#a0b398', light: '#dfe8d4', paper: '#fdfbf2' },
  line: 4.6,
  flat: true,
  frame: { kind: 'bare' },
  cuts: { slant: 0.2, gap: 1.8 },
  settings: ['kitchen', 'street', 'beach'],
  moods: { flowers: scattered([THINGS.leaf, THINGS.clover, THINGS.paw], { dots: false, count: 9 }) },
});
