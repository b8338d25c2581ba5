import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Chart paper, double frames, salt in the ink. */
export const HIGH_SEAS = dayWorld({
  inks: { ink: '#0f2c33', dark: '#3d6068', mid: '#7f9c9b', light: '#d3d9c4', paper: '#f8f3e1' },
  line: 6.5,
  frame: { kind: 'double', width: 11 },
  settings: ['beach', 'quay', 'peaks'],
  moods: { dots: TONES.scales, flowers: scattered([THINGS.compass, THINGS.drop]) },
});
