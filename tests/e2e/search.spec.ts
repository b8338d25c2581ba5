import type { Page } from 'playwright/test';

import { expectHydrated, expectLaidOut, FERRY } from './reader';
import { expect, test } from './test';

const NONE = 'Sorry, no results were found. Try searching for something else.';
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const found = (page: Page) => page.getByRole('main').getByRole('status');

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]')));

/** Opens the search and waits until the titles are there. */
async function open(page: Page, address = '/search_result') {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('search')).toHaveAttribute('aria-busy', 'false');
}

/** Presses a key that the page's scripts answer, which may only just be coming, until they have: once. */
async function pressUntilHeard(page: Page, key: string) {
  await page.evaluate(() =>
    window.addEventListener(
      'keydown',
      ({ defaultPrevented }) => defaultPrevented && (document.body.dataset.heard = ''),
    ),
  );
  await expect(async () => {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => 'heard' in document.body.dataset)).toBe(true);
  }).toPass();
}

test(
  'the field has the focus, and what is typed is found, marked, counted and in the address @2.75',
  { tag: '@origin' },
  async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeAttached();
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText([
      'Home',
      'Search',
    ]);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'SEARCH');
    await expect(page.getByRole('heading', { level: 2, name: 'Most read right now' })).toBeVisible();

    await page.keyboard.type('fErRy');
    await expect(results(page)).toHaveText([FERRY.name]);
    await expect(page.getByRole('main').locator('mark')).toHaveText(['Ferry']);
    await expect(found(page)).toHaveText('1 series found');
    await expect(page).toHaveURL('/search_result?keyword=fErRy');
  },
);

test(
  'the lens beside the field is drawn otherwise while the field has the focus @2.75',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page);
    const drawn = () =>
      page
        .getByRole('main')
        .getByRole('search')
        .getByRole('button', { name: 'Search' })
        .locator('svg *')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { fill, stroke } = getComputedStyle(part);
            return [fill, stroke];
          }),
        );
    await expect(field(page)).toBeFocused();
    const lit = await drawn();
    await field(page).blur();
    await expect.poll(drawn).not.toEqual(lit);
    await field(page).focus();
    await expect.poll(drawn).toEqual(lit);
  },
);

test('titles are asked for once, however often the reader comes back @4.59', { tag: '@desktop' }, async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => void (asked += Number(request.url().includes('/api/title_list/allV2'))));
  await open(page);
  await field(page).fill('ferry');
  await results(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveText([FERRY.name]);
  expect(asked).toBe(1);
});

