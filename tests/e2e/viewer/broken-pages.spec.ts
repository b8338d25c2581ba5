import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { calls } from './picture-requests';
import { test } from './served';

// One page at a time.
test.use({ viewport: { width: 1000, height: 800 } });

const { id } = CHAPTERS.pages20;
const FIRST = /^\/pages\/\d+\/\w+\/1\.webp/;
const SECOND = /^\/pages\/\d+\/\w+\/2\.webp/;
/** How often the viewer asks for a picture by itself, and longer than it waits each time, in ms. */
const ATTEMPTS = 4;
const WAIT = 10_000;

const box = (page: Page) => page.locator('[data-page="2"]');
const retry = (page: Page) => box(page).getByRole('button', { name: 'Try again' });

test.beforeEach(async ({ page }) => {
  // Timers run as ever, and can be run ahead of.
  await page.clock.install();
});

for (const [failure, mode] of [
  [404, 'vertical'],
  ['garbage', 'horizontal'],
  ['drop', 'vertical'],
] as const) {
  test(`R23: a page that fails (${failure}) is asked for anew by itself, then by the reader, at another address each time`, async ({
    page,
    served: { origin },
  }) => {
    const asked = () =>
      origin.asked.filter(({ path }) => SECOND.test(path)).map(({ path }) => new URL(path, 'http://o').search);
    origin.disturb(SECOND, { failure });
    await openChapter(page, id, { mode });
    if (mode === 'horizontal') await page.keyboard.press('ArrowRight');
    else await box(page).scrollIntoViewIfNeeded();
    await expect(retry(page)).toBeInViewport();
    const size = async () => box(page).evaluate((element) => [element.clientWidth, element.clientHeight]);
    const before = await size();

    await expect
      .poll(async () => {
        await page.clock.fastForward(WAIT);
        return new Set(asked()).size;
      })
      .toBe(ATTEMPTS);
    await expect(retry(page)).toBeVisible();
    await page.clock.fastForward(10 * WAIT);
    expect(new Set(asked()).size).toBe(ATTEMPTS);
    expect(await size()).toEqual(before);

    origin.heal();
    await retry(page).click();
    await expectPageShown(page, 2);
    expect(new Set(asked()).size).toBe(ATTEMPTS + 1);
    expect(await size()).toEqual(before);
  });
}

test('R23: a page that comes at the second attempt is shown without the reader’s doing', async ({
  page,
  served: { origin },
}) => {
  origin.disturb(SECOND, { failure: 500 });
  await openChapter(page, id);
  await box(page).scrollIntoViewIfNeeded();
  await expect(retry(page)).toBeVisible();
  origin.heal();
  await page.clock.fastForward(WAIT);
  await expectPageShown(page, 2);
  await expect(retry(page)).toBeHidden();
});

test('R23: the first page, which failed before there were scripts, is asked for anew by itself', async ({
  page,
  served: { origin },
}) => {
  origin.disturb(FIRST, { failure: 500 });
  const failed = page.waitForResponse((response) => FIRST.test(new URL(response.url()).pathname));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(`/viewer/${id}`);
  await expect(page.locator('[data-page="1"]').getByRole('button', { name: 'Try again' })).toBeInViewport();
  origin.heal();
  await page.clock.fastForward(WAIT);
  await expectPageShown(page, 1);
});

test('R23: pictures that never can be shown are said to be missing, and the reading goes on', async ({ page }) => {
  await openChapter(page, CHAPTERS.broken.id, { mode: 'horizontal' });
  await page.keyboard.press('ArrowRight');
  await expect(box(page).getByText('This page did not come through.')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 3);
});

test('R23: addresses that have run out are asked for anew after the second failure', async ({
  page,
  served: { origin },
}) => {
  const chapter = { ...CHAPTERS.pages20, id: 9_230, signature: 'old' };
  origin.put(chapter);
  origin.disturb(/\/20\.webp\?s=old/, { failure: 403 });
  await openChapter(page, chapter.id, { mode: 'horizontal' });
  await expect.poll(() => calls(origin, chapter.id, 'reader')[0]?.outcome).toBe('answered');
  origin.put({ ...chapter, signature: 'new' });

  // No picture is tried again but when it is time.
  await page.clock.pauseAt(new Date(Date.now() + WAIT));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-page="20"]').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(calls(origin, chapter.id, 'reader')).toHaveLength(1);
  const failed = () => origin.asked.filter(({ path }) => /\/20\.webp\?s=old/.test(path));
  await expect
    .poll(async () => {
      await page.clock.fastForward(1_000);
      return failed().length;
    })
    .toBe(2);
  await expectPageShown(page, 20);
  expect(await page.locator('[data-page="20"] img').getAttribute('src')).toContain('s=new');
  expect(failed()).toHaveLength(2);
  expect(calls(origin, chapter.id, 'reader')).toHaveLength(2);
});

test('R23: addresses of the next chapter that have run out are asked for anew before it is entered', async ({
  page,
  served: { origin },
}) => {
  const chapter = { ...CHAPTERS.pages20, id: 9_231, titleId: 9_231, next: 9_232 };
  const next = { ...CHAPTERS.pages20, id: 9_232, titleId: 9_231, signature: 'old' };
  origin.put(chapter);
  origin.put(next);
  origin.disturb(/^\/pages\/9232\/.*s=old/, { failure: 403 });
  await openChapter(page, chapter.id, { mode: 'horizontal', left: { page: 10, fraction: 0 } });
  // No picture is tried again until the new addresses are there.
  await page.clock.pauseAt(new Date(Date.now() + WAIT));
  await page.keyboard.press('End');
  await expect.poll(() => calls(origin, next.id, 'nobody').length).toBe(1);
  origin.put({ ...next, signature: 'new' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(WAIT);
      return calls(origin, next.id, 'nobody').length;
    })
    .toBe(2);
  await expect(page.locator('[data-chapter="9232"] img[data-ready]').first()).toHaveAttribute('src', /s=new/);
  expect(calls(origin, next.id, 'reader')).toHaveLength(0);
});
