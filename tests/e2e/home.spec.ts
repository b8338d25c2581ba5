import type { Page } from 'playwright/test';
import { expect, test } from './test';

const DAYS = /^(Today|Yesterday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
const EDITORS =
  /^(Somebody Knows|Say It Already|One Minute Left|Don’t Read on the Bus|Past the Last Planet|With a Cup of Tea|Leave the Light On)$/;

const isPhone = (page: Page) => page.viewportSize()!.width <= 768;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]'));
  await page.goto('/updates');
});

test(
  'days follow each other, each with its chapters, and a banner stands after four of them or five @2.25 @2.26 @9.12',
  { tag: '@origin' },
  async ({ page }) => {
    const days = page.getByRole('main').getByRole('heading', { level: 2, name: DAYS });
    // Words are not there for anybody until their fonts have come.
    await expect.poll(async () => (await days.allTextContents()).slice(0, 2)).toEqual(['Today', 'Yesterday']);
    const tops = await days.evaluateAll((headings) =>
      headings.map((heading) => heading.getBoundingClientRect().top + window.scrollY),
    );
    expect(tops.length).toBeGreaterThan(5);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    for (const section of await page.locator('section').filter({ has: days }).all())
      expect(await section.locator('a[href*="/viewer/"]').count()).toBeGreaterThan(0);

    // At one moment: what is laid out meanwhile moves all that stands below it.
    const banner = await page.getByRole('main').getByRole('link', { name: 'Featured series' }).last().elementHandle();
    const above = await days.evaluateAll(
      (headings, link) =>
        headings.filter((heading) => heading.getBoundingClientRect().top < link!.getBoundingClientRect().top).length,
      banner,
    );
    expect(above).toBe(isPhone(page) ? 4 : 5);
  },
);

test('the hottest are twenty-five, and lead to the whole ranking @2.29', async ({ page }) => {
  const hottest = page.getByRole('region', { name: 'Hottest' });
  if (isPhone(page)) {
    await expect(hottest.getByRole('listitem')).toHaveCount(10);
    await hottest.getByRole('button', { name: 'Show all 25' }).click();
  }
  await expect(hottest.getByRole('listitem')).toHaveCount(25);
  await hottest.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/ranking/hottest');
});

test('lists of the editors follow, but not the one named Fantasy @2.27', async ({ page }) => {
  const lists = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: EDITORS }) });
  await expect.poll(() => lists.count()).toBeGreaterThan(1);
  for (const list of await lists.all()) expect(await list.getByRole('article').count()).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: 'Fantasy' })).toHaveCount(0);
});

test('a row of titles steps by 550 px @9.13', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  const list = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: EDITORS }) })
    .first();
  const row = list.getByRole('list').first();
  // Whether it overflows is known where it is drawn.
  await list.scrollIntoViewIfNeeded();
  // Where it comes to rest, the nearest card decides.
  const asked = await row.evaluateHandle((element) => {
    const steps: number[] = [];
    const scrollBy = element.scrollBy.bind(element) as (options: ScrollToOptions) => void;
    element.scrollBy = ((options: ScrollToOptions) => {
      steps.push(options.left!);
      scrollBy(options);
    }) as typeof element.scrollBy;
    return steps;
  });
  await list.getByRole('button', { name: 'Forward' }).click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  await list.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
  expect(await asked.jsonValue()).toEqual([550, -550]);
});

test('what is far from view is left alone once it has been laid out, and keeps its height', async ({ page }) => {
  const footer = page.locator('footer[data-settled]');
  await expect(footer).toBeAttached();
  // What comes late has come, and makes nothing higher meanwhile.
  await expect(page.locator('[data-running]')).toBeAttached();
  const isDrawn = () =>
    footer.evaluate((element) => element.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(false);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const left = await height();
  await page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>('[data-settled]')
      .forEach(({ style }) => (style.contentVisibility = 'visible')),
  );
  expect(await isDrawn()).toBe(true);
  expect(await height()).toBe(left);
});

test('it is drawn before it comes into view', async ({ page }) => {
  const settled = page.locator('footer[data-settled]');
  await expect(settled).toBeAttached();
  await page.evaluate(() =>
    window.scrollTo({
      top: document.querySelector('footer')!.offsetTop - 2.5 * window.innerHeight,
      behavior: 'instant',
    }),
  );
  await expect(settled).not.toBeAttached();
  await expect(page.locator('footer')).not.toBeInViewport();
});
