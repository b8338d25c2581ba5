import { startTransition, useOptimistic } from 'react';

import { afterPaint } from './after-paint';

/**
 * What a control shows, and how a press of it is answered before its work is done: `answer(next, work)` shows `next` at once, and once that is painted begins the work, which makes it so.
 * Pages may take long to draw; a finger is not kept waiting for them.
 */
export function useAnswerFirst<Value>(value: Value): [shown: Value, answer: (next: Value, work: () => void) => void] {
  const [shown, show] = useOptimistic(value);
  const answer = (next: Value, work: () => void) =>
    startTransition(async () => {
      show(next);
      await afterPaint();
      work();
    });
  return [shown, answer];
}
