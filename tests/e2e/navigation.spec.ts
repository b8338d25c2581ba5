import type { Page } from 'playwright/test';

import { expectLaidOut, FERRY, isPhone, openPage, skipGreeting } from './reader';
import { expect, test } from './test';

const SECTIONS = {
  Updates: '/updates',
  Featured: '/featured',
  Ranking: '/ranking/hottest',
  Manga: '/manga_list/ongoing',
  Favourites: '/favorited',
};
const OTHERS = {
  'Help centre': '/faq',
  News: '/announcement',
  'Age rating': '/rating/eng',
  'About us': '/about_us',
  Terms: '/terms',
  Privacy: '/privacypolicy',
  Copyright: '/copyright',
  'Community guidelines': 'https://help.example/en/guidelines',
  'For creators': 'https://create.example/',
  'Community chat': 'https://chat.example/komawari',
  Microblog: 'https://blog.example/komawari',
  'Social network': 'https://network.example/komawari',
  'iOS app': 'https://store.example/ios',
  'Android app': 'https://store.example/android',
};
const FOOTER = {
  Updates: '/updates',
  Featured: '/featured',
  Ranking: '/ranking/hottest',
  'Manga list': '/manga_list/ongoing',
  Favourites: '/favorited',
  ...OTHERS,
};

const linksIn = (page: Page, role: 'contentinfo' | 'navigation', name?: string) =>
  page
    .getByRole(role, { name })
    .getByRole('link')
    .evaluateAll((links) =>
      Object.fromEntries(links.map((link) => [link.textContent!.trim(), link.getAttribute('href')])),
    );
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test.beforeEach(({ page }) => skipGreeting(page));

test('sections, search, every other page and external links are at hand @phone @desktop @2.30 @2.96 @2.97', async ({
  page,
}) => {
  await page.goto('/updates');
  const sections = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true });
  await expect(sections).toHaveCount(1);
  for (const [name, href] of Object.entries(SECTIONS))
    await expect(sections.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(
    page.getByRole('banner').locator('[role=search] input, a[href="/search_result"]').filter({ visible: true }),
  ).toHaveCount(1);
  expect(await linksIn(page, 'contentinfo')).toMatchObject(FOOTER);
  await expect(page.getByRole('main').getByRole('link', { name: 'Social network' })).toHaveAttribute('rel', 'noopener');
  if (isPhone(page)) {
    await page.getByRole('banner').locator('summary').click();
    expect(await linksIn(page, 'navigation', 'Menu')).toEqual(OTHERS);
  }
});

test('a page has the narrow layout up to 768 px, and the wide one above @3.55 @9.8', async ({ page }) => {
  await page.goto('/faq');
  const sections = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true });
  for (const [width, isNarrow] of [
    [768, true],
    [769, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('banner').locator('summary')).toBeVisible({ visible: isNarrow });
    await expect(sections).toHaveCount(1);
    expect((await sections.boundingBox())!.y > 450).toBe(isNarrow);
  }
});

test('no page overflows a window of 320 px or breaks a word of its headings @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/de/terms',
    '/ru/ranking/hottest',
    '/de/manga_list/completed',
    `/fr/comments/${FERRY.firstChapterId}`,
    `/vi/titles/${FERRY.titleId}`,
    '/rating/deu',
  ]) {
    await page.goto(path);
    await expectLaidOut(page);
    const broken = await page.evaluate(async () => {
      await document.fonts.ready;
      const range = document.createRange();
      return [...document.querySelectorAll('main :is(h1, h2)')].flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
          for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
          }
        return words;
      });
    });
    expect([path, ...broken]).toEqual([path]);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});

test('a new page begins at its top, Back restores the position, and so it does after a load @phone @2.2', async ({
  page,
}) => {
  await openPage(page, '/updates');
  await expectLaidOut(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(1_000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/updates');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(left - 200);

  await page.goto('/terms');
  await page.goBack();
  await expect(page).toHaveURL('/updates');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(left - 200);
});

test('the button to the top appears far from it, and scrolls there @2.31', async ({ page }) => {
  await openPage(page, '/updates');
  await expectLaidOut(page);
  const up = page.getByRole('button', { name: 'Back to the top' });
  await expect(up).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2_500));
  await up.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(up).toBeHidden();
});

test('a slow navigation says that the page is loading @2.44', async ({ page }) => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await openPage(page, '/updates');
  // The link may have been prefetched before: the data that the navigation requests is held either way.
  await page.route(/\/titles\/\d+\?_rsc/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: FERRY.name, exact: true }).first().click();
  await expect(page.getByText('Loading the page')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});
