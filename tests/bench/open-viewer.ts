import type { Browser, Page } from 'playwright';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { installProbe } from './viewer-probe';

/** Wide enough for one page beside nothing: every turn is one page. */
export const WINDOW = { width: 390, height: 844 };

export interface OpenedViewer {
  page: Page;
  close(): Promise<void>;
}

/** Opens a page with the probe in it, in a browser profile of its own. */
export async function openProbed(
  browser: Browser,
  open: (page: Page) => Promise<unknown>,
  mode: ViewerMode = 'horizontal',
): Promise<OpenedViewer> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-US' });
  await context.addInitScript((value) => {
    if (window.location.protocol.startsWith('http')) window.localStorage.setItem('viewerMode', value);
  }, mode);
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  await open(page);
  await untilShown(page, 1);
  return { page, close: () => context.close() };
}

/** A chapter, from when its first page is shown, and shown bare: what the sides of the screen do is said over it for a moment. */
export async function openViewer(
  browser: Browser,
  address: string,
  chapterId: number,
  mode: ViewerMode,
): Promise<OpenedViewer> {
  const opened = await openProbed(browser, (page) => page.goto(`${address}/viewer/${chapterId}`), mode);
  await opened.page.waitForLoadState('networkidle');
  await opened.page.locator('[data-tap-zones]').waitFor({ state: 'detached' });
  return opened;
}

/** Waits until a page of the chapter is in the middle of the window, with its picture. */
export async function untilShown(page: Page, number: number): Promise<void> {
  await page.waitForFunction((wanted) => window.probe.shown() === wanted, number, { polling: 'raf', timeout: 60_000 });
}
