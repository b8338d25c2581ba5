import { createHash } from 'node:crypto';

const LARGEST = 2 ** 32;
const salts = new Map<string, number>();

/** A whole number from 0 to below `end`, always the same for the same place and purpose, and without a pattern along the places. */
export function spread(place: number, purpose: string, end: number): number {
  let salt = salts.get(purpose);
  if (salt === undefined) salts.set(purpose, (salt = createHash('sha256').update(purpose).digest().readUInt32LE()));
  let mixed = Math.imul(place ^ salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = (mixed ^ (mixed >>> 13)) >>> 0;
  return Math.floor((mixed / LARGEST) * end);
}

/** One of several, by the same rule. */
export function pick<Item>(items: readonly Item[], place: number, purpose: string): Item {
  return items[spread(place, purpose, items.length)]!;
}
