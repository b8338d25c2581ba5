import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown, showBars } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';
import { fingersOn, type Spot } from './touch';
import { underSpot } from './under';

const { id } = CHAPTERS.pages20;
const NEAR = 0.02;

const viewer = (page: Page) => page.locator('[data-viewer]');
const widthOf = async (page: Page, number = 1) => (await page.locator(`[data-page="${number}"]`).boundingBox())!.width;

/** The browser's own zoom is left alone, whatever fingers and wheels do. */
const expectOwnZoomOnly = async (page: Page) => expect(await page.evaluate(() => window.visualViewport!.scale)).toBe(1);

function expectNear(now: Spot, before: Spot) {
  expect(Math.abs(now.x - before.x)).toBeLessThan(NEAR);
  expect(Math.abs(now.y - before.y)).toBeLessThan(NEAR);
}

test.describe('by fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('R17: two fingers zoom the page where they are, turn none, and leave the bars as they were', async ({
    page,
  }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    await showBars(page);
    const bar = page.getByRole('banner');
    await expect.poll(async () => (await bar.boundingBox())!.y).toBe(0);
    const [spot, barBefore, width] = [{ x: 150, y: 420 }, await bar.boundingBox(), await widthOf(page)];
    const before = await underSpot(page, spot);
    const fingers = await fingersOn(page);

    await fingers.pinch(spot, { from: 90, to: 225 });
    await expect.poll(() => widthOf(page)).toBeCloseTo(width * 2.5, -1);
    expectNear(await underSpot(page, spot), before);
    expect(await bar.boundingBox()).toEqual(barBefore);
    await expectOwnZoomOnly(page);

    await test.step('the finger that stays down drags the page', async () => {
      await fingers.liftOne();
      const at = await underSpot(page, spot);
      await fingers.drag({ x: -60, y: 40 });
      await expect.poll(async () => (await underSpot(page, spot)).x).toBeGreaterThan(at.x + 0.01);
      await fingers.lift();
    });
    await test.step('and one that comes down again, as far as it likes, without turning', async () => {
      await fingers.touch({ x: 300, y: 500 });
      await fingers.drag({ x: -200, y: -20 });
      await fingers.lift();
      await expect(page.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuenow', '1');
      await expectPageShown(page, 1);
    });
    await test.step('two fingers that close fit the page again', async () => {
      await fingers.pinch(spot, { from: 300, to: 40 });
      await fingers.lift();
      await expect.poll(() => widthOf(page)).toBe(width);
      await expect(viewer(page)).not.toHaveAttribute('data-zoomed');
      await expect(page.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuenow', '1');
    });
  });

  test('R17: a double tap zooms in where it taps, and out again', async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    const [spot, width] = [{ x: 170, y: 400 }, await widthOf(page)];
    const before = await underSpot(page, spot);
    const fingers = await fingersOn(page);
    await fingers.doubleTap(spot);
    await expect.poll(() => widthOf(page)).toBe(2 * width);
    expectNear(await underSpot(page, spot), before);
    await expectOwnZoomOnly(page);
    await fingers.doubleTap(spot);
    await expect.poll(() => widthOf(page)).toBe(width);
    await expectPageShown(page, 1);
  });

  test('R17: a strip is zoomed where the fingers are, in and out', async ({ page }) => {
    await openChapter(page, CHAPTERS.strip.id, { left: { page: 4, fraction: 0.5 } });
    const bars = () =>
      page.locator('header, footer').evaluateAll((all) => all.map((bar) => [bar.clientWidth, bar.clientHeight]));
    const [spot, fingers, width, barsBefore] = [
      { x: 150, y: 422 },
      await fingersOn(page),
      await widthOf(page, 4),
      await bars(),
    ];
    const before = await underSpot(page, spot, 4);
    await fingers.pinch(spot, { from: 100, to: 220 });
    await fingers.lift();
    await expect.poll(() => widthOf(page, 4)).toBeCloseTo(width * 2.2, -1);
    expectNear(await underSpot(page, spot, 4), before);
    expect(await bars()).toEqual(barsBefore);
    await fingers.pinch(spot, { from: 400, to: 100 });
    await fingers.lift();
    await expect.poll(() => widthOf(page, 4)).toBeLessThan(width * 0.6);
    const under = await underSpot(page, spot, 4);
    expect(Math.abs(under.y - before.y)).toBeLessThan(NEAR);
    await expectOwnZoomOnly(page);
  });
});

test.describe('by wheel, keys and mouse', () => {
  test.use({ viewport: { width: 1000, height: 800 } });
  const SPOT = { x: 450, y: 380 };

  test('R17: a pinched trackpad, which is a wheel with ctrl, zooms where the pointer is', async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    const before = await underSpot(page, SPOT);
    const width = await widthOf(page);
    await page.mouse.move(SPOT.x, SPOT.y);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => widthOf(page)).toBeGreaterThan(3.5 * width);
    const now = await underSpot(page, SPOT);
    expectNear(now, before);
    await expectOwnZoomOnly(page);
    await expectPageShown(page, 1);
  });

  test('R17: keys zoom in and out and end the zoom', async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    const width = await widthOf(page);
    for (const [key, times] of [
      ['+', 1.25],
      ['+', 1.25 ** 2],
      ['-', 1.25],
      ['0', 1],
      ['-', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(async () => Math.abs((await widthOf(page)) - width * times)).toBeLessThanOrEqual(1);
    }
  });

  test('R17: a mouse drags the zoomed page along, and a turn ends the zoom', async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    const width = await widthOf(page);
    for (let press = 0; press < 4; press++) await page.keyboard.press('+');
    await expect(viewer(page)).toHaveAttribute('data-zoomed');
    const before = (await page.locator('[data-page="1"]').boundingBox())!;
    await page.mouse.move(600, 600);
    await page.mouse.down();
    await page.mouse.move(500, 450, { steps: 5 });
    await page.mouse.up();
    const after = (await page.locator('[data-page="1"]').boundingBox())!;
    expect([after.x - before.x, after.y - before.y]).toEqual([-100, -150]);
    await expectPageShown(page, 1);

    // Keys move within a page that is larger than the window before they turn.
    await page
      .locator('[data-viewer] main')
      .evaluate((stage) => stage.scrollTo({ top: stage.scrollHeight, left: stage.scrollWidth, behavior: 'instant' }));
    await page.keyboard.press('PageDown');
    await expectPageShown(page, 2);
    await expect(viewer(page)).not.toHaveAttribute('data-zoomed');
    expect(await widthOf(page, 2)).toBe(width);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1000 } });

  test('R18: a strip is as wide as its reader sets it, and as narrow as he zooms it out', async ({ page }) => {
    await openChapter(page, CHAPTERS.strip.id);
    for (const [key, width] of [
      ['-', 640],
      ['-', 512],
      ['0', 800],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => widthOf(page)).toBe(width);
    }
    await page.keyboard.press('s');
    const widths = page.getByRole('dialog', { name: 'Settings' }).getByRole('group', { name: 'Strip width' });
    for (const [value, width] of [
      ['Wide', 1100],
      ['Full width', 1920],
      ['Regular', 800],
      ['Narrow', 560],
    ] as const) {
      await widths.getByText(value, { exact: true }).click();
      await expect.poll(() => widthOf(page)).toBe(width);
    }
    await page.reload();
    await expectPageShown(page, 1);
    await expect.poll(() => widthOf(page)).toBe(560);
  });
});
