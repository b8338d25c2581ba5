/** Calls `then` when the browser has nothing better to do, in a task of its own; after `timeout` ms even where it is never idle. Not every browser says when that is. @returns what calls it off */
export function whenIdle(then: () => void, timeout?: number): () => void {
  if (window.requestIdleCallback) {
    const asked = window.requestIdleCallback(then, { timeout });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(then, 1);
  return () => clearTimeout(timer);
}
