import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown, showBars } from '../reader';
import { expectPage, openChapter } from './open-chapter';
import { test } from './served';
import { fingersOn, type Spot } from './touch';

const { id } = CHAPTERS.pages20;
const NEAR = 0.02;

const viewer = (page: Page) => page.locator('[data-viewer]');
/** 0 while the page is not drawn, as between a tap that turns and the second that takes the turn back. */
const widthOf = async (page: Page, number = 1) =>
  (await page.locator(`[data-page="${number}"]`).boundingBox())?.width ?? 0;

/** Which part of a page's picture lies under a spot of the window: 0 to 1 across and down. */
async function underSpot(page: Page, { x, y }: Spot, number = 1): Promise<Spot> {
  const box = (await page.locator(`[data-page="${number}"]`).boundingBox())!;
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

function expectNear(now: Spot, before: Spot) {
  expect(Math.abs(now.x - before.x)).toBeLessThan(NEAR);
  expect(Math.abs(now.y - before.y)).toBeLessThan(NEAR);
}

const expectNoBrowserZoom = async (page: Page) =>
  expect(await page.evaluate(() => window.visualViewport!.scale)).toBe(1);

test.describe('by fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a pinch and a double tap zoom the touched point, turn no page and leave the bars alone @R17', async ({
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
    await expectNoBrowserZoom(page);
    await fingers.lift();
    await expect(viewer(page)).toHaveAttribute('data-zoomed');

    await test.step('one finger drags the zoomed page and turns nothing', async () => {
      await fingers.touch({ x: 300, y: 500 });
      await fingers.drag({ x: -200, y: -20 });
      await fingers.lift();
      await expect.poll(async () => (await underSpot(page, spot)).x).toBeGreaterThan(before.x + 0.1);
      await expectPage(page, 1);
    });
    await test.step('two fingers that close fit the page again', async () => {
      await fingers.pinch(spot, { from: 280, to: 40 });
      await fingers.lift();
      await expect.poll(() => widthOf(page)).toBe(width);
      await expect(viewer(page)).not.toHaveAttribute('data-zoomed');
      await expectPage(page, 1);
    });
    await test.step('a double tap zooms in and out', async () => {
      const fitted = await underSpot(page, spot);
      await fingers.doubleTap(spot);
      await expect.poll(() => widthOf(page)).toBe(2 * width);
      expectNear(await underSpot(page, spot), fitted);
      await fingers.doubleTap(spot);
      await expect.poll(() => widthOf(page)).toBe(width);
      await expectPage(page, 1);
    });
    await test.step('over a zone, too, which turns at a single tap', async () => {
      const zone = { x: 330, y: 420 };
      const fitted = await underSpot(page, zone);
      await expect(page.locator('[data-page="2"] img[data-ready]')).toHaveCount(1);
      await fingers.doubleTap(zone);
      await expect.poll(() => widthOf(page)).toBe(2 * width);
      expectNear(await underSpot(page, zone), fitted);
      await expectPage(page, 1);
      await fingers.doubleTap(zone);
      await expect.poll(() => widthOf(page)).toBe(width);
      await page.touchscreen.tap(zone.x, zone.y);
      await expectPage(page, 2);
    });
  });

  for (const mode of ['horizontal', 'vertical'] as const)
    test(`the finger that stays after a pinch pans by its own way in ${mode} reading @R17`, async ({ page }) => {
      await openChapter(page, id, { mode, left: { page: 2, fraction: 0.5 } });
      const spot = { x: 195, y: 420 };
      const corner = async () => (await page.locator('[data-page="2"]').boundingBox())!;
      const fingers = await fingersOn(page);
      for (const lifted of [0, 1]) {
        await fingers.pinch(spot, { from: 90, to: 180 });
        await expect(viewer(page)).toHaveAttribute('data-zoomed');
        await fingers.lift(lifted);
        const before = await corner();
        await fingers.drag({ x: -40, y: 16 });
        await expect.poll(async () => (await corner()).x - before.x).toBe(-40);
        expect((await corner()).y - before.y).toBe(16);
        await fingers.lift();
        await expectPageShown(page, 2);
      }
    });

  test('a strip zooms at the fingers, in and out @R17', async ({ page }) => {
    await openChapter(page, CHAPTERS.strip.id, { left: { page: 4, fraction: 0.5 } });
    const [spot, fingers, width] = [{ x: 150, y: 422 }, await fingersOn(page), await widthOf(page, 4)];
    const before = await underSpot(page, spot, 4);
    await fingers.pinch(spot, { from: 100, to: 220 });
    await fingers.lift();
    await expect.poll(() => widthOf(page, 4)).toBeCloseTo(width * 2.2, -1);
    expectNear(await underSpot(page, spot, 4), before);
    await fingers.pinch(spot, { from: 280, to: 70 });
    await fingers.lift();
    await expect.poll(() => widthOf(page, 4)).toBeLessThan(width * 0.6);
    expect(Math.abs((await underSpot(page, spot, 4)).y - before.y)).toBeLessThan(NEAR);
    await expectNoBrowserZoom(page);
  });
});

test.describe('by wheel, keys and mouse', () => {
  test.use({ viewport: { width: 1000, height: 800 } });

  test('a pinched trackpad zooms at the pointer, a mouse drags the page, and a turn ends the zoom @R17', async ({
    page,
  }) => {
    const spot = { x: 450, y: 380 };
    await openChapter(page, id, { mode: 'horizontal' });
    const [before, width] = [await underSpot(page, spot), await widthOf(page)];
    await page.mouse.move(spot.x, spot.y);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => widthOf(page)).toBeGreaterThan(3.5 * width);
    expectNear(await underSpot(page, spot), before);
    await expectNoBrowserZoom(page);
    await expect(viewer(page)).toHaveAttribute('data-zoomed');

    const boxBefore = (await page.locator('[data-page="1"]').boundingBox())!;
    await page.mouse.move(600, 600);
    await page.mouse.down();
    await page.mouse.move(500, 450, { steps: 5 });
    await page.mouse.up();
    const boxAfter = (await page.locator('[data-page="1"]').boundingBox())!;
    expect([boxAfter.x - boxBefore.x, boxAfter.y - boxBefore.y]).toEqual([-100, -150]);
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