test('Back from a title brings keyword, results and place back; Back again leaves the search', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').waitFor();
  await open(page);
  await field(page).fill('a');
  await expect(page).toHaveURL('/search_result?keyword=a');
  await expectLaidOut(page);
  const last = results(page).nth(19).getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const name = (await last.textContent())!;
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

  await page.goBack();
  await expect(field(page)).toHaveValue('a');
  await expect(last).toHaveText(name);
  await expect(last).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test(
  'a title opened right after the last letter still leaves its keyword behind',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page);
    await field(page).fill('ferry');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/titles/${FERRY.titleId}`);
    await page.goBack();
    await expect(page).toHaveURL('/search_result?keyword=ferry');
    await expect(field(page)).toHaveValue('ferry');
  },
);

test(
  'any link followed right after the last letter is followed, and Back finds the keyword',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page);
    await field(page).fill('moths');
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/updates');
    await page.goBack();
    await expect(page).toHaveURL('/search_result?keyword=moths');
    await expect(field(page)).toHaveValue('moths');
  },
);

test(
  'an address with a keyword fills the field, one with two does not @2.76',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/search_result?keyword=Ferry%20at');
    await expect(field(page)).toHaveValue('Ferry at');
    await expect(results(page)).toHaveText([FERRY.name]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await open(page, '/search_result?keyword=ferry&keyword=moths');
    await expect(field(page)).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
  },
);

test('nothing is found in so many words, and one can search again @2.78 @2.79 @2.80 @8.18 @8.19', async ({ page }) => {
  await open(page);
  await field(page).fill('xyzzy');
  await expect(page.getByText(NONE, { exact: true })).toBeVisible();
  await expect(found(page)).toHaveText('0 series found');
  await page.getByRole('link', { name: 'Search again' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/search_result');
});

test('marks, alphabets and keyboards are no hindrance', { tag: '@desktop' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'languages', value: 'deu-eng-esp-fra-ind-ita-ptb-rus-tha-vie', url: baseURL! }]);
  await open(page);
  for (const [typed, plain] of [
    ['ＦＥＲＲＹ', 'Ferry'],
    ['El Férri', 'El ferri'],
  ] as const) {
    await field(page).fill(typed);
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(plain);
  }
});

test('without a hand on the mouse: slash, arrows, Enter and Escape', async ({ page }) => {
  await open(page);
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('the');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/search_result');
});

test('from any page a slash or the header leads to the search @1.4 @5.23', async ({ page, viewport }) => {
  await page.goto('/faq');
  await pressUntilHeard(page, '/');
  if (viewport!.width >= 1200) {
    await page.keyboard.type('ferry');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search_result?keyword=ferry');
    await expect(results(page)).toHaveText([FERRY.name]);
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden();
  } else await expect(page).toHaveURL('/search_result');
  await expect(field(page)).toBeFocused();
});

test('titles that do not come are said, and come when asked for again @4.58', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/title_list/allV2', (route) => route.abort());
  await page.goto('/search_result');
  await field(page).fill('ferry');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The index would not open');
  await page.unroute('**/api/title_list/allV2');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page)).toHaveText([FERRY.name]);

  await page.route('**/api/title_list/allV2', (route) => route.abort());
  await page.goto('/search_result');
  await field(page).fill('ferry');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveText([FERRY.name]);
});

test('a genre opens the manga list with its filter set', { tag: '@desktop' }, async ({ page }) => {
  await open(page);
  const genre = page.getByRole('navigation', { name: 'Genres' }).getByRole('link').first();
  // Followed before, it leads to the whole list.
  await expectHydrated(page);
  await genre.click();
  await expect(page).toHaveURL('/manga_list/ongoing');
  expect(await page.evaluate(() => sessionStorage.getItem('search_tag'))).toBeTruthy();
});

test('what Spanish readers see is Spanish', { tag: ['@desktop', '@origin'] }, async ({ page }) => {
  await page.goto('/es/search_result?keyword=ferri');
  await expect(field(page)).toHaveAttribute('placeholder', 'BUSCAR');
  await expect(results(page)).toHaveText([FERRY.spanishName]);
});

for (const address of [
  '/search_result',
  '/search_result?keyword=a',
  '/th/search_result?keyword=xyzzy',
  '/de/search_result?keyword=e',
]) {
  test(`${address} stays within a window of 320`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, address);
    await expectLaidOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the bare page is kept, one for a keyword is not', { tag: '@desktop' }, async ({ request }) => {
  await expect.poll(async () => (await request.get('/search_result')).headers()['x-nextjs-cache']).toBe('HIT');
  const keyword = await request.get('/search_result?keyword=ferry');
  expect(keyword.headers()['x-nextjs-cache']).toBeUndefined();
  expect(keyword.headers()['cache-control']).toContain('no-store');
  // Meanwhile it may be made anew.
  const forScripts = async () =>
    (await request.get('/search_result?keyword=ferry', { headers: { rsc: '1' } })).headers()['x-nextjs-cache'];
  await expect.poll(forScripts).toBe('HIT');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the form is answered with what was found, or that nothing was @5.23',
    { tag: ['@desktop', '@origin'] },
    async ({ page }) => {
      await page.goto('/search_result');
      await expect(page.getByRole('heading', { level: 2, name: 'Most read right now' })).toBeVisible();
      await field(page).fill('FERRY');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search_result?keyword=FERRY');
      await expect(field(page)).toHaveValue('FERRY');
      await expect(results(page)).toHaveText([FERRY.name]);
      await expect(found(page)).toHaveText('1 series found');
      await results(page).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();

      await page.goto('/search_result?keyword=xyzzy');
      await expect(page.getByText(NONE, { exact: true })).toBeVisible();
    },
  );

  test('more than fit are shown on demand', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/search_result?keyword=e');
    const before = await results(page).count();
    expect(before).toBe(24);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/shown=48/);
    await expect.poll(() => results(page).count()).toBeGreaterThan(before);
  });
});
