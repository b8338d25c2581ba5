import type { Page } from 'playwright/test';

import { expectHydrated, expectLaidOut } from './reader';
import { expect, test } from './test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Manga list' });
const dialog = (page: Page) => page.getByRole('dialog');

async function openList(page: Page, address = '/manga_list/ongoing') {
  await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]'));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expectLaidOut(page);
  await expectHydrated(page);
}

async function filterBy(page: Page, ...choices: RegExp[]) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  for (const name of choices) await dialog(page).getByRole('button', { name }).click();
  await dialog(page)
    .getByRole('button', { name: /^(Show|No series)/ })
    .click();
  await expect(dialog(page)).toBeHidden();
}

async function sortBy(page: Page, order: string) {
  await page.getByRole('button', { name: /^Sort/ }).click();
  await dialog(page).getByRole('button', { name: order }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: order === 'Most recent' ? /^Sort$/ : `Sort: ${order}` })).toBeVisible();
}

/** How many series the filter's dialog says that a choice leaves. */
async function countOf(page: Page, choice: RegExp) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const text = await dialog(page).getByRole('button', { name: choice }).textContent();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  return Number(/\d+$/.exec(text ?? '')?.[0]);
}

test(
  'the section, its old children and those below /main lead to the series still running @2.10',
  { tag: '@desktop' },
  async ({ request }) => {
    const addresses = ['', '/all', '/browser_a', '/browser_z', '/updated'].flatMap((child) =>
      ['', '/main'].map((main) => `${main}/manga_list${child}`),
    );
    for (const [prefix, address] of ['', '/es'].flatMap((prefix) =>
      addresses.map((address) => [prefix, address] as const),
    )) {
      const answer = await request.get(prefix + address, { maxRedirects: 0 });
      expect(answer.status(), prefix + address).toBe(307);
      expect(new URL(answer.headers().location!, 'http://site').pathname, prefix + address).toBe(
        `${prefix}/manga_list/ongoing`,
      );
    }
    expect((await request.get('/manga_list/forthcoming')).status()).toBe(404);
    for (const address of ['/main/manga_list/completed', '/th/manga_list/one_shot'])
      expect((await request.get(address)).status(), address).toBe(200);
  },
);

