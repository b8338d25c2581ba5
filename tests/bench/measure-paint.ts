import type { Browser, BrowserContextOptions, Page } from 'playwright';

import { serveLocally, type LocalServer } from '../support/serve-locally';

import { measureInRounds } from './in-series';
import { openPage } from './slow-page';

export interface Picture {
  bytes: Uint8Array;
  type: string;
}

/** A page with nothing but a picture: what a browser has to load in any case. */
export interface BarePictures extends LocalServer {
  /** Returns the URL of the page. */
  add(picture: Picture, size: { width: number; height: number }): string;
}

export async function serveBarePictures(): Promise<BarePictures> {
  const files = new Map<string, { type: string; body: Uint8Array | string }>();
  const server = await serveLocally((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body);
    else response.writeHead(404).end();
  });
  return {
    ...server,
    add({ bytes, type }, { width, height }) {
      const path = `/${files.size}`;
      files.set(`${path}.picture`, { type, body: bytes });
      const image = `<img src="${path}.picture" alt="" width="${Math.round(width)}" height="${Math.round(height)}" style="display:block">`;
      const body = `<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title><body style="margin:0"><div data-page="1">${image}</div>`;
      files.set(path, { type: 'text/html; charset=utf-8', body });
      return server.url + path;
    },
  };
}

interface Painted {
  /** Milliseconds from the navigation. */
  at: number;
  /** Empty for text. */
  url: string;
  width: number;
  height: number;
}

declare global {
  interface Window {
    /** Candidates of the largest contentful paint, and paints of the main picture. */
    painted: Record<'largest' | 'main', Painted[]>;
  }
}

/** The first visit of a page generates its pictures. */
const TIMEOUT_MS = 60_000;

export interface PaintOptions {
  address: string;
  context: BrowserContextOptions;
  rounds: number;
  bare: BarePictures;
  /** The picture, when another page cannot load it from its URL. */
  loadPicture?: () => Promise<Picture>;
}

/** Milliseconds to the paint of the main picture, over the rounds. */
export interface PaintTimes {
  page: number[];
  bare: number[];
  kibibytes: number;
}

/**
 * When the main picture of a page is painted on a slow phone, beside a bare page with the same picture. Undefined when it is not the largest
 * contentful paint. That is decided on a fast network: while a large picture is still arriving, Chromium takes it for a background and never
 * reports it as the largest paint.
 */
export async function measurePaint(
  browser: Browser,
  { address, context, rounds, bare, loadPicture }: PaintOptions,
): Promise<PaintTimes | undefined> {
  const main = await visit(browser, context, { address, isSlow: false, look: findMainPicture });
  if (!main) return undefined;
  const picture = await (loadPicture ? loadPicture() : fetchPicture(main.url));
  const measurements = [address, bare.add(picture, main)].map(
    (url) => () => visit(browser, context, { address: url, isSlow: true, look: awaitMainPaint }),
  );
  const [page, bareTimes] = (await measureInRounds(rounds, measurements)) as [number[], number[]];
  return { page, bare: bareTimes, kibibytes: picture.bytes.byteLength / 1_024 };
}

async function fetchPicture(url: string): Promise<Picture> {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}

async function visit<Result>(
  browser: Browser,
  context: BrowserContextOptions,
  { address, isSlow, look }: { address: string; isSlow: boolean; look: (page: Page) => Promise<Result> },
): Promise<Result> {
  const { page, close } = await openPage(browser, context, { slowProcessor: isSlow, slowNetwork: isSlow });
  try {
    await page.addInitScript(recordPaints);
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    return await look(page);
  } finally {
    await close();
  }
}

async function findMainPicture(page: Page): Promise<Painted | undefined> {
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  return page.evaluate(() => window.painted.main.findLast(({ url }) => url === window.painted.largest.at(-1)?.url));
}

const awaitMainPaint = async (page: Page): Promise<number> => {
  const at = await page
    .waitForFunction(() => window.painted.main.at(-1)?.at, undefined, { timeout: TIMEOUT_MS })
    .catch(() => undefined);
  return ((await at?.jsonValue()) as number | undefined) ?? NaN;
};

/** Runs in the page before its scripts. The main picture is the first page of a chapter, or the first image with a high priority. */
function recordPaints(): void {
  type Timing = PerformanceEntry & { url: string; renderTime: number; loadTime: number; element: Element | null };
  window.painted = { largest: [], main: [] };
  const observe = (type: string, list: Painted[]) => {
    new PerformanceObserver((entries) => {
      for (const { url, renderTime, loadTime, element } of entries.getEntries() as Timing[]) {
        const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        list.push({ at: renderTime || loadTime, url, width, height });
      }
    }).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', window.painted.largest);
  observe('element', window.painted.main);

  // An element must have the attribute before it loads.
  const marking = new MutationObserver(() => {
    const image = document.querySelector('[data-page="1"] img, img[fetchpriority="high"]');
    image?.setAttribute('elementtiming', 'main');
    if (image) marking.disconnect();
  });
  marking.observe(document, { childList: true, subtree: true });
}
