import { aCatNamedMonday } from './series/a-cat-named-monday';
import { bladeOfNineRains } from './series/blade-of-nine-rains';
import { dukeIsNotACat } from './series/duke-is-not-a-cat';
import { elevenSeconds } from './series/eleven-seconds';
import { ferryAtSix } from './series/ferry-at-six';
import { foxWeddingSeason } from './series/fox-wedding-season';
import { ghostTramLine9 } from './series/ghost-tram-line-9';
import { hotelLantern } from './series/hotel-lantern';
import { ironLullaby } from './series/iron-lullaby';
import { kaijuTaxOffice } from './series/kaiju-tax-office';
import { knuckleSunday } from './series/knuckle-sunday';
import { lettersToTheTide } from './series/letters-to-the-tide';
import { lighthouseHomework } from './series/lighthouse-homework';
import { lowOrbitLaundry } from './series/low-orbit-laundry';
import { mossAndMortar } from './series/moss-and-mortar';
import { mothsAtMidnight } from './series/moths-at-midnight';
import { mountainMidwife } from './series/mountain-midwife';
import { nineLivesBakery } from './series/nine-lives-bakery';
import { paperCrown } from './series/paper-crown';
import { saltAndSextant } from './series/salt-and-sextant';
import { secondHandStars } from './series/second-hand-stars';
import { sixthBench } from './series/sixth-bench';
import { songOfTheDeadShip } from './series/song-of-the-dead-ship';
import { staticGarden } from './series/static-garden';
import { theDumplingDetective } from './series/the-dumpling-detective';
import { theHourJar } from './series/the-hour-jar';
import { theRainLedger } from './series/the-rain-ledger';
import { thursdaysWitch } from './series/thursdays-witch';
import { umbrellaWeather } from './series/umbrella-weather';
import { whoBoughtTheClock } from './series/who-bought-the-clock';
import type { SeriesFacts } from './series-facts';

/** Every series of the demo, in order of id. */
export const allSeries: readonly SeriesFacts[] = [
  ghostTramLine9,
  theRainLedger,
  ferryAtSix,
  songOfTheDeadShip,
  elevenSeconds,
  theHourJar,
  nineLivesBakery,
  whoBoughtTheClock,
  lighthouseHomework,
  lowOrbitLaundry,
  umbrellaWeather,
  mountainMidwife,
  dukeIsNotACat,
  kaijuTaxOffice,
  knuckleSunday,
  paperCrown,
  sixthBench,
  hotelLantern,
  bladeOfNineRains,
  theDumplingDetective,
  aCatNamedMonday,
  foxWeddingSeason,
  ironLullaby,
  mothsAtMidnight,
  saltAndSextant,
  lettersToTheTide,
  thursdaysWitch,
  mossAndMortar,
  staticGarden,
  secondHandStars,
];
