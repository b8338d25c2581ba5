import type { Browser, Page } from 'playwright';

import { openSlow, PHONE } from './slow-reader';

/** Pictures of the demo are drawn when they are first asked for. */
const PATIENCE_MS = 120_000;

/** The scripts that a page has asked for, as whole addresses: until its largest paint, and until it was at rest. */
export interface AskedScripts {
  early: string[];
  all: string[];
}

/** Opens a page on a slow phone, once its pictures are drawn: while they are, scripts no longer wait for them. @throws when it has no largest paint */
export async function measureEarlyScripts(browser: Browser, address: string): Promise<AskedScripts> {
  await withPage(browser, address, false, () => Promise.resolve());
  return withPage(browser, address, true, async (page) => {
    const painted = await largestPaint(page);
    if (painted === undefined) throw new Error(`${address} has no largest paint.`);
    return page.evaluate((before) => {
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
        new URL(name).pathname.endsWith('.js'),
      );
      const names = (some: typeof scripts) => [...new Set(some.map(({ name }) => name))];
      return { early: names(scripts.filter(({ startTime }) => startTime < before)), all: names(scripts) };
    }, painted);
  });
}

async function withPage<Result>(
  browser: Browser,
  address: string,
  slow: boolean,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { page, close } = await openSlow(browser, PHONE, { processor: slow, network: slow });
  try {
    await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
    return await look(page);
  } finally {
    await close();
  }
}

/** When it was, in ms from the navigation. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
        setTimeout(() => resolve(undefined), 1_000);
      }),
  );
