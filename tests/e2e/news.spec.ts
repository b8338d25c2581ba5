import { FERRY } from './reader';
import { expect, test } from './test';

const SCRIPT_AS_TEXT = '<script>alert("good chapter")</script> (sorry, habit)';

test(
  'comments: the way there, both orders, and words as text @1.6 @1.8 @1.15 @2.19 @2.57 @2.58 @2.59 @2.60 @4.57 @6.4',
  { tag: '@origin' },
  async ({ page }) => {
    page.on('dialog', () => expect(true, 'a comment ran as a script').toBe(false));
    await page.goto(`/comments/${FERRY.firstChapterId}`);
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Manga list', FERRY.name, 'Chapter comment']);
    await expect(page.getByText(SCRIPT_AS_TEXT)).toBeVisible();

    const shown = page.getByRole('article').getByText(/^[\d,]+ likes?$/);
    const likes = async () => (await shown.allTextContents()).map((text) => parseInt(text.replace(/\D/g, ''), 10));
    const byLikes = await likes();
    expect(byLikes).toEqual([...byLikes].sort((one, other) => other - one));
    await page.getByRole('radio', { name: 'Latest' }).check({ force: true });
    const dates = () =>
      page
        .getByRole('article')
        .locator('time')
        .evaluateAll((items) => items.map((item) => item.getAttribute('datetime')!));
    const latest = (await dates()).sort().reverse();
    // The choice is shown first.
    await expect.poll(dates).toEqual(latest);
    expect(await likes()).not.toEqual(byLikes);

    await expect(page.getByRole('complementary', { name: 'Join in from the app' })).toBeVisible();
    // Nobody writes here: the one field is the site's search.
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await trail.getByRole('link', { name: FERRY.name }).click();
    await expect(page).toHaveURL(new RegExp(`/titles/${FERRY.titleId}$`));
  },
);

test(
  'announcements: the one asked for opens in view, and stays read @2.15 @2.66',
  { tag: '@origin' },
  async ({ page }) => {
    await page.goto('/announcement?scrollTo=2');
    const target = page.locator('#announcement-2');
    await expect(target).toHaveAttribute('open', '');
    await expect(target.getByRole('heading')).toBeInViewport();
    await expect(page.locator('#announcement-4')).toContainText('Unread');
    await expect(target).not.toContainText('Unread');
    await page.goto('/announcement');
    await expect(page.locator('#announcement-4')).toContainText('Unread');
    await expect(target).not.toContainText('Unread');
  },
);

// Wherever the day begins, one of them has another day than Greenwich.
for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`read in ${timeZone}`, () => {
    test.use({ timezoneId: timeZone });

    test(
      'an announcement has one day, on home and among all: the reader’s own',
      { tag: '@desktop' },
      async ({ page }) => {
        const dayOf = (moment: string, form: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat('en', { month: 'short', timeZone, ...form }).format(new Date(moment));
        await page.goto('/updates');
        const onHome = page.locator('p', { has: page.locator('a[href^="/announcement?scrollTo="]') }).locator('time');
        const moment = (await onHome.getAttribute('datetime'))!;
        await expect(onHome).toHaveText(dayOf(moment, { day: 'numeric' }));
        await page.goto('/announcement');
        const newest = page.locator('details time').first();
        await expect(newest).toHaveAttribute('datetime', moment);
        await expect(newest).toHaveText(dayOf(moment, { day: '2-digit', year: 'numeric' }));
      },
    );
  });
}

test(
  'publisher news: dated, and their links stay in the reader’s language @9.30',
  { tag: ['@desktop', '@origin'] },
  async ({ page }) => {
    await page.goto('/es/publisher_news/1');
    await expect(page.getByRole('heading', { level: 1, name: 'Lampwick House' })).toBeAttached();
    await expect(page.getByRole('article').first().locator('time')).toHaveText(/^[a-z]{3,4} \d\d, \d{4}$/);
    await expect(page.getByRole('link', { name: 'Haz clic aquí' }).first()).toHaveAttribute(
      'href',
      '/es/ranking/hottest',
    );
  },
);

test(
  'publisher news: pictures stand in their place from the first, come as they are neared, and are told of in words',
  { tag: '@origin' },
  async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/media/news/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/de/publisher_news/1');
    const pictures = page.getByRole('article').getByRole('img');
    await expect(pictures).toHaveCount(3);
    const room = () =>
      pictures.evaluateAll((found) => found.map((picture) => [picture.clientWidth, picture.clientHeight]));
    const before = await room();
    for (const [width, height] of before) {
      expect(width).toBeGreaterThan(200);
      expect(Math.abs(height! - width! * 0.4)).toBeLessThanOrEqual(1);
    }
    release();
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAccessibleName(/^(Drei|Eine) /);
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    }
    expect(await room()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test('within the app, announcements come without the site around them @7.70', { tag: '@desktop' }, async ({ page }) => {
  for (const code of ['esp', 'es']) {
    await page.goto(`/webview/announcement/${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1, name: 'Noticias' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('what is not there is not found', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/comments/999999', '/comments/x', '/publisher_news/999', '/webview/announcement/xx']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('comments and announcements read @2.67', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/comments/${FERRY.firstChapterId}`);
    await expect(page.getByText(SCRIPT_AS_TEXT)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.goto('/announcement');
    const older = page.locator('#announcement-3');
    await older.locator('summary').click();
    await expect(older.getByRole('link', { name: 'manga list' })).toBeVisible();
  });
});
