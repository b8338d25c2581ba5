import { A_CAT_NAMED_MONDAY } from './a-cat-named-monday';
import { BLADE_OF_NINE_RAINS } from './blade-of-nine-rains';
import { DUKE_IS_NOT_A_CAT } from './duke-is-not-a-cat';
import { ELEVEN_SECONDS } from './eleven-seconds';
import { FERRY_AT_SIX } from './ferry-at-six';
import { FOX_WEDDING_SEASON } from './fox-wedding-season';
import { GHOST_TRAM_LINE_9 } from './ghost-tram-line-9';
import { HOTEL_LANTERN } from './hotel-lantern';
import { IRON_LULLABY } from './iron-lullaby';
import { KAIJU_TAX_OFFICE } from './kaiju-tax-office';
import { KNUCKLE_SUNDAY } from './knuckle-sunday';
import { LETTERS_TO_THE_TIDE } from './letters-to-the-tide';
import { LIGHTHOUSE_HOMEWORK } from './lighthouse-homework';
import { LOW_ORBIT_LAUNDRY } from './low-orbit-laundry';
import { MOSS_AND_MORTAR } from './moss-and-mortar';
import { MOTHS_AT_MIDNIGHT } from './moths-at-midnight';
import { MOUNTAIN_MIDWIFE } from './mountain-midwife';
import { NINE_LIVES_BAKERY } from './nine-lives-bakery';
import { PAPER_CROWN } from './paper-crown';
import { SALT_AND_SEXTANT } from './salt-and-sextant';
import { SECOND_HAND_STARS } from './second-hand-stars';
import { SIXTH_BENCH } from './sixth-bench';
import { SONG_OF_THE_DEAD_SHIP } from './song-of-the-dead-ship';
import { STATIC_GARDEN } from './static-garden';
import { THE_DUMPLING_DETECTIVE } from './the-dumpling-detective';
import { THE_HOUR_JAR } from './the-hour-jar';
import { THE_RAIN_LEDGER } from './the-rain-ledger';
import { THURSDAYS_WITCH } from './thursdays-witch';
import { UMBRELLA_WEATHER } from './umbrella-weather';
import { WHO_BOUGHT_THE_CLOCK } from './who-bought-the-clock';
import type { SeriesLook } from './series-look';

const LOOKS: readonly SeriesLook[] = [
  GHOST_TRAM_LINE_9,
  THE_RAIN_LEDGER,
  FERRY_AT_SIX,
  SONG_OF_THE_DEAD_SHIP,
  ELEVEN_SECONDS,
  THE_HOUR_JAR,
  NINE_LIVES_BAKERY,
  WHO_BOUGHT_THE_CLOCK,
  LIGHTHOUSE_HOMEWORK,
  LOW_ORBIT_LAUNDRY,
  UMBRELLA_WEATHER,
  MOUNTAIN_MIDWIFE,
  DUKE_IS_NOT_A_CAT,
  KAIJU_TAX_OFFICE,
  KNUCKLE_SUNDAY,
  PAPER_CROWN,
  SIXTH_BENCH,
  HOTEL_LANTERN,
  BLADE_OF_NINE_RAINS,
  THE_DUMPLING_DETECTIVE,
  A_CAT_NAMED_MONDAY,
  FOX_WEDDING_SEASON,
  IRON_LULLABY,
  MOTHS_AT_MIDNIGHT,
  SALT_AND_SEXTANT,
  LETTERS_TO_THE_TIDE,
  THURSDAYS_WITCH,
  MOSS_AND_MORTAR,
  STATIC_GARDEN,
  SECOND_HAND_STARS,
];

/** The looks of all series, by slug, in the order of their numbers. */
export const ALL_LOOKS: ReadonlyMap<string, SeriesLook> = new Map(LOOKS.map((look) => [look.slug, look]));

/** Throws a RangeError for a series that has no look. */
export function lookOf(slug: string): SeriesLook {
  const look = ALL_LOOKS.get(slug);
  if (!look) throw new RangeError(`No series is called ${slug}`);
  return look;
}
