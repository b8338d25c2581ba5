import { devices, type Page } from 'playwright/test';

import { opened } from '../screens/states';
import { expectHydrated, expectLaidOut, expectPageShown, FERRY, showBars, skipGreeting } from './reader';
import { expect, test } from './test';

// The app is offered in strips of their own on phones.
test.use({ userAgent: devices['Pixel 7'].userAgent });

/** The share of the window, 0 to 1, at whose points something fixed or stuck lies; the viewer's own frame and dialogs are the content. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const isBar = (element: Element | null): boolean => {
      if (!element || element.matches('[data-viewer], dialog, [role="dialog"]')) return false;
      return /fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement);
    };
    const points = Array.from({ length: 40 }, (_, at) => (at + 0.5) / 40);
    const covered = points.flatMap((x) =>
      points.filter((y) => isBar(document.elementFromPoint(x * innerWidth, y * innerHeight))),
    );
    return covered.length / points.length ** 2;
  });

/** Down the page and a little up again: a header that hides comes back. */
async function goBackALittle(page: Page): Promise<void> {
  for (const distance of [600, -60]) {
    const to = await page.evaluate((by) => {
      window.scrollBy(0, by);
      return scrollY;
    }, distance);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(to);
  }
}

const inTheViewer = async (page: Page) => {
  await expectPageShown(page, 1);
  await showBars(page);
};
const SCREENS: readonly [path: string, open?: (page: Page) => Promise<void>][] = [
  ['/updates', goBackALittle],
  ['/ru/updates', goBackALittle],
  [`/titles/${FERRY.titleId}`, goBackALittle],
  ['/favorited'],
  ['/faq', goBackALittle],
  ['/manga_list/ongoing', opened(0)],
  [`/viewer/${FERRY.firstChapterId}`, inTheViewer],
];

/** Below and just above the heights from which two bars, three, and three of which one has two rows are fixed. */
const LOW = [
  { width: 640, height: 256 },
  { width: 844, height: 360 },
  { width: 640, height: 420 },
  { width: 320, height: 420 },
  { width: 640, height: 601 },
  { width: 320, height: 601 },
  { width: 320, height: 741 },
];

test('bars cover at most a third of a low screen', async ({ page }) => {
  await skipGreeting(page);
  for (const [at, open] of SCREENS) {
    await page.setViewportSize(LOW[0]!);
    await page.goto(at);
    await expectHydrated(page);
    await expectLaidOut(page);
    await open?.(page);
    for (const viewport of LOW) {
      await page.setViewportSize(viewport);
      expect
        .soft(await coveredShare(page), `${at}, ${viewport.width} by ${viewport.height}`)
        .toBeLessThanOrEqual(1 / 3);
    }
  }
});
