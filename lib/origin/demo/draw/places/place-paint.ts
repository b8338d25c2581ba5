import type { Box } from '../geometry';
import type { Finish } from '../people/finish';

/** The values a place is painted in: three depths between the sky and the light. */
export interface PlacePaint {
  ink: string;
  sky: string;
  far: string;
  mid: string;
  near: string;
  /** Windows, moon, wave crests. */
  light: string;
  /** The sun, an awning, a roof: the landmark's own colour. */
  accent: string;
  /** Dots of the sky, drawn over `sky`. */
  dots: string;
}

export interface PlaceOptions {
  /** What the drawing fills. It may bleed over the edge: whoever frames it clips it. */
  box: Box;
  finish: Finish;
  /** Colours where they differ from the finish's own. */
  palette?: Partial<PlacePaint>;
}

const PAGE_DAY: PlacePaint = {
  ink: '#131316',
  sky: '#ffffff',
  far: '#f3f1ec',
  mid: '#d9d5cc',
  near: '#8b8680',
  light: '#ffffff',
  accent: '#55524d',
  dots: '#d9d5cc',
};
const PAGE_NIGHT: PlacePaint = {
  ink: '#131316',
  sky: '#131316',
  far: '#4a4744',
  mid: '#2c2a2a',
  near: '#131316',
  light: '#f3f1ec',
  accent: '#8b8680',
  dots: '#55524d',
};
const COLOUR_DAY: PlacePaint = {
  ink: '#131316',
  sky: '#cfe9ee',
  far: '#9fc9cf',
  mid: '#3f9aa8',
  near: '#1d3a44',
  light: '#ffffff',
  accent: '#e5322d',
  dots: '#e6f5f7',
};
const COLOUR_NIGHT: PlacePaint = {
  ink: '#0b0f18',
  sky: '#16233a',
  far: '#2c3e50',
  mid: '#1c2b3c',
  near: '#0f1720',
  light: '#f7d488',
  accent: '#e5322d',
  dots: '#2c3e50',
};

/** The values of a place under a finish: grey or coloured, day or night. */
export function placePaint(finish: Finish, palette?: Partial<PlacePaint>): PlacePaint {
  const page = finish.medium === 'page';
  const base = finish.noir ? (page ? PAGE_NIGHT : COLOUR_NIGHT) : page ? PAGE_DAY : COLOUR_DAY;
  const dots = finish.flat && !finish.noir ? { dots: 'none' } : {};
  return { ...base, ...dots, ...palette };
}
