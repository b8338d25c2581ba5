/** Does something as soon as there is a place for it, and gives what it came to. */
export type InPlace = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** So many do something at once; all others wait in the order in which they came. */
export function placesFor(count: number): InPlace {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits is handed the place itself: nobody who comes just then takes it.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
