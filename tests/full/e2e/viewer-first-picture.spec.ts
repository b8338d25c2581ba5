import { expect } from 'playwright/test';

import { limits } from '@/lib/limits';

import { CHAPTERS } from '@/tests/support/fixture-chapters';
import { holdTimers } from '@/tests/e2e/hold-timers';
import { expectPageShown } from '@/tests/e2e/reader';
import { held } from '@/tests/e2e/viewer/held';
import { askedPages } from '@/tests/e2e/viewer/picture-requests';
import { test } from '@/tests/e2e/viewer/served';

const { id: keyedId, pages } = CHAPTERS.keyedStrip;

test('scripts start after the first encrypted picture, and one worker decrypts the others', async ({
  page,
  served: { origin },
}) => {
  // Neither timer ends by itself: when scripts start without the picture, and when the page stops waiting for its worker.
  await holdTimers(page, limits.heldScriptsMs);
  await holdTimers(page, limits.workerWaitMs);
  await page.goto(`/viewer/${keyedId}`);
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
  expect(askedPages(origin, keyedId).filter((number) => number === 1)).toHaveLength(1);

  await page.locator(`[data-page="${pages.length}"]`).scrollIntoViewIfNeeded();
  await expectPageShown(page, pages.length);
  expect(page.workers()).toHaveLength(1);
  const fetched = await page
    .workers()[0]!
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.some((address) => address.includes(`/${pages.length}.webp`))).toBe(true);
});

test('a press starts the scripts while the first picture is still loading', async ({ page }) => {
  await holdTimers(page, limits.heldScriptsMs);
  const picture = held();
  await page.route(/\/pages\/\d+\/\w+\/1\.webp/, async (route) => {
    await picture.until;
    await route.continue();
  });
  await page.goto(`/viewer/${CHAPTERS.pages20.id}`, { waitUntil: 'commit' });
  await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'shown');
  await page.keyboard.press('Shift');
  // Scripts alone hide them.
  await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'hidden');
  picture.release();
  await expectPageShown(page, 1);
});
