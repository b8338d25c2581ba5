import type { Browser, BrowserContextOptions, Page, Request } from 'playwright';

import { openPage } from './slow-page';

export interface ShiftPage {
  path: string;
  /** The expected status, 200 by default. */
  status?: number;
  /** The state of the reader, in words. */
  reader?: string;
  context?: BrowserContextOptions;
  /** Runs before the navigation. */
  prepare?: (page: Page, address: string) => Promise<unknown>;
}

declare global {
  interface Window {
    /** Sum of layout shifts without recent input. */
    layoutShift: number;
  }
}

/** The first visit of a page generates its pictures. */
const TIMEOUT_MS = 120_000;

/** The layout shift of a first visit that scrolls to the end, on a slow phone or desktop. @throws when the page has another status or keeps loading */
export async function measureShift(
  browser: Browser,
  address: string,
  { screen, shiftPage }: { screen: BrowserContextOptions; shiftPage: ShiftPage },
): Promise<number> {
  const { path, status = 200, context, prepare } = shiftPage;
  const { page, close } = await openPage(
    browser,
    { ...screen, ...context },
    { slowProcessor: true, slowNetwork: true },
  );
  try {
    await page.addInitScript(recordShifts);
    await prepare?.(page, address);
    const settle = settler(page);
    const response = await page.goto(address + path, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    if (response?.status() !== status) throw new Error(`${path} was answered with ${response?.status()}`);
    const scrollDown = () =>
      page.evaluate(() => {
        const before = window.scrollY;
        window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
        return window.scrollY > before;
      });
    do await settle();
    while (await scrollDown());
    return await page.evaluate(() => window.layoutShift);
  } finally {
    await close();
  }
}

function recordShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) window.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns a function that waits until no request is pending, fonts and visible pictures are loaded, and two frames are painted. */
function settler(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let onEnd = () => undefined as void;
  const end = (request: Request) => {
    pending.delete(request);
    onEnd();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const nextEnd = () =>
    new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`Still loading: ${[...pending].map((request) => request.url()).join(', ')}`));
      const timeout = setTimeout(fail, TIMEOUT_MS);
      onEnd = () => {
        clearTimeout(timeout);
        resolve();
      };
    });
  return async () => {
    do {
      while (pending.size > 0) await nextEnd();
      await page.waitForFunction(hasLoaded, undefined, { polling: 'raf', timeout: TIMEOUT_MS });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    } while (pending.size > 0);
  };
}

function hasLoaded(): boolean {
  const isVisible = (image: HTMLImageElement) => {
    const { top, bottom, width, height } = image.getBoundingClientRect();
    return image.checkVisibility() && width * height > 0 && bottom > 0 && top < window.innerHeight;
  };
  const isLoading = [...document.images].some((image) => !image.complete && isVisible(image));
  return document.readyState === 'complete' && document.fonts.status === 'loaded' && !isLoading;
}
