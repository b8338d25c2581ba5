import type { Page } from 'playwright/test';

import { expectLaidOut, FERRY, isPhone, openPage, skipGreeting } from './reader';
import { expect, test } from './test';

const NONE = 'Sorry, no results were found. Try searching for something else.';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const found = (page: Page) => page.getByRole('main').getByRole('status');

test.beforeEach(({ page }) => skipGreeting(page));

/** Opens the search and waits until the titles are there. */
async function openSearch(page: Page, path = '/search_result') {
  await openPage(page, path);
  await expect(page.getByRole('main').getByRole('search')).toHaveAttribute('aria-busy', 'false');
}

test('the field has the focus; what is typed is found, marked, counted and put into the URL; titles are fetched once @translated @origin @2.75 @4.59', async ({
  page,
}) => {
  const fetches: string[] = [];
  page.on('request', (request) => void (request.url().includes('/title_list/allV2') && fetches.push(request.url())));
  await openSearch(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText([
    'Home',
    'Search',
  ]);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'SEARCH');
  await expect(page.getByRole('heading', { level: 2, name: 'Most read right now' })).toBeVisible();
  const icon = () =>
    page
      .getByRole('main')
      .getByRole('search')
      .getByRole('button', { name: 'Search' })
      .locator('svg *')
      .evaluateAll((parts) => parts.map((part) => [getComputedStyle(part).fill, getComputedStyle(part).stroke]));
  const focused = await icon();
  await field(page).blur();
  await expect.poll(icon).not.toEqual(focused);
  await field(page).focus();

  await page.keyboard.type('fＥrRy');
  await expect(results(page)).toHaveText([FERRY.name]);
  await expect(page.getByRole('main').locator('mark')).toHaveText(['Ferry']);
  await expect(found(page)).toHaveText('1 series found');
  await results(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveText([FERRY.name]);
  expect(fetches).toHaveLength(1);
});

test('Back from a title restores keyword, results and scroll position; Back again leaves the search @phone', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await openSearch(page);
  await field(page).fill('a');
  await expect(page).toHaveURL('/search_result?keyword=a');
  await expectLaidOut(page);
  const last = results(page).nth(19).getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const name = (await last.textContent())!;
  const top = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

  await page.goBack();
  await expect(field(page)).toHaveValue('a');
  await expect(last).toHaveText(name);
  await expect(last).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -2);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('a keyword in the URL fills the field, is not indexed or cached; two keywords are none @2.76', async ({
  page,
}) => {
  const answer = page.waitForResponse('/search_result?keyword=Ferry%20at');
  await openSearch(page, '/search_result?keyword=Ferry%20at');
  expect((await answer).headers()['cache-control']).toContain('no-store');
  await expect(field(page)).toHaveValue('Ferry at');
  await expect(results(page)).toHaveText([FERRY.name]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await openSearch(page, '/search_result?keyword=ferry&keyword=moths');
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('a search without results says so, and offers another and genres @2.78 @2.79 @2.80 @8.18 @8.19', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('xyzzy');
  await expect(page.getByText(NONE, { exact: true })).toBeVisible();
  await expect(found(page)).toHaveText('0 series found');
  await page.getByRole('link', { name: 'Search again' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/search_result');
  await page.getByRole('navigation', { name: 'Genres' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/manga_list/ongoing');
  await expect(page.getByRole('button', { name: /^Remove the filter/ })).toHaveCount(1);
});

test('a slash leads from any page to the search, and the header’s form finds @phone @desktop @1.4 @5.23', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await page.keyboard.press('/');
  if (!isPhone(page)) {
    await page.keyboard.type('ferry');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search_result?keyword=ferry');
    await expect(results(page)).toHaveText([FERRY.name]);
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden();
  } else await expect(page).toHaveURL('/search_result');
  await expect(field(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered with results, more of them on demand, or none @origin @5.23', async ({ page }) => {
    await page.goto('/search_result');
    await field(page).fill('FERRY');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search_result?keyword=FERRY');
    await expect(field(page)).toHaveValue('FERRY');
    await expect(results(page)).toHaveText([FERRY.name]);
    await expect(found(page)).toHaveText('1 series found');
    await page.goto('/search_result?keyword=e');
    await expect(results(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/shown=48/);
    expect(await results(page).count()).toBeGreaterThan(24);
    await page.goto('/search_result?keyword=xyzzy');
    await expect(page.getByText(NONE, { exact: true })).toBeVisible();
  });
});
