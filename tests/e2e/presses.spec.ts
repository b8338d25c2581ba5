import { expect, test } from './test';

/** A part of what all pages of the site need, without which React takes over none. */
const PART = /\/\(site\)\/error-[^/]+\.js$/;

test(
  'what is pressed when React has seen it, and some of the page’s code is still to come, is heard',
  { tag: '@desktop' },
  async ({ page }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(PART, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(PART);
    await page.goto('/featured', { waitUntil: 'commit' });
    await asked;
    const button = page.getByRole('banner').locator('button[aria-haspopup="dialog"]');
    await expect
      .poll(() => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Languages' })).toBeVisible();
  },
);
