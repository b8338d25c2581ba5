import { devices } from 'playwright/test';

import { expectHydrated, expectLaidOut, FERRY, skipGreeting } from './reader';
import { expect, test } from './test';

// The app is offered in strips of their own on phones.
test.use({ userAgent: devices['Pixel 7'].userAgent });

test('prints no bar on every sheet', async ({ page }) => {
  await skipGreeting(page);
  for (const path of ['/updates', `/titles/${FERRY.titleId}`, '/favorited', '/faq'])
    // A sheet of A4 between its margins, and one held sideways.
    for (const width of [700, 1120]) {
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectHydrated(page);
      await expectLaidOut(page);
      // What comes after so many screens stands there, too.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.emulateMedia({ media: 'print' });
      const bars = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(
            (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.getClientRects().length > 0,
          )
          .map((element) => element.className),
      );
      expect.soft(bars, `${path}, ${width} px wide`).toEqual([]);
    }
});

test('prints on white paper where the site is dark', async ({ page }) => {
  await skipGreeting(page);
  for (const theme of ['system', 'dark']) {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const path of ['/updates', `/viewer/${FERRY.firstChapterId}`]) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(path);
      await expectHydrated(page);
      await page.emulateMedia({ media: 'print' });
      await expect.soft(page.locator('html'), `${path}, ${theme}`).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect.soft(page.locator('html'), `${path}, ${theme}`).toHaveCSS('color', 'rgb(19, 19, 22)');
    }
  }
});
