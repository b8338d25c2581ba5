import { openPage, skipGreeting } from './reader';
import { expect, test } from './test';

test.beforeEach(({ page }) => skipGreeting(page));

test('the announcement that scrollTo names opens in view, is read from then on, and the app shows it without the site @phone @2.15 @2.66 @7.70', async ({
  page,
}) => {
  await page.goto('/announcement?scrollTo=2');
  const target = page.locator('#announcement-2');
  await expect(target).toHaveAttribute('open', '');
  await expect(target.getByRole('heading')).toBeInViewport();
  await expect(page.locator('#announcement-4')).toContainText('Unread');
  await expect(target).not.toContainText('Unread');
  await page.goto('/announcement');
  await expect(page.locator('#announcement-4')).toContainText('Unread');
  await expect(target).not.toContainText('Unread');

  for (const code of ['esp', 'es']) {
    await page.goto(`/webview/announcement/${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1, name: 'Noticias' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

// At any moment one of the two zones has another day than Greenwich.
for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(timeZone, () => {
    test.use({ timezoneId: timeZone });
    test('an announcement has the reader’s day, on home and in the list', async ({ page }) => {
      const dayOf = (moment: string, form: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en', { month: 'short', timeZone, ...form }).format(new Date(moment));
      await page.goto('/updates');
      const onHome = page.locator('p', { has: page.locator('a[href^="/announcement?scrollTo="]') }).locator('time');
      const moment = (await onHome.getAttribute('datetime'))!;
      await expect(onHome).toHaveText(dayOf(moment, { day: 'numeric' }));
      await page.goto('/announcement');
      const newest = page.locator('details time').first();
      await expect(newest).toHaveAttribute('datetime', moment);
      await expect(newest).toHaveText(dayOf(moment, { day: 'numeric', year: 'numeric' }));
    });
  });
}

test('publisher news is dated, links into the reader’s language, and its pictures load lazily into their place @origin @9.30', async ({
  page,
}) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/news/**', async (route) => {
    await released;
    await route.continue();
  });
  await openPage(page, '/es/publisher_news/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Lampwick House' })).toBeAttached();
  await expect(page.getByRole('article').first().locator('time')).toHaveText(/^[a-z]{3,4} \d\d, \d{4}$/);
  await expect(page.getByRole('link', { name: 'Haz clic aquí' }).first()).toHaveAttribute(
    'href',
    '/es/ranking/hottest',
  );

  const pictures = page.getByRole('article').getByRole('img');
  await expect(pictures).toHaveCount(3);
  const sizes = () => pictures.evaluateAll((all) => all.map((picture) => [picture.clientWidth, picture.clientHeight]));
  const before = await sizes();
  for (const [width, height] of before) {
    expect(width).toBeGreaterThan(200);
    expect(Math.abs(height! - width! * 0.4)).toBeLessThanOrEqual(1);
  }
  release();
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAccessibleName(/./);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  }
  expect(await sizes()).toEqual(before);
});
