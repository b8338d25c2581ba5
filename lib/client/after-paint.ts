/** A window that nobody sees is not drawn. */
const PATIENCE_MS = 100;

/** Resolves once the browser has drawn what has changed by now: what takes long begins then, and a press is answered before it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}
