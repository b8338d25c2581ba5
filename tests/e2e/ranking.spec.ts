import type { Page } from 'playwright/test';

import { expectHydrated, expectLaidOut } from './reader';
import { expect, test } from './test';

const places = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Rankings' });

test(
  'the section leads to the hottest, in every locale and below /main @2.12',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const [from, to] of [
      ['/ranking', '/ranking/hottest'],
      ['/main/ranking', '/ranking/hottest'],
      ['/es/ranking', '/es/ranking/hottest'],
    ] as const) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status(), from).toBe(307);
      expect(new URL(answer.headers().location!, 'http://site').pathname).toBe(to);
    }
    expect((await request.get('/ranking/coldest')).status()).toBe(404);
  },
);

test('tabs lead from ranking to ranking, and a place to its series @2.11', { tag: '@origin' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]'));
  await page.goto('/ranking/hottest');
  for (const [name, heading] of [
    ['Trending', 'Trending series'],
    ['Completed', 'Most read completed series'],
    ['Hottest', 'Hottest series'],
  ] as const) {
    await tabs(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/ranking/${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(tabs(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  // As it is written, not as capitals show it.
  const name = (await places(page).first().textContent())!;
  await places(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test(
  'the ranking’s own tab is in sight before any script, and stays where it is',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const tab = (of: Page) => tabs(of).getByRole('link', { name: 'Completed' });
    const still = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const without = await still.newPage();
    for (const each of [without, page]) {
      await each.goto('/ranking/completed');
      await expect(tab(each)).toBeInViewport({ ratio: 1 });
    }
    await expectHydrated(page);
    await expectLaidOut(page);
    await page.evaluate(() => document.fonts.ready);
    // Without scripts nothing says that the fonts have come.
    await expect.poll(() => tab(without).boundingBox()).toEqual(await tab(page).boundingBox());
    await still.close();
  },
);

test('the first tab stands as far from the edge as the rest of the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ranking/hottest');
  const left = (of: ReturnType<typeof tabs>) => of.evaluate((element) => element.getBoundingClientRect().left);
  const logo = await left(page.getByRole('banner').getByRole('link').first());
  expect(logo).toBeGreaterThan(0);
  await expect.poll(() => left(tabs(page).getByRole('link', { name: 'Hottest' }))).toBe(logo);
});

test('a followed banner is counted @2.39', { tag: '@origin' }, async ({ page }) => {
  await page.goto('/ranking/hottest');
  const banner = page.getByRole('complementary', { name: 'Recommended' }).getByRole('link').first();
  await expectHydrated(page);
  const counted = page.waitForRequest((request) => request.url().includes('/api/banner_tap_log?banner_id='));
  await banner.click();
  expect((await (await counted).response())?.status()).toBe(200);
  await expect(page).toHaveURL(/\/titles\/\d+$/);
});

test(
  'on a wide screen five places are large, on a narrow one six @2.35 @2.36 @9.11',
  { tag: '@desktop' },
  async ({ page }) => {
    const sizes = () =>
      places(page).evaluateAll((heads) =>
        heads.slice(0, 8).map((head) => parseFloat(getComputedStyle(head).fontSize) > 20),
      );
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/ranking/hottest');
    await expect.poll(sizes).toEqual([true, true, true, true, true, false, false, false]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(sizes).toEqual([true, true, true, true, true, true, false, false]);
  },
);

test('the current tab is brought into a narrow window', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/ranking/completed');
  const left = () =>
    tabs(page)
      .getByRole('link', { name: 'Completed' })
      .evaluate((tab) => tab.getBoundingClientRect().left);
  await expect.poll(left).toBeLessThan(160);
});

test(
  'a tab that becomes the current one is where it stays as soon as it is so',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]'));
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/ranking/hottest');
    const completed = tabs(page).getByRole('link', { name: 'Completed' });
    await expectHydrated(page);
    const left = await completed.evaluateHandle(() => {
      const found: { left?: number } = {};
      new MutationObserver(() => {
        const now = document.querySelector('nav [aria-current][href$="/completed"]');
        if (now) found.left ??= now.getBoundingClientRect().left;
      }).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['aria-current'],
      });
      return found;
    });
    await completed.click();
    await expect(page).toHaveURL(/\/completed$/);
    await expect.poll(() => left.evaluate((found) => found.left)).toBeLessThan(160);
  },
);

for (const address of ['/ranking/hottest', '/ranking/completed', '/featured', '/de/ranking/trending', '/th/featured']) {
  test(`${address} stays within a window of 320`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    await expectLaidOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rankings read and lead on', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/ranking/hottest');
    expect(await places(page).count()).toBeGreaterThan(20);
    await tabs(page).getByRole('link', { name: 'Trending' }).click();
    await expect(page).toHaveURL(/\/ranking\/trending$/);
    await expect(places(page).first()).toBeVisible();
  });

  test('the featured page shows three banners and rows of series', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/featured');
    await expect(page.getByRole('heading', { level: 1, name: 'Featured' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured banners' }).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 2, name: 'Most read right now' })).toBeVisible();
  });
});
