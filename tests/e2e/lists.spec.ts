import type { Page } from 'playwright/test';

import { expectLaidOut, FERRY, openPage, skipGreeting } from './reader';
import { expect, test } from './test';

const LIST = '/manga_list/ongoing';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Manga list' });
const dialog = (page: Page) => page.getByRole('dialog');
const removers = (page: Page) => page.getByRole('button', { name: /^Remove the filter/ });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test.beforeEach(({ page }) => skipGreeting(page));

/** Presses choices in the filter dialog. @returns how many series the first choice is said to leave */
async function filterBy(page: Page, ...choices: RegExp[]): Promise<number> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const text = await dialog(page).getByRole('button', { name: choices[0] }).textContent();
  for (const name of choices) await dialog(page).getByRole('button', { name }).click();
  await dialog(page)
    .getByRole('button', { name: /^(Show|No series)/ })
    .click();
  await expect(dialog(page)).toBeHidden();
  return Number(/\d+$/.exec(text ?? '')?.[0]);
}

async function sortBy(page: Page, order: string) {
  await page.getByRole('button', { name: /^Sort/ }).click();
  await dialog(page).getByRole('button', { name: order }).click();
  await expect(page.getByRole('button', { name: order === 'Most recent' ? /^Sort$/ : `Sort: ${order}` })).toBeVisible();
}

test('tabs lead from list to list, each with series of its own, and keep the filter @2.9 @2.41', async ({ page }) => {
  await openPage(page, LIST);
  const ongoing = await names(page);
  expect(ongoing.length).toBeGreaterThan(10);
  for (const [name, heading, path] of [
    ['Completed', 'Completed series', 'completed'],
    ['One-shots', 'One-shot stories', 'one_shot'],
  ] as const) {
    await tabs(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/manga_list/${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(tabs(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect.poll(async () => (await names(page)).filter((each) => ongoing.includes(each))).toEqual([]);
    expect((await names(page)).length).toBeGreaterThan(0);
  }
  await filterBy(page, /^Drama/);
  await tabs(page).getByRole('link', { name: 'Ongoing' }).click();
  await expect(page).toHaveURL(/\/manga_list\/ongoing$/);
  await expect(removers(page)).toHaveText([/Drama/]);
});

test('filters leave as many series as they say, are removed one by one, and say where none is left @translated @2.41 @2.43 @4.43 @8.24', async ({
  page,
}) => {
  await openPage(page, LIST);
  const all = await cards(page).count();
  for (const choice of [/^Nightjar Weekly/, /^Tickets/]) {
    const count = await filterBy(page, choice);
    expect(count, String(choice)).toBeGreaterThan(0);
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByRole('status').filter({ hasText: `${count} of ${all} series` })).toBeVisible();
    await filterBy(page, choice);
    await expect(cards(page)).toHaveCount(all);
  }

  await filterBy(page, /^Drama/, /^Nightjar Weekly/);
  await expect(removers(page)).toHaveCount(2);
  const both = await cards(page).count();
  await removers(page).filter({ hasText: 'Nightjar Weekly' }).click();
  await expect(removers(page)).toHaveCount(1);
  expect(await cards(page).count()).toBeGreaterThan(both);
  await removers(page).click();
  await expect(removers(page)).toHaveCount(0);

  await page.evaluate(() => sessionStorage.setItem('search_tag', 'no-such-genre'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'No result was found' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(all);
});

test('Back from a series and a reload keep filter, order and scroll position @phone @4.42', async ({ page }) => {
  await openPage(page, LIST);
  await filterBy(page, /^Free now/);
  await sortBy(page, 'Z to A');
  await expectLaidOut(page);
  const before = await names(page);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page).last()).toBeInViewport();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(200);

  await cards(page).last().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: before.at(-1) })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sort: Z to A' })).toBeAttached();
  expect(await names(page)).toEqual(before);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(2);

  await page.reload();
  await expect.poll(() => names(page)).toEqual(before);
  await expect(removers(page)).toHaveText([/Free now/]);
  // Within a card: the browser of a phone measures its bars again.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, banners, comments and news are read, and show no dead buttons @2.67', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeHidden();
    await tabs(page).getByRole('link', { name: 'Completed' }).click();
    await expect(page).toHaveURL(/\/manga_list\/completed$/);
    const name = (await cards(page).first().getByRole('heading').textContent())!;
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

    await page.goto('/featured');
    await expect(page.getByRole('region', { name: 'Featured banners' }).getByRole('link')).toHaveCount(3);

    await page.goto(`/comments/${FERRY.firstChapterId}`);
    await expect(page.getByText('<script>alert("good chapter")</script>')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.goto('/announcement');
    const older = page.locator('#announcement-3');
    await older.locator('summary').click();
    await expect(older.getByRole('link', { name: 'manga list' })).toBeVisible();
  });
});
