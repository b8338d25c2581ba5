import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { drawAlley } from './alley';
import { drawCourt } from './court';
import { drawDunes } from './dunes';
import { drawForest } from './forest';
import { drawInterior } from './interior';
import { drawMountains } from './mountains';
import { drawOrbit } from './orbit';
import type { PlaceOptions } from './place-paint';
import { drawSchoolFront } from './school-front';
import { drawSea } from './sea';
import { drawSkyline } from './skyline';
import { drawStreet } from './street';

type DrawPlace = (sheet: Sheet, rng: Rng, options: PlaceOptions) => Svg;

/** The places that fill a whole box by themselves. */
export const PLACES = {
  skyline: drawSkyline,
  alley: drawAlley,
  sea: drawSea,
  street: drawStreet,
  'school-front': drawSchoolFront,
  interior: drawInterior,
  mountains: drawMountains,
  forest: drawForest,
  dunes: drawDunes,
  court: drawCourt,
  orbit: drawOrbit,
} as const satisfies Record<string, DrawPlace>;

export type PlaceName = keyof typeof PLACES;
