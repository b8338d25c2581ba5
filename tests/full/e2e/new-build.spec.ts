import { test as base, type Page } from 'playwright/test';

import { replaceableSite, type ReplaceableSite } from '@/tests/support/replaceable-site';
import { FERRY } from '@/tests/e2e/reader';
import { expect } from '@/tests/e2e/test';

const test = base.extend<{ site: ReplaceableSite }>({
  site: async ({ baseURL }, provide) => {
    const site = await replaceableSite(baseURL!);
    await provide(site);
    site.close();
  },
});

// A worker fetches all that a build is made of, one file after another, and then all of the next one: each may take a minute.
test.describe.configure({ timeout: 240_000 });

const TITLE = `/titles/${FERRY.titleId}`;

const heart = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const scripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/static/chunks/')).length,
  );
/** Waits until the page is one of the next build, and all of it is there. */
async function expectNextBuild(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.scripts].some(({ src }) => src.includes('/webpack-bb')));
  await page.waitForLoadState('load');
}
const runtime = (page: Page) =>
  page.evaluate(() => [...document.scripts].find(({ src }) => src.includes('/webpack-'))?.src ?? '');

/** Waits until a worker has fetched all of a build, which its own runtime shows. */
async function expectComplete(page: Page, ofNext: boolean): Promise<void> {
  const complete = (next: boolean) =>
    new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = async ({ data }) => {
        const files = (await (await caches.open('built')).keys()).map(({ url }) => url);
        resolve(data && files.some((url) => url.includes('/webpack-bb') === next && url.includes('/webpack-')));
      };
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: 'complete' }, [port2]));
      // A worker whose place another takes just then does not answer.
      setTimeout(() => resolve(false), 30_000);
    });
  await expect.poll(() => page.evaluate(complete, ofNext), { timeout: 60_000 }).toBe(true);
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a tab that an update overtakes lacks nothing, and goes on in the new build',
    { tag: '@desktop' },
    async ({ page, context, site }) => {
      const missing: string[] = [];
      context.on('response', (response) => {
        if (response.status() === 404) missing.push(response.url());
      });
      await page.goto(site.url + TITLE);
      await expectComplete(page, false);
      site.replace();
      const other = await context.newPage();
      await other.goto(`${site.url}/faq`);
      await expectComplete(other, true);
      expect(await runtime(other)).toContain('/webpack-bb');
      expect(await runtime(page)).not.toContain('/webpack-bb');

      const before = await scripts(page);
      await heart(page, 'Favourite').click();
      await expect(heart(page, 'Favourited')).toBeVisible();
      expect(await scripts(page)).toBeGreaterThan(before);
      await page.getByRole('link', { name: 'Favourites' }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(`${site.url}/favorited`);
      await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
      await expectNextBuild(page);
      expect(missing).toEqual([]);
    },
  );
});

declare global {
  interface Window {
    /** All that a page does by itself has begun: a worker was asked for, and refused. */
    isThere?: boolean;
  }
}

/** A browser without service workers. */
async function refuseWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      window.isThere = true;
      return Promise.reject(new Error('refused'));
    };
  });
}

test(
  'without one, a tab that lacks something begins again in the new build',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await refuseWorkers(page);
    await page.goto(site.url + TITLE);
    await page.waitForFunction(() => window.isThere);
    site.replace();
    // What comes late, as the bundler's own loader asks for it; which of the page's parts still do is a matter of time.
    await page.evaluate(() => {
      const { src } = [...document.scripts].find((script) => script.src.includes('/_next/static/chunks/'))!;
      document.head.append(Object.assign(document.createElement('script'), { src: `${src}?late` }));
    });
    await expectNextBuild(page);
    await page.waitForFunction(() => window.isThere);
    await heart(page, 'Favourite').click();
    await expect(heart(page, 'Favourited')).toBeVisible();
  },
);

test('without one, the next page is of the new build', { tag: '@desktop' }, async ({ page, site }) => {
  await page.goto(site.url + TITLE);
  await expect(heart(page, 'Favourite')).toBeVisible();
  site.replace();
  await page.getByRole('link', { name: 'Favourites' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`${site.url}/favorited`);
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expectNextBuild(page);
});
