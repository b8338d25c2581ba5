import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Grey green as on plans: thin frames, ruled grounds, steel. */
export const MACHINE_YARD = dayWorld({
  inks: { ink: '#1b211e', dark: '#56625a', mid: '#8f9c8d', light: '#d2dac9', paper: '#f5f7ee' },
  line: 5.4,
  frame: { width: 4, kind: 'double' },
  cuts: { slant: 0.8, gap: 0.5 },
  settings: ['observatory', 'roofs', 'lane', 'office'],
  moods: {
    dots: TONES.blueprint,
    plain: TONES.blueprint,
    flowers: scattered([THINGS.gear, THINGS.sparkle], { dots: false }),
  },
});
