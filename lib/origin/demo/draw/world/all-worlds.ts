import type { World } from './world';
import type { WorldName } from './world-name';
import { ARCHIVE } from './worlds/archive';
import { BAKERY } from './worlds/bakery';
import { BRUSH_INK } from './worlds/brush-ink';
import { CITY_NOIR } from './worlds/city-noir';
import { DESERT } from './worlds/desert';
import { FESTIVAL } from './worlds/festival';
import { FOLK_TALE } from './worlds/folk-tale';
import { GREENHOUSE } from './worlds/greenhouse';
import { HEDGE_MAGIC } from './worlds/hedge-magic';
import { HIGH_SEAS } from './worlds/high-seas';
import { KITCHEN } from './worlds/kitchen';
import { MACHINE_YARD } from './worlds/machine-yard';
import { MANOR } from './worlds/manor';
import { MOTH_HOURS } from './worlds/moth-hours';
import { MOUNTAIN_TALE } from './worlds/mountain-tale';
import { NIGHT_LINE } from './worlds/night-line';
import { ORBIT } from './worlds/orbit';
import { PALACE } from './worlds/palace';
import { PARLOUR } from './worlds/parlour';
import { QUARRY } from './worlds/quarry';
import { QUIET_ROOMS } from './worlds/quiet-rooms';
import { RAIN_ROMANCE } from './worlds/rain-romance';
import { RING } from './worlds/ring';
import { SCHOOL_MYSTERY } from './worlds/school-mystery';
import { SEASIDE } from './worlds/seaside';
import { SPORT } from './worlds/sport';
import { STAR_WATCH } from './worlds/star-watch';
import { TIDE } from './worlds/tide';

/** Every world of inside pages: paper, inks, lines, frames, places. */
export const ALL_WORLDS: Record<WorldName, World> = {
  'city-noir': CITY_NOIR,
  'night-line': NIGHT_LINE,
  seaside: SEASIDE,
  tide: TIDE,
  'high-seas': HIGH_SEAS,
  desert: DESERT,
  sport: SPORT,
  ring: RING,
  'folk-tale': FOLK_TALE,
  'mountain-tale': MOUNTAIN_TALE,
  'brush-ink': BRUSH_INK,
  festival: FESTIVAL,
  bakery: BAKERY,
  parlour: PARLOUR,
  'quiet-rooms': QUIET_ROOMS,
  orbit: ORBIT,
  'star-watch': STAR_WATCH,
  'rain-romance': RAIN_ROMANCE,
  'school-mystery': SCHOOL_MYSTERY,
  'hedge-magic': HEDGE_MAGIC,
  manor: MANOR,
  'moth-hours': MOTH_HOURS,
  kitchen: KITCHEN,
  'machine-yard': MACHINE_YARD,
  archive: ARCHIVE,
  greenhouse: GREENHOUSE,
  quarry: QUARRY,
  palace: PALACE,
};
