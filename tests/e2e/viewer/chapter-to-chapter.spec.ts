import { expect, type Page, type Request } from 'playwright/test';

import { CHAPTERS, PAGE_CHAIN, STRIP_CHAIN } from '../../support/fixture-chapters';
import { expectLaidOut, expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { askedPages, calls } from './picture-requests';
import { putAnew } from './put-anew';
import { test } from './served';
import { historyRow } from './stored';

const [first, second] = PAGE_CHAIN.map(({ id }) => id) as [number, number];

test.use({ viewport: { width: 390, height: 844 } });

/** What browsers tell of, and no type library does. */
interface LayoutShift extends PerformanceEntry {
  sources: readonly { node: Node | null }[];
}

declare global {
  interface Window {
    /** What has stood in a place in which it did not stand the frame before. */
    moved: (string | null | undefined)[];
  }
}

const endOf = (page: Page, id: number) => page.getByRole('heading', { name: `That was #${id}` });

for (const mode of ['horizontal', 'vertical'] as const) {
  test(`R26: the key that turns pages turns on into the next chapter, and back, ${mode}`, async ({ page }) => {
    await openChapter(page, first, { mode });
    for (let number = 2; number <= 8; number++) {
      await page.keyboard.press('ArrowRight');
      await expectPageShown(page, number);
    }
    await expect(page.locator(`[data-chapter="${second}"]`)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(endOf(page, first)).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-position]')).toHaveText('Page 1 of 8');
    await expectPageShown(page, 1);
    await expect(page).toHaveURL(new RegExp(`/viewer/${second}\\b`));
    await expect(page).toHaveTitle(new RegExp(`#${second}`));
    await expect(page.getByRole('banner')).toContainText(`#${second}`);
    await expect.poll(() => historyRow(page, first)).toMatchObject({ chapterId: second, page: 1, finished: false });

    await page.keyboard.press('ArrowLeft');
    await expect(endOf(page, first)).toBeInViewport();
    await page.keyboard.press('ArrowLeft');
    await expectPageShown(page, 8);
    await expect(page).toHaveURL(new RegExp(`/viewer/${first}\\b`));
  });
}

test('R26: the next chapter comes within the last five pages, not before, and for nobody’s account', async ({
  page,
  served: { origin },
}) => {
  const [one, two] = putAnew(origin, PAGE_CHAIN) as [number, number];
  await openChapter(page, one, { mode: 'horizontal', settings: { preload: 'few' } });
  await expect.poll(() => calls(origin, one, 'reader').length).toBe(1);
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
    await expect(page.locator(`[data-page="${number + 2}"] img[data-ready]`)).toHaveCount(1);
    expect(calls(origin, two, 'nobody')).toHaveLength(0);
  }
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 4);
  await expect.poll(() => calls(origin, two, 'nobody').length).toBe(1);
  expect(askedPages(origin, two)).toEqual([]);

  for (const number of [5, 6, 7, 8]) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
  await expect.poll(() => askedPages(origin, two)).toContain(1);
  expect(calls(origin, two, 'nobody')).toHaveLength(1);
  expect(calls(origin, two, 'reader')).toHaveLength(0);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 1);
  await expect.poll(() => calls(origin, two, 'reader').length).toBe(1);
  expect(askedPages(origin, two).filter((number) => number === 1)).toHaveLength(1);
  expect(calls(origin, one, 'reader')).toHaveLength(1);
});

