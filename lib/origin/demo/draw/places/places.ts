import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { drawAlley } from './alley';
import { drawInterior } from './interior';
import type { PlaceOptions } from './place-paint';
import { drawSchoolFront } from './school-front';
import { drawSea } from './sea';
import { drawSkyline } from './skyline';
import { drawStreet } from './street';

export type DrawPlace = (sheet: Sheet, rng: Rng, options: PlaceOptions) => Svg;

/** The places that fill a whole box by themselves. */
export const PLACES = {
  skyline: drawSkyline,
  alley: drawAlley,
  sea: drawSea,
  street: drawStreet,
  'school-front': drawSchoolFront,
  interior: drawInterior,
} as const satisfies Record<string, DrawPlace>;

export type PlaceName = keyof typeof PLACES;
