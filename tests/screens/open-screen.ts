import type { Browser, BrowserContext, Page } from 'playwright';

import type { Screen } from './screens';

export interface View {
  width: number;
  height: number;
}

/** A reader who has been here, so that nothing pops up. */
const SEEN = { VIEWED_POPUP: JSON.stringify(Array.from({ length: 40 }, (_, id) => id + 1)) };
const RATED = Array.from({ length: 40 }, (_, id) => `rating_checked_${id + 1}`);

/** A fresh reader with a window, who wants nothing to move. */
export async function newReader(
  browser: Browser,
  { width, height }: View,
  { greeted }: Screen,
): Promise<BrowserContext> {
  const isPhone = width <= 768;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-US',
    ...(isPhone && { hasTouch: true, isMobile: true }),
  });
  if (!greeted) {
    await context.addInitScript(
      ([seen, rated]) => {
        for (const [key, value] of Object.entries(seen)) localStorage.setItem(key, value);
        for (const key of rated) localStorage.setItem(key, '1');
      },
      [SEEN, RATED] as const,
    );
  }
  return context;
}

/** Puts the page into a theme, for who wants nothing to move. */
export async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // Colours of the other theme pass through a transition, if of no length, and what inherits them begins its own after that. They are put to
  // their end, not waited for: where nothing is drawn they have none.
  await page.evaluate(async () => {
    let passing: Animation[];
    do {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      passing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      for (const animation of passing) animation.finish();
    } while (passing.length > 0);
  });
}

/** Waits until nothing is loading: no skeleton is shown, pictures are decoded, also those that come late, and fonts are in use. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[data-loading]')].some((skeleton) => skeleton.checkVisibility()),
  );
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Keeps a page from leading on: where a navigation is answered with no content, the browser stays. */
async function hold(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.href !== new URL(address).href,
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()),
  );
}

/** Opens a screen in its state. Gives what is wrong with it, in words; nothing where all is well. */
export async function openScreen(page: Page, site: string, screen: Screen, locale = ''): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`threw ${error.message.split('\n')[0]}`));
  const prefix = locale && !screen.unlocalized ? `/${locale}` : '';
  const address = `${site}${prefix}${screen.path}`;
  if (screen.held) await hold(page, address);
  const response = await page.goto(address);
  const status = response?.status();
  if (status !== (screen.status ?? 200)) faults.push(`answered ${status}, not ${screen.status ?? 200}`);
  if (!screen.static) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await screen.prepare?.(page);
  await settled(page);
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  if (content > window) faults.push(`is ${content} px wide in a window of ${window}`);
  return faults;
}
