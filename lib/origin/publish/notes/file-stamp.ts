import type { BigIntStats } from 'node:fs';

/** So long after a file was written, another writing may leave its times as they are, on disks that count whole seconds or two. */
const YOUNG_NS = 2_000_000_000n;

/**
 * What tells a file from what it was before: its size and its times in nanoseconds, also that which nobody can set. Undefined while it is so young that
 * it may change without a sign. `now` is in milliseconds.
 */
export function fileStamp({ size, mtimeNs, ctimeNs }: BigIntStats, now: number): string | undefined {
  const last = mtimeNs > ctimeNs ? mtimeNs : ctimeNs;
  return last + YOUNG_NS < BigInt(Math.floor(now)) * 1_000_000n ? `${size} ${mtimeNs} ${ctimeNs}` : undefined;
}
