import { nightWorld } from '../make-world';
import { TONES } from '../moods/tones';

/** The last tram: blue hours, lit faces, windows going by. */
export const NIGHT_LINE = nightWorld({
  inks: { ink: '#0d1230', dark: '#3a4379', mid: '#737db0', light: '#c9d0ec', paper: '#f6f8ff' },
  line: 6,
  evenLight: true,
  cuts: { slant: 0.6, gap: 0.8 },
  settings: ['tram', 'alley', 'roofs', 'lane'],
  moods: { dots: TONES.passing, plain: TONES.passing },
});
