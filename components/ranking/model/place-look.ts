/** How a place is shown: `either` is large on narrow screens and one of the grid on wide ones. */
export type PlaceLook = 'first' | 'large' | 'either' | 'small';

const LARGE_ON_WIDE = 5;
const LARGE_ON_NARROW = 6;

/** The look of a place, counted from 1. Who is large where is decided by the style sheet: HTML does not know the width. */
export function placeLook(rank: number): PlaceLook {
  if (rank === 1) return 'first';
  if (rank <= LARGE_ON_WIDE) return 'large';
  return rank <= LARGE_ON_NARROW ? 'either' : 'small';
}
