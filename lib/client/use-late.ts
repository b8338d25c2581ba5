'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { whenIdle } from './when-idle';

/** It is asked for even where a browser is never idle. */
const PATIENCE_MS = 2_000;

/**
 * A part of a screen whose code comes after the page can be read; undefined until then. Asked for when the browser is idle and it `isWanted`, or at once by `ask`, on whatever shows that
 * its reader is about to want it; that says whether it came. What did not come is asked for anew the next time; `onMissing` hears of it where it was
 * `isWanted`. `load` stays the same.
 */
export function useLate<Part>(
  load: () => Promise<Part>,
  isWanted = false,
  onMissing?: () => void,
): [part: Part | undefined, ask: () => Promise<boolean>] {
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

  const missed = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    // Several that a page wants are asked for one by one: all at once, they would hold up who presses something.
    return isWanted ? whenIdle(() => void ask().then((hasCome) => hasCome || missed()), PATIENCE_MS) : undefined;
  }, [ask, isWanted]);

  return [part, ask];
}
