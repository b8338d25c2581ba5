import { dayWorld } from '../make-world';

/** Thin green line on warm white, no frames, much air. */
export const QUIET_ROOMS = dayWorld({
  inks: { ink: '#26332b', dark: '#61775f', mid: '#a0b398', light: '#dfe8d4', paper: '#fdfbf2' },
  line: 4.6,
  flat: true,
  frame: { kind: 'bare' },
  cuts: { slant: 0.2, gap: 1.8 },
  settings: ['kitchen', 'street', 'beach'],
});