test('R26: a strip goes on into the next chapter as it is scrolled, without a break', async ({
  page,
  served: { origin },
}) => {
  const [one, two] = putAnew(origin, STRIP_CHAIN) as [number, number];
  await openChapter(page, one);
  await page.locator('[data-page="11"]').scrollIntoViewIfNeeded();
  await expect.poll(() => calls(origin, two, 'nobody').length).toBe(1);
  const boundary = page.locator(`[data-chapter="${two}"]`);
  await expect(boundary).toBeAttached();
  await expectLaidOut(page);
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  await boundary.evaluate((element) =>
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - 200, behavior: 'instant' }),
  );
  await expect(endOf(page, one)).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await expect(page).toHaveURL(new RegExp(`/viewer/${two}\\b`));
  await expectPageShown(page, 1);
  await expect.poll(() => calls(origin, two, 'reader').length).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);

  await page.evaluate(() => window.scrollBy({ top: -2_500, behavior: 'instant' }));
  await expect(page).toHaveURL(new RegExp(`/viewer/${one}\\b`));
});

test('R26: as the next chapter begins, the bars tell of it, and nothing in them moves', async ({
  page,
  served: { origin },
}) => {
  // Their names are not of one width.
  const ids = [9_411, 94_112, 941_123] as const;
  ids.forEach((id, index) => origin.put({ ...PAGE_CHAIN[0]!, id, titleId: ids[0], next: ids[index + 1] }));
  await openChapter(page, ids[0], { mode: 'horizontal', left: { page: 8, fraction: 0 } });
  // So near the end they stay.
  await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'shown');
  const bars = [page.getByRole('banner'), page.getByRole('contentinfo')] as const;
  await expect(bars[1]).toContainText(`#${ids[1]}`);
  // Words have their last width once their fonts are there.
  await expectLaidOut(page);
  await page.evaluate(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        window.moved.push(...sources.map(({ node }) => node?.textContent));
    }).observe({ type: 'layout-shift' });
  });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 1);
  await expect(bars[0]).toContainText(`#${ids[1]}`);
  await expect(bars[1]).toContainText(`#${ids[2]}`);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

test('R26: to read on by a key comes at once where the next chapter is there already', async ({
  page,
  served: { origin },
}) => {
  await openChapter(page, first, { mode: 'horizontal', left: { page: 8, fraction: 0 } });
  await expect.poll(() => askedPages(origin, second)).toContain(1);
  await expect(page.locator(`[data-chapter="${second}"] img[data-ready]`).first()).toBeAttached();
  origin.disturb(/./, { failure: 'silence' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-position]')).toHaveText('Page 1 of 8');
  await expectPageShown(page, 1);
});

for (const [what, { id, pages, next }] of [
  ['a ticket', CHAPTERS.ticketNext],
  ['subscribers', CHAPTERS.subscriptionNext],
] as const) {
  for (const mode of ['horizontal', 'vertical'] as const) {
    test(`R26: a chapter for ${what} is neither asked for ahead nor entered by a turn, ${mode}`, async ({
      page,
      served: { origin },
    }) => {
      const asked: Request[] = [];
      page.on('request', (request) => void asked.push(request));
      const calledFor = (chapterId: number) =>
        asked.filter((request) => request.url().includes(`chapter_id=${chapterId}&`));
      // What a link fetches ahead would hide that somebody goes there.
      await page.route(new RegExp(`/viewer/${next}\\b`), (route) => route.abort());
      await openChapter(page, id, { mode });
      await expectLaidOut(page);
      await page.keyboard.press('End');
      if (mode === 'vertical') await endOf(page, id).scrollIntoViewIfNeeded();
      await expect(endOf(page, id)).toBeInViewport();
      for (const key of ['ArrowRight', 'PageDown', ' ', 'n']) await page.keyboard.press(key);
      await expect(endOf(page, id)).toBeInViewport();
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator('[data-position]')).toHaveText(`Page ${pages.length} of ${pages.length}`);
      await expect(page).toHaveURL(new RegExp(`/viewer/${id}\\b`));
      expect(
        asked.filter(
          (request) => request.url().includes(`/viewer/${next}`) && !('next-router-prefetch' in request.headers()),
        ),
      ).toEqual([]);
      await expect.poll(() => calledFor(id).length).toBe(1);
      expect(calledFor(next)).toEqual([]);
      expect(askedPages(origin, next)).toEqual([]);
    });
  }
}
