/** Starts the thread in which keys are undone. Bundlers know it by this very expression. @throws where there may be none */
export function startPictureWorker(): Worker {
  return new Worker(new URL('./decrypt.worker.ts', import.meta.url));
}
