/** Kinds of image a chapter is made of. */
export type PageKind = 'single' | 'spread' | 'slice';

/** Sizes in drawing units. A spread is cut into two singles at exactly half; a slice is a window of its sheet. */
export const PAGE_SIZE = {
  single: { width: 1200, height: 1800 },
  spread: { width: 2400, height: 1800 },
  slice: { width: 800, height: 2048 },
} as const satisfies Record<PageKind, { width: number; height: number }>;

/** A long strip is drawn in sheets, each shown through this many slices. */
export const SLICES_PER_SHEET = 3;
