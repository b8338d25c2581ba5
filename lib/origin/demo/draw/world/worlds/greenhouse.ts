import { nightWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Dark green glass, pale leaves, warm signals. */
export const GREENHOUSE = nightWorld({
  inks: { ink: '#0c1f1e', dark: '#2c5c54', mid: '#6e9f8d', light: '#cfdfc4', paper: '#f8f4e0' },
  line: 5.8,
  evenLight: true,
  frame: { kind: 'soft', width: 4 },
  cuts: { slant: 0.8, gap: 0.7 },
  settings: ['observatory', 'woods', 'office'],
  moods: { flowers: scattered([THINGS.leaf, THINGS.clover]), dots: TONES.pane },
});
