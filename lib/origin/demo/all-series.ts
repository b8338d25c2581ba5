import { elevenSeconds } from './series/eleven-seconds';
import { ferryAtSix } from './series/ferry-at-six';
import { ghostTramLine9 } from './series/ghost-tram-line-9';
import { songOfTheDeadShip } from './series/song-of-the-dead-ship';
import { theRainLedger } from './series/the-rain-ledger';
import type { SeriesFacts } from './series-facts';

/** Every series of the demo, in order of id. */
export const allSeries: readonly SeriesFacts[] = [
  ghostTramLine9,
  theRainLedger,
  ferryAtSix,
  songOfTheDeadShip,
  elevenSeconds,
];
