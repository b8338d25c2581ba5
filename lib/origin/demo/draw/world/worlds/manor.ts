import { nightWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Violet night, double frames, candles, half of every face in the dark. */
export const MANOR = nightWorld({
  inks: { ink: '#150a24', dark: '#4d346e', mid: '#8d75ad', light: '#dccbe9', paper: '#fbf5ff' },
  line: 6,
  frame: { kind: 'double', width: 9 },
  cuts: { slant: 0.3, gap: 1 },
  settings: ['hall', 'manor', 'office', 'woods'],
  moods: { dots: TONES.hatching, plain: TONES.hatching, flowers: scattered([THINGS.moth, THINGS.sparkle]) },
});
