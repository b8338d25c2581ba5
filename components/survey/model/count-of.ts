import type { Draft } from './draft';

/** How many choices are ticked. That of own words counts as soon as it is, whatever is written there. */
export function countOf({ chosen, isOther }: Draft): number {
  return chosen.length + (isOther ? 1 : 0);
}
