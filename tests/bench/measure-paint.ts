import type { Browser, BrowserContextOptions, Page } from 'playwright';

import type { BareFiles } from './bare-files';
import { median } from './median';
import { installPaintProbe, type Painted } from './paint-probe';
import { openSlow } from './slow-reader';

export interface PaintAsked {
  address: string;
  screen: BrowserContextOptions;
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

/**
 * When the picture that a page is about is painted for a slow reader, beside a bare page with that picture alone; both in turn. It is the page's largest contentful paint, else
 * NaN is given. That is asked on a fast line: of a large picture that comes slowly Chromium paints the first rows when it has less than 0.05 bits of it for each of its pixels,
 * takes it for a mere background, and never calls it the largest paint, not on the bare page either. It times it as an element all the same.
 */
export async function measurePaint(
  browser: Browser,
  { address, screen, rounds, bare, picture }: PaintAsked,
): Promise<PaintFigures> {
  const shown = await withPage(browser, { address, screen, slow: false }, findShown);
  if (!shown) return { page: NaN, bare: NaN, kibibytes: NaN };
  const file = await (picture ?? (() => ask(shown.url)))();
  const bareAddress = bare.put({ ...file, width: shown.width, height: shown.height });
  const paint = (of: string) => withPage(browser, { address: of, screen, slow: true }, awaitPaint);
  const times = { page: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.page.push(await paint(address));
    times.bare.push(await paint(bareAddress));
  }
  return { page: median(times.page), bare: median(times.bare), kibibytes: file.bytes.byteLength / 1_024 };
}

async function ask(url: string): Promise<Picture> {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}

async function withPage<Result>(
  browser: Browser,
  { address, screen, slow }: Pick<PaintAsked, 'address' | 'screen'> & { slow: boolean },
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const reader = await openSlow(browser, screen, { processor: slow, network: slow });
  try {
    await reader.page.addInitScript(installPaintProbe);
    await reader.page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
    return await look(reader.page);
  } finally {
    await reader.close();
  }
}

/** The picture that is meant, where it is the largest of all. */
async function findShown(page: Page): Promise<Painted | undefined> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  return page.evaluate(() => {
    const { meant, largest } = window.painted;
    return meant.findLast(({ url }) => url === largest.at(-1)?.url);
  });
}

/** In ms from the navigation. */
const awaitPaint = (page: Page) =>
  page
    .waitForFunction(() => window.painted.meant.at(-1)?.at, undefined, { timeout: PATIENCE_MS })
    .then(
      (at) => at.jsonValue() as Promise<number>,
      () => NaN,
    );
