import type { Browser, BrowserContextOptions, Page } from 'playwright';

import { restOf } from './rest-of';
import { openSlow } from './slow-reader';

export interface ShiftRoute {
  path: string;
  /** It leads on by itself. */
  leads?: boolean;
  /** What it answers, where that is not 200. */
  status?: number;
  /** Who reads it, where it is not like that for all. */
  as?: string;
  /** What makes him that reader. */
  prepare?: (page: Page, address: string) => Promise<unknown>;
}

export interface RouteShift {
  path: string;
  /** Sum of all layout shifts, but for answers to an input. */
  shift: number;
}

/** Pictures of the demo are drawn when they are first asked for. */
const PATIENCE_MS = 120_000;

/** What shifts on each page for a slow reader who begins there, with nothing kept of another, and scrolls to its end. @throws where one is not answered with the page, or never rests */
export async function measureRouteShifts(
  browser: Browser,
  { address, routes, screen }: { address: string; routes: readonly ShiftRoute[]; screen: BrowserContextOptions },
): Promise<RouteShift[]> {
  const shifts: RouteShift[] = [];
  for (const route of routes) {
    const reader = await openSlow(browser, screen);
    try {
      shifts.push({
        path: route.as ? `${route.path} (${route.as})` : route.path,
        shift: await measureShiftOf(reader.page, address, route),
      });
    } catch (cause) {
      throw new Error(`${route.path} could not be measured`, { cause });
    } finally {
      await reader.close();
    }
  }
  return shifts;
}

async function measureShiftOf(
  page: Page,
  address: string,
  { path, leads, status = 200, prepare }: ShiftRoute,
): Promise<number> {
  await prepare?.(page, address);
  const rest = restOf(page, PATIENCE_MS);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!hadRecentInput) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => shiftOf(page, { address: address + path, status, rest });
  return leads ? staying(page, shift) : shift();
}

async function shiftOf(
  page: Page,
  { address, status, rest }: { address: string; status: number; rest: () => Promise<void> },
): Promise<number> {
  const answer = await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  // What says that something is amiss may stand as still as it likes.
  if (answer?.status() !== status) throw new Error(`It answered ${answer?.status()}`);
  // What begins with the page's last script asks for more.
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  const isLower = () =>
    page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      return window.scrollY > before;
    });
  do await rest();
  while (await isLower());
  return page.evaluate(() => window.shifted);
}

/** Has no page leave the one that is opened, while something is done: what is aborted so leaves it where it is, what fails shows why. */
async function staying<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  let opened = 0;
  await page.route('**', (route) =>
    route.request().isNavigationRequest() && opened++ > 0 ? route.abort('aborted') : route.fallback(),
  );
  try {
    return await work();
  } finally {
    await page.unroute('**');
  }
}
