import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { held } from './held';
import { openChapter } from './open-chapter';
import { placeInMiddle } from './place';
import { test } from './served';

const LATE = { delayMs: 3_000 };
const { id } = CHAPTERS.pages20;

test.use({ viewport: { width: 1000, height: 800 } });

declare global {
  interface Window {
    /** All layout shifts, also those that answer an input. */
    shifts: number;
    /** Everything that lay in the middle of the window in any frame, since it was last emptied. */
    places: Set<string>;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0, places: new Set() });
    new PerformanceObserver((list) => void (window.shifts += list.getEntries().length)).observe({
      type: 'layout-shift',
      buffered: true,
    });
    const look = () => {
      const [x, y] = [window.innerWidth / 2, window.innerHeight / 2];
      const box = document
        .elementsFromPoint(x, y)
        .map((element) => element.closest<HTMLElement>('[data-page]'))
        .find((found) => found !== null);
      if (box) window.places.add(`${box.dataset.page} at ${box.getBoundingClientRect().top}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
});

test('R1: a strip whose pictures come three seconds late never moves under the reader', async ({
  page,
  served: { origin },
}) => {
  origin.disturb(/^\/pages\//, LATE);
  await openChapter(page, id);
  // None of these was near enough to be there already.
  for (const number of [7, 16, 12]) {
    const late = held();
    origin.disturb(/^\/pages\//, { ...LATE, ...late });
    await page.evaluate((wanted) => {
      const { top, height } = document.querySelector(`[data-page="${wanted}"]`)!.getBoundingClientRect();
      window.scrollBy({ top: top + height * 0.6 - window.innerHeight / 2, behavior: 'instant' });
      window.places.clear();
    }, number);
    await expect(page.locator(`[data-page="${number}"] img[data-ready]`)).toHaveCount(0);
    late.release();
    await expectPageShown(page, number);
    await expect(page.locator(`[data-page="${number + 1}"] img[data-ready]`)).toHaveCount(1);
    expect(await page.evaluate(() => [...window.places].map((place) => place.split(' ')[0]))).toEqual([String(number)]);
  }
  expect(await page.evaluate(() => window.shifts)).toBe(0);
});

test('R1: turned pages whose pictures come three seconds late shift nothing', async ({ page, served: { origin } }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  await expect(page.locator('[data-page="5"] img[data-ready]')).toHaveCount(1);
  origin.disturb(/^\/pages\//, LATE);
  const slider = page.getByRole('slider', { name: 'Page' });
  for (const [key, number] of [
    ['End', 20],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuenow', String(number));
  }
  for (let number = 2; number <= 7; number++) await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 7);
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 6);
  expect(await page.evaluate(() => window.shifts)).toBe(0);
});

test.describe('R2: the place stays', () => {
  const LEFT = { page: 37, fraction: 0.4 };
  const { id: long } = CHAPTERS.pages100;
  const expectPlace = (page: Page) =>
    expect
      .poll(async () => {
        const { page: number, fraction } = await placeInMiddle(page);
        return number === LEFT.page && Math.abs(fraction - LEFT.fraction) <= 0.02
          ? 'kept'
          : `page ${number} at ${fraction} of ${JSON.stringify(page.viewportSize())}`;
      })
      .toBe('kept');

  test('R2: when the window is made narrower, wider, lower and higher', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openChapter(page, long, { left: LEFT });
    await expectPlace(page);
    for (const size of [
      { width: 800, height: 900 },
      { width: 500, height: 900 },
      { width: 500, height: 500 },
      { width: 1920, height: 1080 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.evaluate(() => [window.innerWidth, window.innerHeight]))
        .toEqual([size.width, size.height]);
      await expectPlace(page);
    }
  });

  for (const deviceScaleFactor of [2, 3]) {
    test.describe(`on a phone with ${deviceScaleFactor} dots to the pixel`, () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor });

      test('R2: when the phone is turned, and turned back', async ({ page }) => {
        await openChapter(page, long, { left: LEFT });
        await expectPlace(page);
        for (const [width, height] of [
          [844, 390],
          [390, 844],
          [844, 390],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
          await expectPlace(page);
        }
      });
    });
  }

  test('R2: when the gap between pages, the width of the strip and the direction of reading change', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openChapter(page, long, { left: LEFT });
    await page.keyboard.press('s');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    const box = page.locator('[data-page="37"]');
    const choose = (group: string, value: string) =>
      settings.getByRole('group', { name: group }).getByText(value, { exact: true }).click();
    for (const [value, gap] of [
      ['Large', 60],
      ['None', 0],
      ['Small', 10],
      ['Auto', 30],
    ] as const) {
      await choose('Gap between pages', value);
      await expect
        .poll(
          async () =>
            (await page.locator('[data-page="38"]').boundingBox())!.y -
            (await box.boundingBox())!.y -
            (await box.boundingBox())!.height,
        )
        .toBe(gap);
      await expectPlace(page);
    }
    for (const [value, width] of [
      ['Narrow', 560],
      ['Wide', 1100],
      ['Full width', 1280],
      ['Regular', 800],
    ] as const) {
      await choose('Strip width', value);
      await expect.poll(async () => (await box.boundingBox())!.width).toBe(width);
      await expectPlace(page);
    }
    for (const value of ['Horizontal', 'Vertical']) {
      await choose('Reading direction', value);
      await expect(page.locator('[data-viewer]')).toHaveAttribute('data-mode', value.toLowerCase());
    }
    await expectPageShown(page, 37);
    await expect.poll(async () => (await placeInMiddle(page)).page).toBe(37);
  });

  test('R2: when the fit of turned pages and the size of the window change', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await openChapter(page, long, { mode: 'horizontal', left: { page: 37, fraction: 0 } });
    const viewer = page.locator('[data-viewer]');
    const slider = page.getByRole('slider', { name: 'Page' });
    for (const fit of ['width', 'height', 'original', 'page']) {
      await page.keyboard.press('z');
      await expect(viewer).toHaveAttribute('data-fit', fit);
      await expectPageShown(page, 37);
      await expect(slider).toHaveAttribute('aria-valuenow', '37');
    }
    for (const width of [1280, 700]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      await expectPageShown(page, 37);
    }
    await expect(slider).toHaveAttribute('aria-valuenow', '37');
  });
});
