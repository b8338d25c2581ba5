import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectHydrated, expectLaidOut, expectPageShown } from '../reader';
import { held } from './held';
import { chooseSetting, expectPage, openChapter } from './open-chapter';
import { placeInMiddle } from './place';
import { test } from './served';

const { id } = CHAPTERS.pages20;
const { id: longId } = CHAPTERS.pages100;
const LEFT = { page: 37, fraction: 0.4 };

declare global {
  interface Window {
    /** All layout shifts, also those that answer an input. */
    shifts: number;
    /** Every page that lay in the middle of the window in any frame, since it was last emptied. */
    middlePages: Set<string | undefined>;
  }
}

const expectPlace = (page: Page) =>
  expect
    .poll(async () => {
      const { page: number, fraction } = await placeInMiddle(page);
      return number === LEFT.page && Math.abs(fraction - LEFT.fraction) <= 0.02
        ? 'restored'
        : `page ${number} at ${fraction} of ${JSON.stringify(page.viewportSize())}`;
    })
    .toBe('restored');

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([width, height]);
}

test.describe('in a window', () => {
  test.use({ viewport: { width: 1000, height: 800 } });

  test('late pictures move nothing: boxes have their final size before @R1', async ({ page, served: { origin } }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0, middlePages: new Set() });
      new PerformanceObserver((list) => void (window.shifts += list.getEntries().length)).observe({
        type: 'layout-shift',
        buffered: true,
      });
      const look = () => {
        const box = document
          .elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
          .map((element) => element.closest<HTMLElement>('[data-page]'))
          .find((found) => found !== null);
        if (box) window.middlePages.add(box.dataset.page);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const first = held();
    origin.disturb(/^\/pages\//, first);
    await page.goto(`/viewer/${id}`, { waitUntil: 'commit' });
    const box = page.locator('[data-page="1"]');
    await expect(box).toHaveCSS('width', '800px');
    const sizeBefore = await box.boundingBox();
    expect(sizeBefore!.height / sizeBefore!.width).toBeCloseTo(1536 / 1080, 2);
    first.release();
    await expectPageShown(page, 1);
    expect(await box.boundingBox()).toEqual(sizeBefore);

    // None of these was near enough to be there already.
    for (const number of [7, 16, 12]) {
      const late = held();
      origin.disturb(/^\/pages\//, late);
      await page.evaluate((wanted) => {
        const { top, height } = document.querySelector(`[data-page="${wanted}"]`)!.getBoundingClientRect();
        window.scrollBy({ top: top + height * 0.6 - window.innerHeight / 2, behavior: 'instant' });
        window.middlePages.clear();
      }, number);
      await expect(page.locator(`[data-page="${number}"] img[data-ready]`)).toHaveCount(0);
      late.release();
      await expectPageShown(page, number);
      await expect(page.locator(`[data-page="${number + 1}"] img[data-ready]`)).toHaveCount(1);
      expect(await page.evaluate(() => [...window.middlePages])).toEqual([String(number)]);
    }
    expect(await page.evaluate(() => window.shifts)).toBe(0);
  });

  test('the reading position survives resizing, gaps, strip widths, modes and fits @R2 @R18', async ({ page }) => {
    await resize(page, 1280, 900);
    await openChapter(page, longId, { left: LEFT });
    await expectPlace(page);
    for (const width of [500, 1920, 1280]) {
      await resize(page, width, 900);
      await expectPlace(page);
    }

    const box = page.locator('[data-page="37"]');
    const width = async () => (await box.boundingBox())!.width;
    await page.keyboard.press('-');
    await expect.poll(width).toBe(640);
    await expectPlace(page);
    await page.keyboard.press('0');
    await page.keyboard.press('s');
    await chooseSetting(page, 'Gap between pages', 'Large');
    const gapBelow = async () => {
      const [above, below] = [await box.boundingBox(), await page.locator('[data-page="38"]').boundingBox()];
      return below!.y - above!.y - above!.height;
    };
    await expect.poll(gapBelow).toBe(60);
    await expectPlace(page);
    for (const [value, px] of [
      ['Full width', 1280],
      ['Narrow', 560],
    ] as const) {
      await chooseSetting(page, 'Strip width', value);
      await expect.poll(width).toBe(px);
      await expectPlace(page);
    }

    await chooseSetting(page, 'Reading direction', 'Horizontal');
    await page.keyboard.press('Escape');
    await resize(page, 1000, 800);
    await expectPage(page, 37);
    for (const fit of ['width', 'height', 'original', 'page']) {
      await page.keyboard.press('z');
      await expect(page.locator('[data-viewer]')).toHaveAttribute('data-fit', fit);
      await expectPage(page, 37);
    }
    await page.keyboard.press('m');
    await expectPageShown(page, 37);
    await expect.poll(async () => (await placeInMiddle(page)).page).toBe(37);
    await expect.poll(width).toBe(560);
  });
});

test('a page of a strip that has not come shows its number, and a spinner after 300 ms @R33', async ({
  page,
  served: { origin },
}) => {
  const late = held();
  origin.disturb(new RegExp(`/pages/${id}/high/[^1]`), late);
  await openChapter(page, id);
  await page.locator('[data-page="4"]').evaluate((box) => box.scrollIntoView());
  const placeholder = page.locator('[data-page="4"] [data-placeholder]');
  await expect(placeholder).toHaveText('4');
  await expect(placeholder).toBeInViewport();
  const spinner = placeholder.locator('span span').last();
  const seenAfter = (ms: number) =>
    spinner.evaluate((element, currentTime) => {
      for (const animation of element.getAnimations()) Object.assign(animation, { currentTime });
      return getComputedStyle(element).visibility;
    }, ms);
  expect([await seenAfter(299), await seenAfter(301)]).toEqual(['hidden', 'visible']);
  late.release();
  await expectPageShown(page, 4);
  await expect(placeholder).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

  test('the reading position survives turning the phone @R2', async ({ page }) => {
    await openChapter(page, longId, { left: LEFT });
    await expectPlace(page);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      await expectPlace(page);
    }
  });

  for (const when of ['the first page is there', 'the viewer answers'])
    test(`End, pressed in a strip once ${when}, reaches its end, however late pictures and heights come @R20`, async ({
      page,
      served: { origin },
    }) => {
      const late = held();
      origin.disturb(/^\/(pages|pictures)\//, late);
      await page.goto(`/viewer/${CHAPTERS.banners.id}`, { waitUntil: 'commit' });
      await expect(page.locator('[data-last]')).toBeAttached();
      if (when === 'the viewer answers') await expectHydrated(page);
      await page.keyboard.press('End');
      const below = () =>
        page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);
      await expect.poll(below).toBeLessThanOrEqual(1);
      late.release();
      await expectLaidOut(page);
      await expect(page.locator('[data-last] img').last()).toHaveJSProperty('complete', true);
      await expect.poll(below).toBeLessThanOrEqual(1);
    });
});
