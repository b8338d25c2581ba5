'use client';

import { useCallback, useEffect, useState } from 'react';

/**
 * A part of a screen whose code comes after the page can be read; undefined until then. Asked for as soon as `isWanted`, or by `ask`, on whatever shows that
 * its reader is about to want it; that says whether it came. What did not come is asked for anew the next time. `load` stays the same.
 */
export function useLate<Part>(load: () => Promise<Part>, isWanted = false): [part: Part | undefined, ask: () => Promise<boolean>] {
  const [part, setPart] = useState<Part>();
  const ask = useCallback(
    () =>
      load().then(
        (come) => {
          setPart(() => come);
          return true;
        },
        () => false,
      ),
    [load],
  );

  useEffect(() => {
    if (isWanted) void ask();
  }, [ask, isWanted]);

  return [part, ask];
}
