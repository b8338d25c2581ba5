import type { SeriesLook } from '../../looks/series-look';
import { CITY_NOIR } from './city-noir';
import { SEASIDE } from './seaside';
import type { World } from './world';

export const WORLDS: Record<SeriesLook['world'], World> = { 'city-noir': CITY_NOIR, seaside: SEASIDE };
