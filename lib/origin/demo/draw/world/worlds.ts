import type { PageLook } from '../../story/page-look';
import { CITY_NOIR } from './city-noir';
import { SEASIDE } from './seaside';
import type { World } from './world';

export const WORLDS: Record<PageLook['world'], World> = { 'city-noir': CITY_NOIR, seaside: SEASIDE };
