import type { Page } from 'playwright/test';

import { expectPageShown, FERRY, showBars } from '@/tests/e2e/reader';
import { fingersOn } from '@/tests/e2e/viewer/touch';
import { expect, test } from '@/tests/e2e/test';

const carousel = (page: Page) => page.getByRole('region', { name: 'Featured now' });
const place = (page: Page) => carousel(page).getByText(/^\d+ \/ \d+$/);
const slide = (page: Page, number: number) =>
  carousel(page)
    .getByRole('group')
    .nth(number - 1);

/** How far a banner is from where the chosen one stands, in pixels: at the left edge, in wide windows in the middle. */
const offBy = (page: Page, number: number) =>
  slide(page, number).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    return Math.abs(Math.round(room >= 1_100 ? left + width / 2 - room / 2 : left));
  });

const expectChosen = (page: Page, number: number) => expect.poll(() => offBy(page, number)).toBeLessThan(3);

/** Moves the carousel from its first banner to the second by hand. A browser that is busy may take no notice of the first push, and then of two. */
const moveOn = (page: Page, hasTouch: boolean) =>
  expect(async () => {
    if ((await offBy(page, 1)) < 3) await push(page, hasTouch, 'on');
    if ((await offBy(page, 3)) < 3) await push(page, hasTouch, 'back');
    expect(await offBy(page, 2)).toBeLessThan(3);
  }).toPass();

/** With a finger, or the wheel. */
async function push(page: Page, hasTouch: boolean, way: 'on' | 'back'): Promise<void> {
  const { x, y, width, height } = (await slide(page, 1).boundingBox())!;
  const by = { x: Math.round(width * (way === 'on' ? -0.7 : 0.7)), y: 0 };
  const from = {
    x: way === 'on' ? Math.min(x + width, page.viewportSize()!.width) - 20 : Math.max(x, 0) + 20,
    y: y + height / 2,
  };
  if (hasTouch) {
    const fingers = await fingersOn(page);
    await fingers.touch(from);
    await fingers.drag(by);
    await fingers.lift();
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(-by.x, 0);
  }
}

/** Opens a page, and holds all scripts that its HTML does not name. @returns what lets them come; the page's own have run by then */
async function openWithoutLate(page: Page, address: string): Promise<() => void> {
  const html = await (await page.request.get(address)).text();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isAsked = () => undefined as void;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) {
      isAsked();
      await released;
    }
    await route.continue().catch(() => undefined);
  });
  // What is held would hold the end of loading too.
  await page.goto(address, { waitUntil: 'commit' });
  await asked;
  return release;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test(
  'a button of the carousel that is pressed before what moves it has come is heard',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await openWithoutLate(page, '/updates');
    await carousel(page).getByRole('button', { name: 'Next banner' }).click();
    await expect(place(page)).toHaveText(/^2 /);
    release();
    await expectChosen(page, 2);
    await carousel(page).getByRole('button', { name: 'Next banner' }).click();
    await expect(place(page)).toHaveText(/^3 /);
    await expectChosen(page, 3);
  },
);

test('the carousel is moved by hand before what moves it has come, and stands where it was left', async ({
  page,
  hasTouch,
}) => {
  const release = await openWithoutLate(page, '/updates');
  await expectChosen(page, 1);
  await moveOn(page, hasTouch);
  release();
  await expect(place(page)).toHaveText(/^2 /);
  await expectChosen(page, 2);
});

test('a heart that is pressed before what keeps favourites has come is heard', async ({ page }) => {
  const release = await openWithoutLate(page, `/titles/${FERRY.titleId}`);
  const heart = page.getByRole('main').locator('button[data-state]');
  await heart.click();
  await expect(heart).toHaveAccessibleName('One moment');
  release();
  await expect(heart).toHaveAccessibleName('Favourited');
});

test('an order of comments that is chosen before any script has come is followed', async ({ page }) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/comments/${FERRY.firstChapterId}`, { waitUntil: 'commit' });
  const times = page.getByRole('article').locator('time');
  await page.getByRole('radio', { name: 'Latest' }).check({ force: true });
  const dates = () => times.evaluateAll((items) => items.map((item) => item.getAttribute('datetime')!));
  const latest = (await dates()).sort().reverse();
  expect(latest.length).toBeGreaterThan(2);
  expect(await dates()).not.toEqual(latest);
  release();
  await expect.poll(dates).toEqual(latest);
  await expect(page.getByRole('radio', { name: 'Latest' })).toBeChecked();
});

test('settings that are asked for before they have come open', async ({ page }) => {
  const release = await openWithoutLate(page, '/updates');
  const button = page.getByRole('banner').locator('button[aria-haspopup="dialog"]');
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  const settings = page.getByRole('dialog', { name: 'Languages' });
  await expect(settings.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(button).toBeFocused();
});

test('a part whose style sheet does not come keeps nothing else waiting', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('viewerMode', 'horizontal'));
  await page.goto(`/viewer/${FERRY.firstChapterId}`);
  await expectPageShown(page, 1);
  await showBars(page);
  const asked = page.waitForRequest('**/*.css');
  await page.route('**/*.css', () => undefined);
  await page.getByRole('button', { name: 'Settings' }).click();
  await asked;
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 2);
  await expect(page.getByRole('slider', { name: 'Page' })).not.toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the carousel is moved by hand', { tag: '@desktop' }, async ({ page, hasTouch }) => {
    await page.goto('/updates');
    await moveOn(page, hasTouch);
  });
});
