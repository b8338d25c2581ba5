import { availableParallelism } from 'node:os';

/** Does a work on a picture of so many pixels when there is room for it. */
export type PictureGate = <Result>(pixels: number, work: () => Promise<Result>) => Promise<Result>;

/** One more than there are cores: while one waits for the disk, none of them does. */
const WORKS = availableParallelism() + 1;
/** So many pixels may be in memory at once; a picture of more goes alone. */
const PIXELS = 120_000_000;

/** Lets pictures be worked on at once, as many as there are cores for and as fit into memory, in the order in which they were brought. */
export function createPictureGate({ works = WORKS, pixels: room = PIXELS } = {}): PictureGate {
  const waiting: { pixels: number; enter: () => void }[] = [];
  const inside = { works: 0, pixels: 0 };

  function admit(): void {
    while (waiting[0] && (inside.works === 0 || (inside.works < works && inside.pixels + waiting[0].pixels <= room))) {
      const { pixels, enter } = waiting.shift()!;
      inside.works++;
      inside.pixels += pixels;
      enter();
    }
  }

  return async (pixels, work) => {
    await new Promise<void>((enter) => {
      waiting.push({ pixels, enter });
      admit();
    });
    try {
      return await work();
    } finally {
      inside.works--;
      inside.pixels -= pixels;
      admit();
    }
  };
}
