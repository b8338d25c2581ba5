import { lookOf } from '../../../looks/all-looks';
import type { Character } from '../../people/character';

/** Somebody of a series, by their number in its cast, counted from 0. Throws a RangeError for a series that does not exist. */
export function castOf(slug: string, index: 0 | 1 | 2): Character {
  const { cast } = lookOf(slug);
  return cast[index] ?? cast[0];
}
