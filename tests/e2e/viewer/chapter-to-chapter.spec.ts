import { expect } from 'playwright/test';

import { PAGE_CHAIN, STRIP_CHAIN } from '../../support/fixture-chapters';
import { expectLaidOut, expectPageShown } from '../reader';
import { held } from './held';
import { endOf, openChapter } from './open-chapter';
import { askedPages, calls } from './picture-requests';
import { putAnew } from './put-anew';
import { test } from './served';
import { historyRow } from './stored';

test.use({ viewport: { width: 390, height: 844 } });

test('the next chapter loads within the last five pages, without a session, and a turn enters and leaves it @R26', async ({
  page,
  served: { origin },
}) => {
  const [one, two] = putAnew(origin, PAGE_CHAIN) as [number, number];
  await openChapter(page, one, { mode: 'horizontal', settings: { preload: 'few' } });
  await expect.poll(() => calls(origin, one, 'reader').length).toBe(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 3);
  await expect(page.locator('[data-page="5"] img[data-ready]')).toHaveCount(1);
  expect(calls(origin, two, 'nobody')).toHaveLength(0);
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 4);
  await expect.poll(() => calls(origin, two, 'nobody').length).toBe(1);
  expect(askedPages(origin, two)).toEqual([]);

  for (const number of [5, 6, 7, 8]) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
  await expect(page.locator(`[data-chapter="${two}"] img[data-ready]`).first()).toBeAttached();
  expect(calls(origin, two, 'reader')).toHaveLength(0);
  await page.keyboard.press('ArrowRight');
  await expect(endOf(page, one)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 1);
  await expect(page.locator('[data-position]')).toHaveText('Page 1 of 8');
  await expect(page).toHaveURL(new RegExp(`/viewer/${two}\\b`));
  await expect(page).toHaveTitle(new RegExp(`#${two}`));
  await expect(page.getByRole('banner')).toContainText(`#${two}`);
  await expect.poll(() => historyRow(page, one)).toMatchObject({ chapterId: two, page: 1, finished: false });
  await expect.poll(() => calls(origin, two, 'reader').length).toBe(1);
  expect(askedPages(origin, two).filter((number) => number === 1)).toHaveLength(1);

  await page.keyboard.press('ArrowLeft');
  await expect(endOf(page, one)).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 8);
  await expect(page).toHaveURL(new RegExp(`/viewer/${one}\\b`));
});

for (const mode of ['horizontal', 'vertical'] as const) {
  test(`nothing of the old chapter shows after a change, however late its pictures come, ${mode} @R34`, async ({
    page,
    served: { origin },
  }) => {
    const [one, two] = putAnew(origin, PAGE_CHAIN) as [number, number];
    const late = held();
    origin.disturb(new RegExp(`^/pages/(${one}/\\w+/[2-7]|${two}/)`), late);
    await openChapter(page, one, { mode, left: { page: 8, fraction: 0 } });
    await expect(page.locator(`[data-chapter="${two}"] [data-box]`).first()).toBeAttached();
    await page.locator('body').evaluate((_, id) => {
      const look = () => {
        for (const box of document.querySelectorAll(`[data-chapter="${id}"] [data-box]`)) {
          const { bottom, width } = box.getBoundingClientRect();
          if (width > 0 && bottom > 0.5) document.body.dataset.old = 'seen';
        }
        requestAnimationFrame(look);
      };
      document.addEventListener('keydown', () => requestAnimationFrame(look), { once: true });
    }, one);
    await page.keyboard.press('n');
    await expect(page).toHaveURL(new RegExp(`/viewer/${two}\\b`));
    await expect(page.locator('[data-position]')).toHaveText('Page 1 of 8');
    late.release();
    await expectPageShown(page, 1);
    await expect(page.locator(`[data-chapter="${two}"] img[data-ready]`)).not.toHaveCount(1);
    await expect(page.locator('body')).not.toHaveAttribute('data-old');
  });
}

test('a strip scrolls on into the next chapter and back @R26', async ({ page, served: { origin } }) => {
  const [one, two] = putAnew(origin, STRIP_CHAIN) as [number, number];
  await openChapter(page, one);
  await page.locator('[data-page="11"]').scrollIntoViewIfNeeded();
  const boundary = page.locator(`[data-chapter="${two}"]`);
  await expect(boundary).toBeAttached();
  await expectLaidOut(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await height();
  await boundary.evaluate((element) =>
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - 200, behavior: 'instant' }),
  );
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await expect(page).toHaveURL(new RegExp(`/viewer/${two}\\b`));
  await expectPageShown(page, 1);
  await expect.poll(() => calls(origin, two, 'reader').length).toBe(1);
  expect(await height()).toBe(heightBefore);
  await page.evaluate(() => window.scrollBy({ top: -2_500, behavior: 'instant' }));
  await expect(page).toHaveURL(new RegExp(`/viewer/${one}\\b`));
});
