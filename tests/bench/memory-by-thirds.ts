import { median } from './median';

/**
 * What a process held in each third of a time. The first warms: caches fill, code is compiled, and the heap finds its size. From then on the middle of a
 * third is steady, whatever a collection of garbage does from second to second, unless something is kept for every request: then the last is above the
 * second by as much as the second is above the first.
 */
export function memoryByThirds(bytes: readonly number[]): { first: number; second: number; last: number } {
  const part = Math.ceil(bytes.length / 3);
  const [first, second, last] = [0, 1, 2].map((third) => median(bytes.slice(third * part, (third + 1) * part)));
  return { first: first!, second: second!, last: last! };
}
