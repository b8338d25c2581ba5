import type { SeriesLook } from '../../looks/series-look';
import { CITY_NOIR } from './city-noir';
import { SEASIDE } from './seaside';
import type { World } from './world';

const WORLDS: Record<SeriesLook['world'], World> = { 'city-noir': CITY_NOIR, seaside: SEASIDE };

/** The world of a series' inside pages, its one spot colour being that of its covers. */
export function worldOf({ world, palette }: SeriesLook): World {
  const base = WORLDS[world];
  return { ...base, finish: { ...base.finish, spot: palette.accent } };
}
