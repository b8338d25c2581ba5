import type { Page } from 'playwright/test';

import { chapterOrigin, type ChapterOrigin } from '../../support/chapter-origin';
import { CHAPTERS, PAGE_CHAIN } from '../../support/fixture-chapters';
import { serveSite } from '../../support/serve-site';
import { standIns, type StandIns } from '../../support/third-parties';
import { expectLaidOut, expectPageShown, FERRY } from '../reader';
import { expect, test as base } from '../test';
import { openChapter } from './open-chapter';

interface PerWorker {
  /** A site whose operator has named three services of others, beside an origin of made-up chapters that answers everything else as the journeys' does. */
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
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

declare global {
  interface Window {
    movements: number;
    /** How often the reader's answer has been looked for. */
    looks: number;
  }
}

interface Reader {
  /** What the service that asks is answered. */
  consented?: string;
  /** What his browser says of his wishes. */
  wish?: 'doNotTrack' | 'globalPrivacyControl';
}

const WILLING: Reader = { consented: ',C0001,C0002,C0004,' };

/** Has been here before: no greeting, and the service that asks knows his answer. */
async function asReader(page: Page, { consented, wish }: Reader): Promise<void> {
  await page.addInitScript(
    ([answer, refused]) => {
      if (answer) localStorage.setItem('consented', answer);
      if (refused) Object.defineProperty(navigator, refused, { value: refused === 'doNotTrack' ? '1' : true });
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
    },
    [consented, wish] as const,
  );
}

const scriptsOf = ({ asked }: StandIns) => asked.filter((path) => path.endsWith('.js'));
const taps = ({ asked }: ChapterOrigin) =>
  asked.flatMap(({ path }) => (path.includes('tap_log') ? [path.replace('/api/', '')] : []));
const movements = (page: Page) => page.evaluate(() => window.movements);
const ads = (page: Page) => page.getByRole('complementary', { name: 'Advertisement', exact: true });
/** The reader answers anew, in the page that is open. */
const answer = (page: Page, groups: string) =>
  page.evaluate((given) => {
    localStorage.setItem('consented', given);
    window.OnetrustActiveGroups = given;
  }, groups);

/** Brings a title's banners into sight, and waits until the origin has been told. */
async function seeBanner(page: Page, origin: ChapterOrigin): Promise<void> {
  // What stands above it is as high as its words make it.
  await expectLaidOut(page);
  await banner(page).scrollIntoViewIfNeeded();
  await expect.poll(() => taps(origin)).toContainEqual(titleTap('impression'));
}

const banner = (page: Page) => page.locator('[data-beside] [data-banner]').first();
const titleTap = (type: string): unknown =>
  expect.stringMatching(
    `^title_banner_tap_log\\?banner_id=\\d+&title_id=${FERRY.titleId}&banner_type=featured_banner&location=title_detail&type=${type}$`,
  );

test('with consent all three are asked, once each, after the page has loaded', async ({ page, shop: { others } }) => {
  await asReader(page, WILLING);
  await page.goto(TITLE);
  await expect.poll(() => scriptsOf(others).toSorted()).toEqual(['/ads.js', '/consent.js', '/tags.js']);
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
});

test('without consent nobody else is asked, however often it is looked for, and our own taps are kept @1.21', async ({
  page,
  shop: { others, origin },
}) => {
  await asReader(page, {});
  await page.goto(TITLE);
  await seeBanner(page, origin);
  await expect.poll(() => page.evaluate(() => window.looks)).toBeGreaterThan(3);
  await expect.poll(() => others.asked).toEqual(['/consent.js']);
  expect(await page.evaluate(() => [window.dataLayer, window.googletag])).toEqual([undefined, undefined]);
});

for (const wish of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`who sends ${wish} meets nobody, and our own taps are kept`, async ({ page, shop: { others, origin } }) => {
    await asReader(page, { ...WILLING, wish });
    // What begins when the page can be read has begun once it has its own script.
    const services = page.waitForResponse(
      async (response) => response.url().endsWith('.js') && (await response.text()).includes('doNotTrack'),
    );
    await page.goto(TITLE);
    await services;
    await seeBanner(page, origin);
    expect(await page.evaluate(() => window.looks)).toBe(0);
    await banner(page).click();
    await expect.poll(() => taps(origin)).toContainEqual(titleTap('click'));
    expect(others.asked).toEqual([]);
  });
}

test('who wants nobody meets no empty room on a title’s page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await asReader(page, { ...WILLING, wish: 'doNotTrack' });
  await page.goto(TITLE);
  await expect(banner(page)).toBeVisible();
  // Once more, for what has to be fetched first may come late.
  await page.reload();
  await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
  expect(await movements(page)).toBe(0);
});