test('tabs lead from list to list, each with series of its own @2.9 @2.41', async ({ page }) => {
  await openList(page);
  const running = await names(page);
  expect(running.length).toBeGreaterThan(10);
  for (const [name, heading, address] of [
    ['Completed', 'Completed manga', 'completed'],
    ['One-shots', 'One-shot manga', 'one_shot'],
  ] as const) {
    await tabs(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/manga_list/${address}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(tabs(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    expect((await names(page)).filter((each) => running.includes(each))).toEqual([]);
  }
});

test(
  'a genre, a magazine and what is free leave as many as they say, and choosing the same again takes it back @2.41 @4.43',
  { tag: '@origin' },
  async ({ page }) => {
    await openList(page);
    const all = await names(page);
    for (const choice of [/^Drama/, /^Nightjar Weekly/, /^Free now/, /^Tickets/]) {
      const count = await countOf(page, choice);
      expect(count, String(choice)).toBeGreaterThan(0);
      await filterBy(page, choice);
      await expect(cards(page)).toHaveCount(count);
      await expect(page.getByRole('status').filter({ hasText: `${count} of ${all.length} series` })).toBeVisible();
      await filterBy(page, choice);
      await expect(cards(page)).toHaveCount(all.length);
    }
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(dialog(page).getByRole('button', { name: /^Drama/ })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /^One-shot/ })).toHaveCount(0);
  },
);

test('filters are shown, taken away one by one, and closing the dialog gives the focus back', async ({ page }) => {
  await openList(page);
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await filterBy(page, /^Drama/, /^Nightjar Weekly/);
  // They come with the list that they leave.
  const removers = page.getByRole('button', { name: /^Remove the filter/ });
  await expect(removers).toHaveCount(2);
  const narrow = await cards(page).count();
  await removers.filter({ hasText: 'Nightjar Weekly' }).click();
  await expect(removers).toHaveCount(1);
  expect(await cards(page).count()).toBeGreaterThan(narrow);
  await removers.filter({ hasText: 'Drama' }).click();
  await expect(removers).toHaveCount(0);
});

test('A to Z, Z to A and the server’s order @2.41 @5.18 @5.21', { tag: '@desktop' }, async ({ page }) => {
  await openList(page);
  const recent = await names(page);
  await sortBy(page, 'A to Z');
  const sorted = await names(page);
  // No name of the demo begins with anything but a letter.
  expect(sorted).toEqual([...recent].sort(new Intl.Collator('en', { numeric: true }).compare));
  await sortBy(page, 'Z to A');
  expect(await names(page)).toEqual([...sorted].reverse());
  await sortBy(page, 'Most recent');
  expect(await names(page)).toEqual(recent);
});

test('filters that match nothing say so, and clearing them brings all back @2.43 @8.24', async ({ page }) => {
  await openList(page);
  const all = await cards(page).count();
  await page.evaluate(() => sessionStorage.setItem('search_tag', 'no-such-genre'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'No result was found' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(all);
});

/** Scrolls to the last card and waits until the browser is there. */
async function scrollToLast(page: Page) {
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page).last()).toBeInViewport();
  return page.evaluate(() => window.scrollY);
}

test('Back from a series keeps filter, order and place', async ({ page }) => {
  await openList(page);
  await filterBy(page, /^Free now/);
  await sortBy(page, 'Z to A');
  const before = await names(page);
  const y = await scrollToLast(page);
  expect(y).toBeGreaterThan(200);
  await cards(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/titles\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: before.at(-1) })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/manga_list\/ongoing$/);
  await expect(page.getByRole('button', { name: 'Sort: Z to A' })).toBeAttached();
  expect(await names(page)).toEqual(before);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(y));
});

test('a reload keeps filter, order and place @4.42', async ({ page }) => {
  await openList(page);
  await filterBy(page, /^Free now/);
  await sortBy(page, 'A to Z');
  const before = await names(page);
  const y = await scrollToLast(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Remove the filter: Free now' })).toBeAttached();
  // To the card, not to the pixel: the phone's browser measures its bars anew.
  await expect(cards(page).last()).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - y)).toBeLessThan(100);
});

test('another list and back keep what was chosen', { tag: '@desktop' }, async ({ page }) => {
  await openList(page);
  await filterBy(page, /^Drama/);
  await tabs(page).getByRole('link', { name: 'Completed' }).click();
  await expect(page).toHaveURL(/completed$/);
  await expect(page.getByRole('button', { name: 'Remove the filter: Drama' })).toBeVisible();
});

test(
  'content languages decide which series there are',
  { tag: ['@desktop', '@origin'] },
  async ({ page, context, baseURL }) => {
    await openList(page);
    const english = await cards(page).count();
    await page.evaluate(() => localStorage.setItem('contentsV2', 'eng,deu'));
    await context.addCookies([{ name: 'languages', value: 'deu-eng', url: baseURL! }]);
    await page.reload();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(english);
  },
);

for (const address of [
  '/manga_list/ongoing',
  '/de/manga_list/completed',
  '/th/manga_list/one_shot',
  '/ru/manga_list/ongoing',
]) {
  test(`${address} stays within a window of 320`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    await expectLaidOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the page says what it is, and its one address', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/main/manga_list/completed');
  await expect(page).toHaveTitle('Completed manga | Komawari');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/manga_list\/completed$/);
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /main/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists read and lead on, and offer nothing that does not work', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/manga_list/ongoing');
    expect(await cards(page).count()).toBeGreaterThan(10);
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeHidden();
    await tabs(page).getByRole('link', { name: 'Completed' }).click();
    await expect(page).toHaveURL(/\/manga_list\/completed$/);
    const name = (await cards(page).first().getByRole('heading').textContent())!;
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });
});
