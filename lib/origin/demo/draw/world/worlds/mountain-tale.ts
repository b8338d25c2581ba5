import { dayWorld } from '../make-world';

/** As told in the mountains: violet shadows on lilac paper, straight frames, no dots. */
export const MOUNTAIN_TALE = dayWorld({
  inks: { ink: '#1b1440', dark: '#51448a', mid: '#8f7fc2', light: '#d3c9ea', paper: '#f5f1fb' },
  line: 7,
  flat: true,
  frame: { kind: 'soft', width: 9 },
  cuts: { slant: 0, gap: 1.2 },
  settings: ['peaks', 'hut', 'woods'],
});
