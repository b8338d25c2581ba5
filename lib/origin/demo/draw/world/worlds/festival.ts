import { nightWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { lanternDark } from '../moods/strokes';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Red night, warm faces, lanterns. */
export const FESTIVAL = nightWorld({
  inks: { ink: '#210a0d', dark: '#6b2429', mid: '#b0604f', light: '#f2cfa0', paper: '#fff5e2' },
  line: 6.5,
  evenLight: true,
  frame: { kind: 'soft', width: 5 },
  settings: ['woods', 'lane', 'hall'],
  moods: { flowers: scattered([THINGS.lantern, THINGS.petal]), black: lanternDark, dots: TONES.scales },
});
