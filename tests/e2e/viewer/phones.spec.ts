import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { showBars } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;

/** All that can be pressed in the bars, with where it lies. */
const controls = (page: Page) =>
  page
    .locator('header, footer')
    .locator('a, button, input')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { name: element.getAttribute('aria-label') ?? element.textContent, left, top, right, bottom };
      }),
    );

for (const [held, viewport, mode, insets] of [
  ['upright', { width: 390, height: 844 }, 'horizontal', { top: 47, right: 0, bottom: 34, left: 0 }],
  ['sideways', { width: 844, height: 390 }, 'vertical', { top: 0, right: 47, bottom: 21, left: 47 }],
] as const) {
  test.describe(() => {
    test.use({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

    test(`bars, pages and popups of a phone held ${held} keep clear of its notch and edges @R21`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await openChapter(page, id, { mode });
      await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
      if (mode === 'horizontal') {
        const box = (await page.locator('[data-page="1"]').boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      }
      await showBars(page);
      for (const bar of ['banner', 'contentinfo'] as const)
        await expect(page.getByRole(bar)).toBeInViewport({ ratio: 1 });
      const all = await controls(page);
      expect(all.length).toBeGreaterThan(5);
      const outside = all.filter(
        ({ left, top, right, bottom }) =>
          left < insets.left ||
          top < insets.top ||
          right > viewport.width - insets.right ||
          bottom > viewport.height - insets.bottom,
      );
      expect(outside).toEqual([]);
      for (const { name, left, right } of all) expect(right - left, `width of ${name}`).toBeGreaterThanOrEqual(43.9);

      for (const [key, name] of [
        ['s', 'Settings'],
        ['g', 'All pages'],
      ] as const) {
        await page.keyboard.press(key);
        const popup = page.getByRole('dialog', { name });
        await expect(popup).toBeVisible();
        const box = (await popup.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
        await expect(popup.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();
      }
    });
  });
}
