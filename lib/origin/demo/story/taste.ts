import type { SceneKind } from './scene';

/** What a series likes to tell between the opening and the hook, and how much of a chapter are columns of four panels. */
interface Taste {
  /** From the shortest to the longest chapter, each in the order of telling: the action is where the spread will be, the quiet follows. */
  arcs: readonly (readonly SceneKind[])[];
  /** Pages of two gags each. */
  komaPages: number;
}

const STORY: Taste = {
  arcs: [
    ['talk', 'quiet'],
    ['talk', 'action', 'quiet'],
    ['comedy', 'talk', 'action', 'quiet'],
    ['comedy', 'talk', 'action', 'quiet', 'talk'],
  ],
  komaPages: 0,
};
const GRAVE: Taste = {
  arcs: [
    ['talk', 'quiet'],
    ['talk', 'action', 'quiet'],
    ['talk', 'talk', 'action', 'quiet'],
  ],
  komaPages: 0,
};
const LIGHT: Taste = {
  arcs: [
    ['comedy', 'quiet'],
    ['comedy', 'action', 'quiet'],
    ['comedy', 'talk', 'action', 'quiet'],
  ],
  komaPages: 0,
};
const KOMA: Taste = { ...LIGHT, komaPages: 4 };

const TASTES: Readonly<Record<string, Taste>> = {
  'nine-lives-bakery': KOMA,
  'kaiju-tax-office': KOMA,
  'duke-is-not-a-cat': LIGHT,
  'low-orbit-laundry': LIGHT,
  'lighthouse-homework': LIGHT,
  'sixth-bench': LIGHT,
  'the-dumpling-detective': LIGHT,
  'thursdays-witch': LIGHT,
  'moths-at-midnight': GRAVE,
  'hotel-lantern': GRAVE,
  'mountain-midwife': GRAVE,
  'blade-of-nine-rains': GRAVE,
  'iron-lullaby': GRAVE,
  'song-of-the-dead-ship': GRAVE,
  'static-garden': GRAVE,
  'the-rain-ledger': GRAVE,
};

export function tasteOf(seriesSlug: string): Taste {
  return TASTES[seriesSlug] ?? STORY;
}
