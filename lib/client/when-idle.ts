/** It is done even where a browser is never idle. */
const PATIENCE_MS = 2_000;

/** Calls `then` when the browser has nothing better to do, in a task of its own. Not every browser says when that is. @returns what calls it off */
export function whenIdle(then: () => void): () => void {
  if (window.requestIdleCallback) {
    const asked = window.requestIdleCallback(then, { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(then, 1);
  return () => clearTimeout(timer);
}
