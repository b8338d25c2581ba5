/** Calls `then` when the browser has nothing better to do. Not every browser says when that is. */
export function whenIdle(then: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(then);
  else setTimeout(then, 1);
}
