import type { Page } from 'playwright/test';

import { expectHydrated, expectLaidOut, FERRY } from './reader';
import { expect, test } from './test';

const SECTIONS = {
  Updates: '/updates',
  Featured: '/featured',
  Ranking: '/ranking/hottest',
  Manga: '/manga_list/ongoing',
  Favourites: '/favorited',
};
const SITE = {
  Updates: '/updates',
  Featured: '/featured',
  Ranking: '/ranking/hottest',
  'Manga list': '/manga_list/ongoing',
  Favourites: '/favorited',
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

const isPhone = (page: Page) => page.viewportSize()!.width <= 768;

const linksIn = (page: Page, role: 'contentinfo' | 'navigation', name?: string) =>
  page
    .getByRole(role, { name })
    .getByRole('link')
    .evaluateAll((links) =>
      Object.fromEntries(links.map((link) => [link.textContent!.trim(), link.getAttribute('href')])),
    );

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]')));

test('the five sections, the search, and every other page and place are at hand at this width @2.30 @2.96 @2.97', async ({
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

  expect(await linksIn(page, 'contentinfo')).toMatchObject(SITE);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
  if (!isPhone(page)) return;
  await page.getByRole('banner').locator('summary').click();
  const { Updates: _u, Featured: _f, Ranking: _r, 'Manga list': _m, Favourites: _v, ...others } = SITE;
  expect(await linksIn(page, 'navigation', 'Menu')).toEqual(others);
});

test('places elsewhere open beside the site, in the reader’s language @2.30', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/es/updates');
  const guidelines = page.getByRole('contentinfo').getByRole('link', { name: 'Normas de la comunidad' });
  await expect(guidelines).toHaveAttribute('href', 'https://help.example/es/guidelines');
  await expect(guidelines).toHaveAttribute('target', '_blank');
  await expect(guidelines).toHaveAttribute('rel', 'noopener');
  await expect(page.getByRole('main').getByRole('link', { name: 'Red social' })).toHaveAttribute(
    'href',
    'https://network.example/komawari',
  );
});

for (const [device, userAgent, store] of [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36', 'android'],
]) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });
    test('the app is in the store of the device', async ({ page }) => {
      await page.goto(`/comments/${FERRY.firstChapterId}`);
      const prompt = page.getByRole('complementary', { name: 'Join in from the app' });
      await expect(prompt.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
        'href',
        `https://store.example/${store}`,
      );
    });
  });
}

test(
  'the language settings are away on title and comment pages, and there elsewhere',
  { tag: '@desktop' },
  async ({ page }) => {
    const settings = page.getByRole('banner').locator('button[aria-haspopup=dialog]');
    for (const [path, count] of [
      ['/updates', 1],
      [`/titles/${FERRY.titleId}`, 0],
      [`/main/titles/${FERRY.titleId}`, 0],
      [`/comments/${FERRY.firstChapterId}`, 0],
      ['/faq', 1],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(settings, path).toHaveCount(count);
    }
  },
);

test('every trail starts at home', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/search_result', '/announcement', '/publisher_news/1', `/comments/${FERRY.firstChapterId}`]) {
    await page.goto(path);
    const first = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem').first();
    await expect(first.getByRole('link', { name: 'Home' }), path).toHaveAttribute('href', '/updates');
  }
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/updates');
});

test('a new page begins at its top, and Back is where one was @2.2', async ({ page }) => {
  await page.goto('/updates');
  await expectLaidOut(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1_000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/updates');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200);
});

test(
  'Back is where one was where the page is loaded anew, and its pictures are in their places from the first',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const watch = () => {
        const pictures = [...document.querySelectorAll('img[loading="lazy"]')];
        if (pictures.some((picture) => getComputedStyle(picture).translate !== 'none'))
          document.documentElement.dataset.moved = '';
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    await page.goto('/updates');
    const moved = page.locator('html[data-moved]');
    await expect(moved).toBeAttached();
    await expectLaidOut(page);
    await page.evaluate(() => window.scrollTo({ top: 4_000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4_000);
    await page.goto('/terms');
    await page.goBack();
    await expect(page).toHaveURL('/updates');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3_800);
    await expect(page.locator('html:not([data-held])')).toBeAttached();
    await expect(moved).not.toBeAttached();
  },
);

test('a hash is gone to, at once and from another page @2.4', async ({ page }) => {
  await page.goto('/faq#feedback');
  const form = page.locator('#feedback');
  await expect(form).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);

  await page.goto('/feedback');
  await page.getByRole('main').getByRole('link', { name: 'Go to the help centre' }).click();
  await expect(page).toHaveURL('/faq#feedback');
  await expect(form).toBeInViewport();
  await expect
    .poll(() => form.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200);
});

test('the way up is offered once the top is far, and leads there @2.31', async ({ page }) => {
  await page.goto('/updates');
  const up = page.getByRole('button', { name: 'Back to the top' });
  await expectLaidOut(page);
  await expect(up).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2_500));
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toBeHidden();
});

test('notifications have one area that is read out @2.102', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/updates', `/viewer/${FERRY.firstChapterId}`]) {
    await page.goto(path);
    await expect(page.locator('[role=status][data-group=foo]')).toHaveCount(1);
  }
});

for (const [path, app, words, go] of [
  ['/iostopus', '/en/about_us?from=us', 'We’re taking you to the app.', 'Go now'],
  ['/popfr', '/fr/about_us?from=fr', 'On vous emmène vers l’appli.', 'Y aller'],
] as const) {
  test.describe(`at ${path}`, () => {
    test.use({ locale: 'ja' });
    test('a campaign is shown, and leads on by itself @2.16 @2.17', { tag: '@desktop' }, async ({ page, baseURL }) => {
      let leave = () => {};
      const seen = new Promise<void>((resolve) => (leave = resolve));
      // It leads on in a moment, which a slow machine would miss.
      await page.route(
        ({ href }) => href === baseURL + app,
        async (route) => {
          await seen;
          await route.continue();
        },
      );
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('link', { name: go })).toHaveAttribute('href', baseURL + app);
      leave();
      await expect(page).toHaveURL(baseURL + app);
    });
  });
}

test('our own pages are redirected to', { tag: '@desktop' }, async ({ page }) => {
  // They may lead on before all of them has come.
  await page.goto('/es/redirecting?to=%2Ftitles%2F30', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/es/titles/30');
  await page.goto('/redirecting?to=komawari%3A%2F%2Fdetail%2F30', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/titles/30');
  // No locale comes before these.
  for (const path of ['/de/titles/30', '/terms_web_ja', '/webview/questionnaire/eng/reading']) {
    await page.goto(`/es/redirecting?to=${encodeURIComponent(path)}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('campaigns and redirecting pages lead on all the same', { tag: '@desktop' }, async ({ page, baseURL }) => {
    for (const group of ['us', 'fr']) {
      // They may lead on before all of them has come.
      await page.goto(`/top${group}`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${baseURL}/en/about_us?from=${group}`);
    }
    await page.goto('/redirecting?to=%2Ffaq', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/faq');
  });
});

test('a page that keeps the reader waiting is said to be loading @2.44', async ({ page }) => {
  await page.goto('/updates');
  // Until its scripts are there, a link is followed without them.
  await expect(page.locator('[data-running]')).toBeAttached();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/titles\/\d+\?_rsc/, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('link', { name: FERRY.name, exact: true }).first();
  await expectHydrated(page);
  await link.click();
  await expect(page.getByText('Loading the page')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});
