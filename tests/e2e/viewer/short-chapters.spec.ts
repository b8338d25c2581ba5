import { expect, type Page } from 'playwright/test';

import { CHAPTERS, PAGE_CHAIN } from '../../support/fixture-chapters';
import { expectLaidOut, expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';
import { chaptersRead, historyRow, leftAt } from './stored';

const MODES = ['horizontal', 'vertical'] as const;
const SHORT = [
  { what: 'one page', chapter: CHAPTERS.onePage },
  { what: 'two pages', chapter: CHAPTERS.twoPages },
  { what: 'three pages', chapter: CHAPTERS.threePages },
  { what: 'a last page five pixels high', chapter: CHAPTERS.tinyEnd },
];

test.use({ viewport: { width: 390, height: 844 } });

const isRead = async (page: Page, id: number) => ({
  left: (await leftAt(page, id))?.finished,
  row: (await historyRow(page, id))?.finished,
});

async function readToEnd(page: Page, mode: (typeof MODES)[number], pages: number): Promise<void> {
  if (mode === 'vertical') {
    await expectLaidOut(page);
    return page.keyboard.press('End');
  }
  for (let number = 2; number <= pages; number++) {
    await page.keyboard.press('PageDown');
    await expectPageShown(page, number);
  }
  await page.keyboard.press('PageDown');
}

for (const mode of MODES) {
  for (const {
    what,
    chapter: { id, pages },
  } of SHORT) {
    test(`R11: ${what}, ${mode}: opens at its beginning, is read to its end, and counts as read`, async ({ page }) => {
      await openChapter(page, id, { mode });
      await expect(page.locator('[data-position]')).toHaveText(`Page 1 of ${pages.length}`);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await readToEnd(page, mode, pages.length);
      await expect(page.getByRole('heading', { name: `That was #${id}` })).toBeInViewport();
      await expect.poll(() => isRead(page, id)).toEqual({ left: true, row: true });
      await expect.poll(() => historyRow(page, id)).toMatchObject({ page: pages.length, total: pages.length });
      await page.keyboard.press('PageDown');
      await expect(page).toHaveURL(new RegExp(`/viewer/${id}\\b`));
    });
  }

  test(`R11: a page five pixels high is there to be seen, ${mode}`, async ({ page }) => {
    const { id, pages } = CHAPTERS.tinyEnd;
    await openChapter(page, id, { mode });
    if (mode === 'horizontal') for (let turn = 1; turn < pages.length; turn++) await page.keyboard.press('ArrowRight');
    else await page.locator(`[data-page="${pages.length}"]`).scrollIntoViewIfNeeded();
    await expectPageShown(page, pages.length);
    const { height } = (await page.locator(`[data-page="${pages.length}"]`).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(1);
  });

  test(`R10: a chapter that was read opens at its first page and stays there, ${mode}`, async ({ page }) => {
    const { id } = PAGE_CHAIN[0]!;
    await page.clock.install();
    await page.addInitScript(
      (chapterId) => localStorage.setItem('viewerPositions', JSON.stringify([[chapterId, 8, 0.9, 1]])),
      id,
    );
    await openChapter(page, id, { mode });
    await expect(page.locator('[data-position]')).toHaveText('Page 1 of 8');
    await page.clock.fastForward(10_000);
    await expectPageShown(page, 1);
    await expect(page.locator('[data-position]')).toHaveText('Page 1 of 8');
    await expect(page).toHaveURL(new RegExp(`/viewer/${id}\\b`));
  });

  test(`R10: the end of a chapter stays the end until its reader goes on, ${mode}`, async ({ page }) => {
    const { id } = PAGE_CHAIN[0]!;
    await page.clock.install();
    await openChapter(page, id, { mode });
    await page.keyboard.press('End');
    const end = page.getByRole('heading', { name: `That was #${id}` });
    if (mode === 'vertical') await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    await page.clock.fastForward(10_000);
    await expect(end).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/viewer/${id}\\b`));
  });
}

test('R10: an address that names a page opens there, and one past the end at the last', async ({ page }) => {
  const { id } = CHAPTERS.pages20;
  await page.addInitScript(() => localStorage.setItem('viewerMode', 'horizontal'));
  for (const [asked, opened] of [
    ['6', 6],
    ['99', 20],
    ['-3', 1],
    ['x', 1],
  ] as const) {
    await page.goto(`/viewer/${id}?page=${asked}`);
    await expectPageShown(page, opened);
    await page.evaluate(() => localStorage.removeItem('viewerPositions'));
  }
});

test.describe('R12: read in a hurry', () => {
  const { id } = CHAPTERS.pages100;

  test('R12: a strip that is flung to its end counts as read, and says so', async ({ page }) => {
    await openChapter(page, id);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(page.locator('[data-position]')).toHaveText('Page 100 of 100');
    await expect.poll(() => isRead(page, id)).toEqual({ left: true, row: true });
    await expect.poll(() => historyRow(page, id)).toMatchObject({ page: 100, total: 100 });
  });

  test('R12: a chapter that is flung over into the next one counts as read', async ({ page }) => {
    const [first, second] = PAGE_CHAIN.map((chapter) => chapter.id) as [number, number];
    await openChapter(page, first, { left: { page: 7, fraction: 0 } });
    const secondPage = page.locator(`[data-chapter="${second}"] [data-box]`).nth(1);
    await secondPage.waitFor({ state: 'attached' });
    await expect.poll(() => leftAt(page, first)).toMatchObject({ finished: false });
    await secondPage.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(page).toHaveURL(new RegExp(`/viewer/${second}\\b`));
    await expect.poll(() => leftAt(page, first)).toEqual({ page: PAGE_CHAIN[0]!.pages.length, finished: true });
    await expect.poll(() => chaptersRead(page)).toEqual([first]);
    await expect.poll(() => historyRow(page, first)).toMatchObject({ chapterId: second, finished: false });
  });

  test('R12: a key held down to the end counts it as read', async ({ page }) => {
    const short = CHAPTERS.pages20.id;
    await openChapter(page, short, { mode: 'horizontal' });
    for (let turn = 2; turn <= 20; turn++) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await expectPageShown(page, 20);
    await expect.poll(() => isRead(page, short)).toEqual({ left: true, row: true });
  });
});
