import type { SeriesLook } from '../../looks/series-look';
import { ALL_WORLDS } from './all-worlds';
import { eraOf } from './era-of';
import { SERIES_SETTINGS } from './series-settings';
import { SETTINGS } from './settings';
import type { World } from './world';

/** The world of a series' inside pages: its own places and its time, and the one spot colour of its covers. */
export function worldOf({ slug, world, palette }: Pick<SeriesLook, 'slug' | 'world' | 'palette'>): World {
  const base: World = ALL_WORLDS[world];
  const settings = SERIES_SETTINGS[slug]?.map((name) => SETTINGS[name]) ?? base.settings;
  return { ...base, settings, finish: { ...base.finish, spot: palette.accent, era: eraOf(world) } };
}
