import { rain } from '../../texture/rain';
import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Pale blue greys, hairline frames, rain for everybody, one red thing. */
export const RAIN_ROMANCE = dayWorld({
  inks: { ink: '#1f2c36', dark: '#5a7280', mid: '#96b0bc', light: '#dbe9ee', paper: '#fcfefe' },
  line: 4.8,
  frame: { width: 3 },
  cuts: { slant: 0.5, gap: 1.4 },
  settings: ['street', 'school-yard', 'kitchen', 'quay'],
  weather: (rng, box) => rain(rng, box, '#8b8680', 0.6),
  shelter: 'umbrella',
  moods: { dots: TONES.pane, flowers: scattered([THINGS.drop, THINGS.sparkle], { count: 20 }) },
});
