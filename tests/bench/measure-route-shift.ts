import type { Browser, BrowserContextOptions, Page } from 'playwright';

import { restOf } from './rest-of';
import { openSlow } from './slow-reader';

export interface ShiftRoute {
  path: string;
  /** It leads on by itself. */
  leads?: boolean;
}

export interface RouteShift {
  path: string;
  /** Sum of all layout shifts, but for answers to an input. */
  shift: number;
}

/** Pictures of the demo are drawn when they are first asked for. */
const PATIENCE_MS = 120_000;

/** What shifts on each page for a slow reader who scrolls to its end, one after the other as in one visit. */
export async function measureRouteShifts(browser: Browser, { address, routes, screen }: { address: string; routes: readonly ShiftRoute[]; screen: BrowserContextOptions }): Promise<RouteShift[]> {
  const reader = await openSlow(browser, screen);
  const { page } = reader;
  const rest = restOf(page, PATIENCE_MS);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!hadRecentInput) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  try {
    const shifts: RouteShift[] = [];
    for (const { path, leads } of routes) shifts.push({ path, shift: leads ? await staying(page, () => shiftOf(page, address + path, rest)) : await shiftOf(page, address + path, rest) });
    return shifts;
  } finally {
    await reader.close();
  }
}

async function shiftOf(page: Page, address: string, rest: () => Promise<void>): Promise<number> {
  await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  // What begins with the page's last script asks for more.
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  const isLower = () => page.evaluate(() => {
    const before = window.scrollY;
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    return window.scrollY > before;
  });
  do await rest();
  while (await isLower());
  return page.evaluate(() => window.shifted);
}

/** Has no page leave the one that is opened, while something is done. */
async function staying<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  let opened = 0;
  await page.route('**', (route) => (route.request().isNavigationRequest() && opened++ > 0 ? route.abort() : route.fallback()));
  try {
    return await work();
  } finally {
    await page.unroute('**');
  }
}
