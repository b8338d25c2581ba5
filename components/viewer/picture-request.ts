/** What the page tells its worker: to bring a picture, or to let one be. */
export type PictureRequest =
  { id: number; url: string; key: string; priority?: RequestPriority } | { id: number; aborted: true };

/** What the worker says: that it is there, then an answer to each request that was not let be. A blob is handed over without its bytes. */
export type PictureAnswer = 'ready' | { id: number; blob: Blob } | { id: number; failed: true; status?: number };

/** Either end of the way between them. */
export interface Port<Sent, Received> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Received>) => void): void;
}
