import { nightWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { underLamp } from '../moods/strokes';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Smoke under the lamps of the ring: brown black, ivory light. */
export const RING = nightWorld({
  inks: { ink: '#17110c', dark: '#54453a', mid: '#957f68', light: '#e0cfae', paper: '#fff6e0' },
  line: 7.5,
  evenLight: true,
  cuts: { slant: 1.25, gap: 0.7 },
  settings: ['court', 'alley', 'office'],
  moods: { black: underLamp, flowers: scattered([THINGS.confetti], { count: 26, dots: false }), dots: TONES.stripes },
});
