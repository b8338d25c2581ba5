import type { Page } from 'playwright/test';

import { chapterOrigin, type ChapterOrigin } from '../../support/chapter-origin';
import { CHAPTERS } from '../../support/fixture-chapters';
import { serveSite } from '../../support/serve-site';
import { standIns, type StandIns } from '../../support/third-parties';
import { expectLaidOut, FERRY } from '../reader';
import { expect, test as base } from '../test';
import { openChapter } from './open-chapter';

interface PerWorker {
  /** A site with a consent, an advertisement and a tag service, beside an origin of made-up chapters that answers other calls as the demo does. */
  shop: { url: string; origin: ChapterOrigin; others: StandIns };
}

const test = base.extend<{ emptied: void }, PerWorker>({
  shop: [
    async ({ site: demo }, provide) => {
      const others = await standIns();
      const origin = await chapterOrigin({ real: `${demo.url}/api` });
      const site = await serveSite({ API_ORIGIN: origin.base, ...others.env });
      await provide({ url: site.url, origin, others });
      await site.stop();
      origin.close();
      others.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
  emptied: [
    async ({ shop: { origin, others } }, provide) => {
      origin.asked.length = 0;
      others.asked.length = 0;
      await provide();
    },
    { auto: true },
  ],
});

// They share one site.
test.describe.configure({ mode: 'default' });

const TITLE = `/titles/${FERRY.titleId}`;

declare global {
  interface Window {
    movements: number;
    /** How often the reader's consent has been looked for. */
    looks: number;
  }
}

/** What the consent service reports of a reader who has agreed to all. */
const WILLING = ',C0001,C0002,C0004,';

const asReader = (page: Page, consented = '') =>
  page.addInitScript((groupsGiven) => {
    if (groupsGiven) localStorage.setItem('consented', groupsGiven);
    window.looks = 0;
    let groups: unknown;
    Object.defineProperty(window, 'OnetrustActiveGroups', {
      get: () => (window.looks++, groups),
      set: (value) => (groups = value),
    });
    window.movements = 0;
    new PerformanceObserver((list) => void (window.movements += list.getEntries().length)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  }, consented);

const scriptsOf = ({ asked }: StandIns) => asked.filter((path) => path.endsWith('.js'));
const taps = ({ asked }: ChapterOrigin) =>
  asked.flatMap(({ path }) => (path.includes('tap_log') ? [path.replace('/api/', '')] : []));
const movements = (page: Page) => page.evaluate(() => window.movements);
const ads = (page: Page) => page.getByRole('complementary', { name: 'Advertisement', exact: true });
const banner = (page: Page) => page.locator('[data-beside] [data-banner]').first();
test('without consent no service but the consent service is loaded, while own taps are counted @1.21', async ({
  page,
  shop: { others, origin },
}) => {
  await asReader(page);
  await page.goto(TITLE);
  // What stands above the banner is as high as its words make it.
  await expectLaidOut(page);
  await banner(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => taps(origin))
    .toContainEqual(expect.stringMatching(/^title_banner_tap_log\?.*&type=impression$/));
  await expect.poll(() => page.evaluate(() => window.looks)).toBeGreaterThan(3);
  expect(others.asked).toEqual(['/consent.js']);
  expect(await page.evaluate(() => [window.dataLayer, window.googletag])).toEqual([undefined, undefined]);
});

test('with consent services load after the page, and the tag manager gets consent, pages and banner clicks @1.20 @4.67 @7.68', async ({
  page,
  shop: { others, origin },
}) => {
  await asReader(page, WILLING);
  await page.goto('/ranking/hottest');
  const pages = () => others.events().flatMap(({ event, page_path: path }) => (event === 'page_view' ? [path] : []));
  await expect.poll(pages).toEqual(['/ranking/hottest']);
  expect(others.events()[0]).toEqual({ event: 'consent-ready', consent_groups: WILLING });
  expect(scriptsOf(others)[0]).toBe('/consent.js');
  const startedEarly = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => /\/(consent|ads|tags)\.js$/.test(name) && startTime < navigation!.loadEventStart,
      );
  });
  expect(startedEarly).toEqual([]);
  await page.getByRole('navigation', { name: 'Rankings' }).getByRole('link', { name: 'Trending' }).click();
  await expect.poll(pages).toEqual(['/ranking/hottest', '/ranking/trending']);
  await page.goBack();
  await expect.poll(pages).toEqual(['/ranking/hottest', '/ranking/trending', '/ranking/hottest']);

  await page.locator('main aside a').first().click();
  await expect
    .poll(() => others.events().filter(({ event, action }) => event === 'ranking_banner' && action === 'Click'))
    .toEqual([{ event: 'ranking_banner', action: 'Click', banner_id: expect.stringMatching(/^\d+$/) }]);
  await expect.poll(() => taps(origin)).toContainEqual(expect.stringMatching(/^banner_tap_log\?banner_id=\d+$/));
});

for (const [size, box, unit, sold] of [
  [{ width: 390, height: 844 }, 390, '/1/viewer-mobile', '300x250'],
  [{ width: 1440, height: 900 }, 700, '/1/viewer-desktop', '336x280'],
] as const) {
  test(`advertisements of a strip at ${size.width} px have their size before they come and move nothing @1.17 @7.68 @9.21 @9.24`, async ({
    page,
    shop: { others },
  }) => {
    await page.setViewportSize(size);
    await asReader(page, WILLING);
    await openChapter(page, CHAPTERS.advertisements.id);
    await expect(ads(page)).toHaveCount(2);
    const first = ads(page).first();
    const widthOf = async () => (await first.boundingBox())!.width;
    const topBelow = () =>
      page.locator('[data-page="4"]').evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await topBelow();
    expect(await widthOf()).toBe(box);
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator('iframe')).toBeInViewport();
    await expect.poll(() => others.shown()[0]).toEqual({ unit, size: sold });
    expect(await topBelow()).toBe(before);
    expect(await movements(page)).toBe(0);
    expect(await page.locator('[data-page]').count()).toBe(8);
    for (const [width, narrower] of [
      [769, 700],
      [768, 500],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(widthOf).toBe(narrower);
    }
  });
}
