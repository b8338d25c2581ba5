import { expect } from 'playwright/test';

import { limits } from '@/lib/limits';

import { CHAPTERS } from '../../support/fixture-chapters';
import { holdTimers } from '../hold-timers';
import { expectPageShown } from '../reader';
import { held } from './held';
import { askedPages } from './picture-requests';
import { test } from './served';

const SCRIPTS = '**/_next/static/chunks/**';
const { id: keyedId } = CHAPTERS.keyed;
const { id } = CHAPTERS.pages20;

for (const [name, chapterId] of Object.entries({ plain: id, keyed: keyedId })) {
  test(`the scripts of a page come after its first picture: ${name}`, async ({ page, served: { origin } }) => {
    // No while is long enough for them to begin by themselves.
    await holdTimers(page, limits.heldScriptsMs);
    await page.goto(`/viewer/${chapterId}`);
    await expectPageShown(page, 1);
    const { picture, script } = await page.evaluate(() => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        picture: all.find((one) => /\/pages\/\d+\/\w+\/1\.webp/.test(one.name))!.responseEnd,
        script: Math.min(
          ...all.filter((one) => one.name.includes('/_next/static/chunks/')).map(({ startTime }) => startTime),
        ),
      };
    });
    expect(script).toBeGreaterThan(picture);
    expect(askedPages(origin, chapterId).filter((number) => number === 1)).toHaveLength(1);
  });
}

test('whoever presses something waits for no picture', async ({ page }) => {
  await holdTimers(page, limits.heldScriptsMs);
  const picture = held();
  await page.route(/\/pages\/\d+\/\w+\/1\.webp/, async (route) => {
    await picture.until;
    await route.continue();
  });
  await page.goto(`/viewer/${id}`, { waitUntil: 'commit' });
  await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'shown');
  await page.keyboard.press('Shift');
  // They leave by themselves, once there are scripts.
  await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'hidden');
  picture.release();
  await expectPageShown(page, 1);
});

test('a first picture with a key is shown before there are scripts, and where there are none in the end', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(`/viewer/${keyedId}`);
  const picture = page.locator('[data-page="1"] img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('one that the origin refuses is asked for again by scripts', async ({ page, served: { origin } }) => {
  await holdTimers(page, limits.heldScriptsMs);
  origin.disturb(new RegExp(`^/pages/${keyedId}/\\w+/1\\.`), { failure: 404 });
  await page.goto(`/viewer/${keyedId}`, { waitUntil: 'commit' });
  await expect
    .poll(() => askedPages(origin, keyedId).filter((number) => number === 1).length, { timeout: 30_000 })
    .toBeGreaterThan(1);
});
