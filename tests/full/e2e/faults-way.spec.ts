import type { Page } from 'playwright/test';

import { expectHydrated, FERRY } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';
import { faultProxy, faults, type FaultProxy } from '@/tests/support/fault-proxy';

// Faults between the browser and the site.
const TITLE = `/titles/${FERRY.titleId}`;
const FAILED = 'The ink tipped over';
/** The router's request for the page of a link. */
const PART = new RegExp(`^GET ${TITLE}\\?_rsc=`);
const LAYOUT = /\/_next\/static\/chunks\/app\/(?:%5B|\[)locale(?:%5D|\])\/layout-[^/]+\.js$/;

let proxy: FaultProxy;

test.beforeAll(async ({ site: demo }) => {
  proxy = await faultProxy(demo.url);
});
test.afterAll(() => proxy?.close());
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]')));
test.afterEach(() => proxy.heal());

const link = (page: Page) => page.getByRole('main').getByRole('link', { name: FERRY.name }).first();
const head = (page: Page) => page.getByRole('heading', { level: 1 });

test('a followed link shows its page or an error with a retry, whatever happens to the response', async ({ page }) => {
  test.setTimeout(180_000);
  for (const fault of faults) {
    await page.goto(`${proxy.url}/ranking/hottest`);
    await expectHydrated(page);
    proxy.fail(fault, PART);
    await link(page).click();
    await expect(page, fault).toHaveURL(proxy.url + TITLE);
    await expect(head(page), fault).toHaveText(new RegExp(`^(?:${FERRY.name}|${FAILED})$`));
    proxy.heal();
    if ((await head(page).textContent()) === FAILED)
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(head(page), fault).toHaveText(FERRY.name);
  }
});

test('a layout that throws is replaced by an error in the page’s language and theme, with a retry', async ({
  page,
}) => {
  await page.route(LAYOUT, async (route) => {
    const code = await (await route.fetch()).text();
    // Modules of this chunk throw when they are run, not when they arrive.
    const breaking = `{const all = self.webpackChunk_N_E ??= [], { push } = all;
all.push = (chunk) => {
  all.push = push;
  for (const part in chunk[1]) chunk[1][part] = () => { throw new Error('broken'); };
  return push.call(all, chunk.slice(0, 2));
}}`;
    await route.fulfill({ contentType: 'application/javascript', body: `${breaking}\n${code}` });
  });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/es/about_us');
  await expect(head(page)).toHaveText('Se derramó la tinta');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.unroute(LAYOUT);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(head(page)).toHaveText('Quiénes somos');
});
