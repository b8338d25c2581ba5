'use client';

import { useMemo } from 'react';

import { findCrop } from './find-crop';
import { alike, NO_CROP, type Crop } from './model/crop';
import type { Spread } from './model/spreads';
import type { Arrivals } from './use-arrivals';

const NONE: ReadonlyMap<number, Crop> = new Map();

/** What is cut off the pages of the screen that is shown, by their items; nothing where the reader wants them whole. */
export function useCrops(isWanted: boolean, screen: Spread | undefined, arrivals: Arrivals): ReadonlyMap<number, Crop> {
  return useMemo(() => {
    if (!isWanted || !screen) return NONE;
    const pictures = screen.items.map(({ index }) => arrivals.get(index));
    const crops = alike(pictures.map((picture) => (picture instanceof HTMLImageElement ? findCrop(picture) : NO_CROP)));
    return new Map(screen.items.map(({ index }, i) => [index, crops[i]!]));
  }, [isWanted, screen, arrivals]);
}
