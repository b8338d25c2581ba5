import type { Page } from 'playwright/test';

import { faultProxy, faults, isSilent, oddities, type FaultProxy } from '@/tests/support/fault-proxy';
import { expectHydrated, FERRY } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';

// What lies between a reader and the site: each goes through all that can go wrong there.
test.describe.configure({ timeout: 180_000 });

const START = '/ranking/hottest';
const TITLE = `/titles/${FERRY.titleId}`;
const FAILED = 'The ink tipped over';
/** What the browser's router asks for when a link is followed. */
const PART = new RegExp(`^GET ${TITLE}\\?_rsc=`);

let proxy: FaultProxy;

test.beforeAll(async ({ site: demo }) => {
  proxy = await faultProxy(demo.url);
});
test.afterAll(() => proxy?.close());
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]')));
test.afterEach(() => proxy.heal());

const link = (page: Page) => page.getByRole('main').getByRole('link', { name: FERRY.name }).first();
const head = (page: Page) => page.getByRole('heading', { level: 1 });
const loading = (page: Page) => page.getByText('Loading the page');

/** Follows the link that is there, to its page, or to where it is said that it failed; from there the reader tries again, when all is well. Gives which it was. */
async function follow(page: Page, how: string): Promise<string> {
  await expectHydrated(page);
  proxy.asked.length = 0;
  await link(page).click();
  await expect(page, how).toHaveURL(proxy.url + TITLE);
  await expect(head(page), how).toHaveText(new RegExp(`^(?:${FERRY.name}|${FAILED})$`));
  await expect(loading(page), how).toHaveCount(0);
  // What went wrong was met.
  await expect.poll(() => proxy.asked, how).toContainEqual(expect.stringMatching(PART));
  proxy.heal();
  const shown = (await head(page).textContent()) ?? '';
  if (shown === FAILED) await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(head(page), how).toHaveText(FERRY.name);
  return shown;
}

const ENDING = [...faults, ...oddities].filter((fault) => !isSilent(fault));

test(
  'a link whose page is lost on its way leads there, or to words and there, and again when that is over',
  { tag: '@desktop' },
  async ({ page }) => {
    const shown = new Set<string>();
    for (const fault of ENDING) {
      await page.goto(proxy.url + START);
      proxy.fail(fault, PART);
      shown.add(await follow(page, fault));
      await page.getByRole('link', { name: 'Komawari' }).first().click();
      await expect(page, fault).toHaveURL(`${proxy.url}/updates`);
      await expectHydrated(page);
      await link(page).click();
      await expect(head(page), fault).toHaveText(FERRY.name);
    }
    expect([...shown].sort()).toEqual([FERRY.name, FAILED].sort());
  },
);

for (const fault of faults.filter(isSilent)) {
  test(
    `a link of which the site ${fault} is said to be loading, and the reader goes elsewhere`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(proxy.url + START);
      await expectHydrated(page);
      proxy.fail(fault, PART);
      await link(page).click();
      await expect(loading(page)).toBeVisible();
      await expect(link(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
      await expect(head(page)).toHaveText('Terms');
      await expect(loading(page)).toHaveCount(0);
    },
  );
}
