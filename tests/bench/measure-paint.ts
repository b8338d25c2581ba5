import type { Browser, BrowserContextOptions, Page } from 'playwright';

import type { BareFiles } from './bare-files';
import { median } from './median';
import { installPaintProbe, type Painted } from './paint-probe';
import { openSlow } from './slow-reader';

/** Which of a page's paints is meant. */
export type Meant = keyof Window['painted'];

export interface PaintAsked {
  address: string;
  screen: BrowserContextOptions;
  meant: Meant;
  rounds: number;
  bare: BareFiles;
  /** The picture itself, where its address is not one that another page could ask for. */
  picture?: () => Promise<Picture>;
}

interface Picture {
  bytes: Uint8Array;
  type: string;
}

export interface PaintFigures {
  /** Medians over the rounds, in ms from the navigation: of the page and of a bare one with the same picture at the same size. */
  page: number;
  bare: number;
  /** The picture’s size as a file. */
  kibibytes: number;
}

/** Pictures of the demo are drawn when they are first asked for. */
const PATIENCE_MS = 60_000;

/** When a page's picture is painted for a slow reader, beside a bare page with that picture alone; both in turn. NaN where it never was, or what is largest is no picture. */
export async function measurePaint(browser: Browser, { address, screen, meant, rounds, bare, picture }: PaintAsked): Promise<PaintFigures> {
  const shown = await withPage(browser, { address, screen, slow: false }, (page) => findShown(page, meant));
  if (!shown?.url) return { page: NaN, bare: NaN, kibibytes: NaN };
  const file = await (picture ?? (() => ask(shown.url)))();
  const bareAddress = bare.put({ ...file, width: shown.width, height: shown.height });
  const paint = (of: string, list: Meant) => withPage(browser, { address: of, screen, slow: true }, (page) => awaitPaint(page, list));
  const times = { page: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.page.push(await paint(address, meant));
    times.bare.push(await paint(bareAddress, 'firstPage'));
  }
  return { page: median(times.page), bare: median(times.bare), kibibytes: file.bytes.byteLength / 1_024 };
}

async function ask(url: string): Promise<Picture> {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}

async function withPage<Result>(browser: Browser, { address, screen, slow }: Pick<PaintAsked, 'address' | 'screen'> & { slow: boolean }, look: (page: Page) => Promise<Result>): Promise<Result> {
  const reader = await openSlow(browser, screen, { processor: slow, network: slow });
  try {
    await reader.page.addInitScript(installPaintProbe);
    await reader.page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
    return await look(reader.page);
  } finally {
    await reader.close();
  }
}

/** What is shown in the end, and how large. */
async function findShown(page: Page, meant: Meant): Promise<Omit<Painted, 'at'> | undefined> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  if (meant === 'largest') return page.evaluate(() => window.painted.largest.at(-1));
  return page.locator('[data-page="1"] img').evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    return { url: image.currentSrc, width, height };
  });
}

/** In ms from the navigation. */
async function awaitPaint(page: Page, meant: Meant): Promise<number> {
  if (meant === 'largest') await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  const isPainted = page.waitForFunction((list) => window.painted[list].length > 0, meant, { timeout: PATIENCE_MS });
  return isPainted.then(
    () => page.evaluate((list) => window.painted[list].at(-1)!.at, meant),
    () => NaN,
  );
}
