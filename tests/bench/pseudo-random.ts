import { createHash } from 'node:crypto';

const salts = new Map<string, number>();

/** An integer from 0 to below `end`, always the same for the same index and purpose. */
export function randomBelow(end: number, index: number, purpose: string): number {
  let salt = salts.get(purpose);
  if (salt === undefined) salts.set(purpose, (salt = createHash('sha256').update(purpose).digest().readUInt32LE()));
  let mixed = Math.imul(index ^ salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = (mixed ^ (mixed >>> 13)) >>> 0;
  return Math.floor((mixed / 2 ** 32) * end);
}

export function pick<Item>(items: readonly Item[], index: number, purpose: string): Item {
  return items[randomBelow(items.length, index, purpose)]!;
}
