import { expect, type Page } from 'playwright/test';

import { limits } from '@/lib/limits';

import { CHAPTERS } from '../../support/fixture-chapters';
import { holdTimers } from '../hold-timers';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const viewer = (page: Page) => page.locator('[data-viewer]');
const zones = (page: Page) => page.locator('[data-tap-zones]');
const slider = (page: Page) => page.getByRole('slider', { name: 'Page' });

/** Parts of the window's width. */
const SIDES = { left: 0.1, centre: 0.5, right: 0.9 };
const tap = (page: Page, side: keyof typeof SIDES) => page.touchscreen.tap(390 * SIDES[side], 400);

/** Brought by a tap of the centre, and taken away by another, wherever else taps do what. */
async function expectMenuZone(page: Page): Promise<void> {
  await expect(viewer(page)).toHaveAttribute('data-bars', 'hidden');
  await tap(page, 'centre');
  await expect(viewer(page)).toHaveAttribute('data-bars', 'shown');
  // At another place than before: two taps at one are a double tap.
  await page.touchscreen.tap(390 * SIDES.centre, 560);
  await expect(viewer(page)).toHaveAttribute('data-bars', 'hidden');
}

for (const [{ id }, tapZones, leads] of [
  [CHAPTERS.pages20, 'sides', 'right'],
  [CHAPTERS.pages20, 'inverted', 'left'],
  [CHAPTERS.rightToLeft, 'sides', 'left'],
  [CHAPTERS.rightToLeft, 'inverted', 'right'],
] as const) {
  test(`R29: in chapter ${id} with zones ${tapZones} a tap at the ${leads} turns on, one at the other side back`, async ({
    page,
  }) => {
    await openChapter(page, id, { mode: 'horizontal', settings: { tapZones } });
    await expectMenuZone(page);
    await tap(page, leads);
    await expectPageShown(page, 2);
    await tap(page, leads);
    await expectPageShown(page, 3);
    await tap(page, leads === 'left' ? 'right' : 'left');
    await expectPageShown(page, 2);
    await expectMenuZone(page);
  });
}

test('R29: with zones off taps turn nothing, and bring the bars wherever they are', async ({ page }) => {
  await openChapter(page, CHAPTERS.pages20.id, { mode: 'horizontal', settings: { tapZones: 'off' } });
  await expectMenuZone(page);
  for (const [side, bars] of [
    ['right', 'shown'],
    ['left', 'hidden'],
  ] as const) {
    await tap(page, side);
    await expect(viewer(page)).toHaveAttribute('data-bars', bars);
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '1');
  }
});

test('R29: the zones are shown once, and again when they have become others', async ({ page }) => {
  // As long as it takes to look at them.
  const passTime = await holdTimers(page, limits.tapZonesShownMs);
  await openChapter(page, CHAPTERS.pages20.id, { mode: 'horizontal' });
  await expect(zones(page)).toBeVisible();
  for (const words of ['Previous page', 'Menu', 'Next page']) await expect(zones(page).getByText(words)).toBeVisible();
  const [previous, next] = [
    await zones(page).getByText('Previous page').boundingBox(),
    await zones(page).getByText('Next page').boundingBox(),
  ];
  expect(previous!.x).toBeLessThan(next!.x);
  // They are in the way of nothing.
  await tap(page, 'right');
  await expectPageShown(page, 2);
  await passTime(page);
  await expect(zones(page)).toHaveCount(0);

  await page.reload();
  await expectPageShown(page, 2);
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: 'Settings' }).getByText('Swapped', { exact: true }).click();
  await expect(zones(page)).toBeVisible();
  const swapped = await zones(page).getByText('Next page').boundingBox();
  expect(swapped!.x).toBeLessThan(390 * 0.3);
});

test('R29: a strip has no zones, a tap anywhere is the centre’s', async ({ page }) => {
  await openChapter(page, CHAPTERS.pages20.id);
  await expect(zones(page)).toHaveCount(0);
  await expectMenuZone(page);
  await tap(page, 'right');
  await expect(viewer(page)).toHaveAttribute('data-bars', 'shown');
  await expectPageShown(page, 1);
});
