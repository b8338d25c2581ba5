import type { Page } from 'playwright/test';

import { expectLaidOut, isPhone, openPage, skipGreeting } from './reader';
import { expect, test } from './test';

const DAYS = /^(Today|Yesterday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
const EDITORS =
  /^(Somebody Knows|Say It Already|One Minute Left|Don’t Read on the Bus|Past the Last Planet|With a Cup of Tea|Leave the Light On)$/;
/** In which a carousel that turns shows two more banners. */
const TWO_TURNS_MS = 7_000;

const editorsLists = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: EDITORS }) });
const carousel = (page: Page) => page.getByRole('region', { name: 'Featured now' });
const position = (page: Page) => carousel(page).getByText(/^\d+ \/ \d+$/);
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** The position once the last turn has been drawn. */
async function drawnPosition(page: Page): Promise<string> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return (await position(page).textContent())!;
}

test.beforeEach(({ page }) => skipGreeting(page));

test('lists days with their chapters, with a banner after four on a phone and five on a desktop @phone @desktop @origin @2.25 @2.26 @9.12', async ({
  page,
}) => {
  await openPage(page, '/updates');
  await expectLaidOut(page);
  const days = page.getByRole('main').getByRole('heading', { level: 2, name: DAYS });
  await expect(days.first()).toHaveText('Today');
  await expect(days.nth(1)).toHaveText('Yesterday');
  for (const section of await page.locator('section').filter({ has: days }).all())
    expect(await section.locator('a[href*="/viewer/"]').count()).toBeGreaterThan(0);

  const banner = await page.getByRole('main').getByRole('link', { name: 'Featured series' }).last().elementHandle();
  // One evaluation: pictures that load below must not move what is compared.
  const [above, below] = await days.evaluateAll((headings, link) => {
    const isAbove = (heading: Element) => heading.getBoundingClientRect().top < link!.getBoundingClientRect().top;
    return [headings.filter(isAbove).length, headings.filter((heading) => !isAbove(heading)).length];
  }, banner);
  expect(above).toBe(isPhone(page) ? 4 : 5);
  expect(below).toBeGreaterThan(0);
});

test('shows the editors’ lists without Fantasy, and 25 of the hottest series, which lead to the ranking @phone @2.27 @2.29', async ({
  page,
}) => {
  await openPage(page, '/updates');
  expect(await editorsLists(page).count()).toBeGreaterThan(1);
  for (const list of await editorsLists(page).all()) expect(await list.getByRole('article').count()).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: 'Fantasy' })).toHaveCount(0);

  const hottest = page.getByRole('region', { name: 'Hottest' });
  await expect(hottest.getByRole('listitem')).toHaveCount(10);
  await hottest.getByRole('button', { name: 'Show all 25' }).click();
  await expect(hottest.getByRole('listitem')).toHaveCount(25);
  await hottest.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/ranking/hottest');
});

test('a row of series scrolls by 550 px @9.13', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openPage(page, '/updates');
  const list = editorsLists(page).first();
  const row = list.getByRole('list').first();
  await list.scrollIntoViewIfNeeded();
  await expect(row).toHaveCSS('scroll-snap-type', 'none');
  await list.getByRole('button', { name: 'Scroll on' }).click();
  await expect(row).toHaveJSProperty('scrollLeft', 550);
  await list.getByRole('button', { name: 'Scroll back' }).click();
  await expect(row).toHaveJSProperty('scrollLeft', 0);
});

test.describe('carousel', () => {
  test('shows one whole banner below 768 px and two from there @9.7', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/updates');
    const whole = () =>
      carousel(page)
        .getByRole('group')
        .evaluateAll(
          (slides) =>
            slides
              .map((slide) => slide.getBoundingClientRect())
              .filter(({ left, right }) => left >= -1 && right <= window.innerWidth + 1).length,
        );
    await expect.poll(whole).toBe(1);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(whole).toBe(2);
  });

  test('turns by itself in a loop, rests under the pointer and with the focus, and stops by its button @2.24 @9.7', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/updates');
    await expect(carousel(page).locator('[data-running]')).toBeAttached();
    await expect(position(page)).toHaveText(/^2 /);

    const banner = carousel(page).getByRole('link').nth(1);
    await banner.hover();
    const resting = await drawnPosition(page);
    await page.clock.fastForward(TWO_TURNS_MS);
    expect(await drawnPosition(page)).toBe(resting);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(TWO_TURNS_MS);
    await expect(position(page)).not.toHaveText(resting);

    await banner.focus();
    const focused = await drawnPosition(page);
    await page.clock.fastForward(TWO_TURNS_MS);
    expect(await drawnPosition(page)).toBe(focused);

    await button(page, 'Pause the banners').press('Enter');
    await expect(button(page, 'Play the banners')).toBeFocused();
    const paused = await drawnPosition(page);
    await page.clock.fastForward(TWO_TURNS_MS);
    expect(await drawnPosition(page)).toBe(paused);

    const [, count] = paused.split(' / ');
    while (!(await position(page).textContent())!.startsWith(`${count} /`)) {
      const before = (await position(page).textContent())!;
      await button(page, 'Previous banner').press('Enter');
      await expect(position(page)).not.toHaveText(before);
    }
    await button(page, 'Play the banners').press('Enter');
    await expect(position(page)).toHaveText(/^1 /);
  });

  test('stands still for a reader who wants no motion; its right arrow stops before the end, its left one loops @2.24', async ({
    page,
  }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/updates');
    await expect(carousel(page).locator('[data-running]')).toBeAttached();
    await expect(carousel(page).getByRole('button', { name: /the banners$/ })).toHaveCount(0);
    await page.clock.fastForward(TWO_TURNS_MS);
    expect(await drawnPosition(page)).toMatch(/^1 /);

    const count = Number((await position(page).textContent())!.split('/')[1]);
    // The index counts the banner before the selected one: index + 3 is the count at the last but one.
    for (let number = 1; number < count - 1; number += 1) {
      await expect(position(page)).toHaveText(`${number} / ${count}`);
      await button(page, 'Next banner').click();
    }
    await expect(button(page, 'Next banner')).toBeDisabled();
    await button(page, 'Next banner').press('Enter');
    await expect(position(page)).toHaveText(`${count - 1} / ${count}`);
    for (let number = count - 2; number >= 1; number -= 1) {
      await button(page, 'Previous banner').click();
      await expect(position(page)).toHaveText(`${number} / ${count}`);
    }
    await button(page, 'Previous banner').click();
    await expect(position(page)).toHaveText(`${count} / ${count}`);
  });
});
