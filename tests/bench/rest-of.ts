import type { Page, Request } from 'playwright';

declare global {
  interface Window {
    /** Sum of all layout shifts, but for answers to an input. */
    shifted: number;
    /** What that was a frame ago, and for how many frames nothing has gone on. */
    shiftedBefore?: number;
    restingFrames?: number;
  }
}

/** Two frames in a row: what a script changes in the one is laid out by the other. */
const FRAMES = 2;

/**
 * What waits until a page is at rest: no request is under way, its fonts and the pictures in view are there, and nothing has shifted from one frame to the next.
 * To be asked for before the page is opened; what takes longer than `patience` ms fails.
 */
export function restOf(page: Page, patience: number): () => Promise<void> {
  const underWay = new Set<Request>();
  let tell = () => undefined as void;
  const end = (request: Request) => {
    underWay.delete(request);
    if (underWay.size === 0) tell();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const answered = () =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () =>
          reject(
            new Error(`Under way for ${patience} ms: ${[...underWay].map((request) => request.url()).join(', ')}`),
          ),
        patience,
      );
      tell = () => {
        clearTimeout(late);
        resolve();
      };
    });

  return async () => {
    do {
      if (underWay.size > 0) await answered();
      await page.waitForFunction(isResting, FRAMES, { polling: 'raf', timeout: patience });
    } while (underWay.size > 0);
  };
}

/** Asked in the page, frame by frame. */
function isResting(frames: number): boolean {
  const isInView = (image: HTMLImageElement) => {
    const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
    return (
      image.checkVisibility() &&
      width * height > 0 &&
      bottom > 0 &&
      right > 0 &&
      top < window.innerHeight &&
      left < window.innerWidth
    );
  };
  const isWaited =
    document.readyState !== 'complete' ||
    document.fonts.status === 'loading' ||
    [...document.images].some((image) => !image.complete && isInView(image));
  const isStill = !isWaited && window.shifted === window.shiftedBefore;
  window.shiftedBefore = window.shifted;
  window.restingFrames = isStill ? (window.restingFrames ?? 0) + 1 : 0;
  if (window.restingFrames < frames) return false;
  // What is asked next begins anew.
  window.restingFrames = 0;
  return true;
}