test('who wants nobody turns from page to page, with no stop between them', async ({ page }) => {
  await asReader(page, { ...WILLING, wish: 'doNotTrack' });
  await page.setViewportSize(PHONE);
  await openChapter(page, CHAPTERS.advertisements.id, { mode: 'horizontal', left: { page: 3, fraction: 0 } });
  await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 4);
  expect(await movements(page)).toBe(0);
});

test('consent to other services alone leaves the room that is seen, and keeps none from then on', async ({
  page,
  shop: { others },
}) => {
  await asReader(page, { consented: ',C0001,C0002,' });
  await page.goto(TITLE);
  await expect.poll(() => scriptsOf(others)).toContain('/tags.js');
  await expect(ads(page)).toBeVisible();
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(ads(page)).toBeHidden();
  await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
  expect(await movements(page)).toBe(0);
  await answer(page, WILLING.consented!);
  await expect.poll(() => scriptsOf(others)).toContain('/ads.js');
  await page.reload();
  await expect(ads(page)).toBeVisible();
});

test('consent that is taken back in an open page ends what it was given for', async ({ page, shop: { others } }) => {
  await asReader(page, WILLING);
  await page.goto(TITLE);
  const slot = ads(page).locator('[data-ad-slot]');
  await expectLaidOut(page);
  await slot.scrollIntoViewIfNeeded();
  await expect(slot.locator('iframe')).toBeVisible();
  const before = await movements(page);
  await answer(page, ',C0001,');
  await expect(slot.locator('iframe')).toHaveCount(0);
  await expect.poll(() => others.events().at(-1)).toEqual({ event: 'consent-withdrawn' });
  expect(await movements(page)).toBe(before);
  const told = others.events().length;
  await page.getByRole('link', { name: 'Favourites' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/favorited$/);
  await answer(page, WILLING.consented!);
  // What happened meanwhile would have been told before this.
  await expect
    .poll(() => others.events().slice(told))
    .toEqual([
      { event: 'consent-ready', consent_groups: WILLING.consented },
      expect.objectContaining({ event: 'page_view', page_path: '/favorited' }),
    ]);
});

test('the tag manager is told of consent, of each page and of a banner that is followed @1.20 @4.67 @7.68', async ({
  page,
  shop: { others, origin },
}) => {
  await asReader(page, WILLING);
  await page.goto('/ranking/hottest');
  const pages = () => others.events().flatMap(({ event, page_path: path }) => (event === 'page_view' ? [path] : []));
  await expect.poll(pages).toEqual(['/ranking/hottest']);
  expect(others.events()[0]).toEqual({ event: 'consent-ready', consent_groups: WILLING.consented });
  await page.getByRole('navigation', { name: 'Rankings' }).getByRole('link', { name: 'Trending' }).click();
  await expect.poll(pages).toEqual(['/ranking/hottest', '/ranking/trending']);
  await page.goBack();
  await expect.poll(pages).toEqual(['/ranking/hottest', '/ranking/trending', '/ranking/hottest']);

  await page.locator('main aside a').first().click();
  await expect
    .poll(() => others.events().filter(({ event }) => event === 'ranking_banner'))
    .toEqual([{ event: 'ranking_banner', action: 'Click', banner_id: expect.stringMatching(/^\d+$/) }]);
  await expect.poll(() => taps(origin)).toContainEqual(expect.stringMatching(/^banner_tap_log\?banner_id=\d+$/));
});

test('each chapter that is read on into is a page of its own', async ({ page, shop: { others } }) => {
  const [first, second] = PAGE_CHAIN.map(({ id }) => id) as [number, number];
  await asReader(page, WILLING);
  await openChapter(page, first, { mode: 'horizontal', left: { page: 8, fraction: 0 } });
  const pages = () => others.events().flatMap(({ event, page_path: path }) => (event === 'page_view' ? [path] : []));
  await expect.poll(pages).toEqual([`/viewer/${first}`]);
  await expect(page.locator(`[data-chapter="${second}"]`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: `That was #${first}` })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/viewer/${second}\\b`));
  await expect.poll(pages).toEqual([`/viewer/${first}`, `/viewer/${second}`]);
});

test('banners among the pages are told of when they are seen, and when they are followed @1.19 @7.67', async ({
  page,
  shop: { others, origin },
}) => {
  const { id } = CHAPTERS.banners;
  await asReader(page, WILLING);
  await openChapter(page, id);
  const told = () => others.events().filter(({ event }) => event === 'publisher_viewer_banner');
  const event = (action: string, banner: number) => ({
    event: 'publisher_viewer_banner',
    action,
    banner_id: String(banner),
  });
  const tap = (type: string, banner: number) =>
    `title_banner_tap_log?banner_id=${banner}&title_id=${id}&banner_type=insert_banner&location=viewer&type=${type}`;
  await expect.poll(() => scriptsOf(others)).toContain('/tags.js');
  expect(told()).toEqual([]);
  const banners = page.getByRole('complementary', { name: 'Between pages' }).getByRole('link');
  await banners.nth(1).scrollIntoViewIfNeeded();
  await expect.poll(told).toContainEqual(event('Impression', 2));
  await expect.poll(() => taps(origin)).toContain(tap('impression', 2));
  await banners.nth(1).click();
  await expect.poll(told).toContainEqual(event('Click', 2));
  await expect.poll(() => taps(origin)).toContain(tap('click', 2));
});

test.describe('on a title’s page', () => {
  for (const [size, unit, width, height] of [
    [PHONE, '/1/page-mobile', 320, 100],
    [DESKTOP, '/1/page-desktop', 300, 250],
  ] as const) {
    test(`${size.width} px: what comes late moves nothing @1.17 @2.49 @7.68`, async ({ page, shop: { others } }) => {
      await page.setViewportSize(size);
      await asReader(page, WILLING);
      await page.goto(TITLE);
      const slot = ads(page).locator('[data-ad-slot]');
      await expectLaidOut(page);
      await slot.scrollIntoViewIfNeeded();
      const sizeOf = () => slot.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
      expect(await sizeOf()).toEqual([width, height]);
      const before = await movements(page);
      await expect(slot.locator('iframe')).toBeInViewport();
      expect(await sizeOf()).toEqual([width, height]);
      expect(await movements(page)).toBe(before);
      await expect.poll(others.shown).toEqual([{ unit, size: `${width}x${height}` }]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    });
  }

  test('a window that becomes narrow has another one @9.23', async ({ page, shop: { others } }) => {
    await page.setViewportSize(DESKTOP);
    await asReader(page, WILLING);
    await page.goto(TITLE);
    const slot = ads(page).locator('[data-ad-slot]');
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.locator('iframe')).toHaveAttribute('height', '250');
    await page.setViewportSize(PHONE);
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.locator('iframe')).toHaveAttribute('height', '100');
    await expect.poll(() => others.shown().map(({ unit }) => unit)).toEqual(['/1/page-desktop', '/1/page-mobile']);
  });
});

test.describe('among the pages of a chapter', () => {
  const { id } = CHAPTERS.advertisements;
  const SCREENS = [
    { size: PHONE, box: 390, unit: '/1/viewer-mobile', sold: '300x250' },
    { size: DESKTOP, box: 700, unit: '/1/viewer-desktop', sold: '336x280' },
  ];
  test('500 px wide up to 768 px, 700 above @9.21', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await openChapter(page, id);
    const width = async () => (await ads(page).first().boundingBox())!.width;
    await expect.poll(width).toBe(500);
    await page.setViewportSize({ width: 769, height: 800 });
    await expect.poll(width).toBe(700);
  });

  for (const { size, box, unit, sold } of SCREENS) {
    test(`${size.width} px: in a strip they have their place, whether they have come or not @1.17 @7.68 @9.24`, async ({
      page,
      shop: { others },
    }) => {
      await page.setViewportSize(size);
      await asReader(page, WILLING);
      await openChapter(page, id);
      await expect(ads(page)).toHaveCount(2);
      const first = ads(page).first();
      const below = await page
        .locator('[data-page="4"]')
        .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      expect((await first.boundingBox())!.width).toBe(box);
      await first.scrollIntoViewIfNeeded();
      await expect(first.locator('iframe')).toBeInViewport();
      await expect.poll(() => others.shown()[0]).toEqual({ unit, size: sold });
      expect(
        await page
          .locator('[data-page="4"]')
          .evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
      ).toBe(below);
      expect(await movements(page)).toBe(0);
      expect(await page.locator('[data-page]').count()).toBe(8);
    });

    test(`${size.width} px: turned to by keys and taps alike, alone, and no page`, async ({ page }) => {
      await page.setViewportSize(size);
      await asReader(page, WILLING);
      await openChapter(page, id, { mode: 'horizontal', left: { page: 2, fraction: 0 } });
      const shown = page.locator('[data-box][data-shown]');
      const first = ads(page).filter({ visible: true });
      const toAd = size === PHONE ? 2 : 1;
      for (let turn = 0; turn < toAd; turn++) {
        await page.keyboard.press('ArrowRight');
        if (turn + 1 < toAd) await expectPageShown(page, 3);
      }
      await expect(first).toHaveCount(1);
      await expect(shown).toHaveCount(1);
      await expect(first.locator('iframe')).toBeInViewport();
      expect((await first.boundingBox())!.width).toBe(box);
      await expect(page.locator('[data-position]')).toHaveText('Page 3 of 8');
      // Beside what is sold, at the side of the screen.
      await page.mouse.click(size.width - 12, size.height / 2);
      await expectPageShown(page, 4);
      await page.mouse.click(12, size.height / 2);
      await expect(first).toHaveCount(1);
      await page.keyboard.press('ArrowLeft');
      await expectPageShown(page, 3);
      expect(await movements(page)).toBe(0);
    });
  }
});
