import type { Page } from 'playwright/test';

import { FERRY } from '@/tests/e2e/reader';
import { expect, test as base } from '@/tests/e2e/test';
import { replaceableSite, type ReplaceableSite } from '@/tests/support/replaceable-site';

const test = base.extend<{ builds: ReplaceableSite }>({
  builds: async ({ baseURL }, provide) => {
    const builds = await replaceableSite(baseURL!);
    await provide(builds);
    builds.close();
  },
});

const TITLE = `/titles/${FERRY.titleId}`;
const heart = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
/** The runtime of the next build. */
const nextBuild = (page: Page) => page.locator('script[src*="/webpack-bb"]');

test('a tab without a service worker that misses a script reloads in the new build', async ({ page, builds }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      document.documentElement.dataset.refused = '';
      return Promise.reject(new Error('refused'));
    };
  });
  await page.goto(builds.url + TITLE);
  // Registration comes after all other listeners of the page.
  await expect(page.locator('html[data-refused]')).toBeAttached();
  builds.replace();
  // A lazy chunk, as the bundler requests it.
  await page.evaluate(() => {
    const { src } = [...document.scripts].find((script) => script.src.includes('/_next/static/chunks/'))!;
    document.head.append(Object.assign(document.createElement('script'), { src: `${src}?late` }));
  });
  await expect(nextBuild(page)).toBeAttached();
  await expect(page.locator('html[data-refused]')).toBeAttached();
  await heart(page, 'Add to favourites').click();
  await expect(heart(page, 'Favourited')).toBeVisible();
});
