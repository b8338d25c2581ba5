import { rain } from '../../texture/rain';
import { nightWorld } from '../make-world';

/** Black paper, pale frames, rain over everything out of doors. */
export const CITY_NOIR = nightWorld({
  line: 6.5,
  settings: ['alley', 'roofs', 'office', 'lane'],
  weather: (rng, box) => rain(rng, box, '#f3f1ec'),
});
