import type { Page } from 'playwright/test';

import { FERRY } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';

const heart = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

test('a tab without a service worker that misses a script reloads', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      document.documentElement.dataset.refused = '';
      return Promise.reject(new Error('refused'));
    };
  });
  await page.goto(`/titles/${FERRY.titleId}`);
  // Registration comes after all other listeners of the page.
  await expect(page.locator('html[data-refused]')).toBeAttached();
  await page.route('**/*.js?late', (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  // A lazy chunk of a build that has been replaced, as the bundler requests it.
  await page.evaluate(() => {
    const { src } = [...document.scripts].find((script) => script.src.includes('/_next/static/chunks/'))!;
    document.head.append(Object.assign(document.createElement('script'), { src: `${src}?late` }));
  });
  await reloaded;
  await expect(page.locator('html[data-refused]')).toBeAttached();
  await heart(page, 'Add to favourites').click();
  await expect(heart(page, 'Favourited')).toBeVisible();
});
