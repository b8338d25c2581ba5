import type { SeriesLook } from '../../looks/series-look';
import { CITY_NOIR } from './city-noir';
import { SEASIDE } from './seaside';
import { SERIES_SETTINGS } from './series-settings';
import { SETTINGS } from './settings';
import type { World } from './world';

const WORLDS: Record<SeriesLook['world'], World> = { 'city-noir': CITY_NOIR, seaside: SEASIDE };

/** The world of a series' inside pages: its own places, and the one spot colour of its covers. */
export function worldOf({ slug, world, palette }: SeriesLook): World {
  const base = WORLDS[world];
  const settings = SERIES_SETTINGS[slug]?.map((name) => SETTINGS[name]) ?? base.settings;
  return { ...base, settings, finish: { ...base.finish, spot: palette.accent } };
}
