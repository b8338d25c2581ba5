import type { Page } from 'playwright/test';

import { NOTICE_SHOWN_MS } from '@/components/ui/notice-shown-ms';

import { holdTimers } from './hold-timers';
import { expectPageShown, FERRY, showBars } from './reader';
import { expect, test } from './test';

const STRIP = 100_001; // Low Orbit Laundry #1, vertical only
const SPREADS = 190_001; // Blade of Nine Rains #1, horizontal only

/** Its newest chapters are free once or for tickets. */
const HOUR_JAR = 60;

const viewer = (page: Page) => page.locator('[data-viewer]');

async function open(page: Page, chapterId: number, mode?: 'vertical' | 'horizontal'): Promise<void> {
  if (mode) await page.addInitScript((value) => localStorage.setItem('viewerMode', value), mode);
  await page.goto(`/viewer/${chapterId}`);
  await expectPageShown(page, 1);
}

test('horizontal reading turns by keys, in the direction of the chapter, and one Back leaves', async ({ page }) => {
  await page.goto(`/titles/${FERRY.titleId}`);
  await open(page, FERRY.firstChapterId, 'horizontal');
  await expect(viewer(page)).toHaveAttribute('data-mode', 'horizontal');
  await expect(viewer(page)).toHaveAttribute('data-direction', 'rtl');
  const slider = page.getByRole('slider', { name: 'Page' });

  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 2);
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(1);
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 1);
  await expect(slider).toHaveAttribute('aria-valuenow', '1');

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.goBack();
  await expect(page).toHaveURL(`/titles/${FERRY.titleId}`);
});

test('the chosen mode is stored, said, and kept on the next visit @1.5 @4.47', { tag: '@origin' }, async ({ page }) => {
  await holdTimers(page, NOTICE_SHOWN_MS);
  await open(page, FERRY.firstChapterId);
  await expect(viewer(page)).toHaveAttribute('data-mode', 'vertical');
  await showBars(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).getByText('Horizontal', { exact: true }).click();
  await expect(viewer(page)).toHaveAttribute('data-mode', 'horizontal');
  await expect(page.getByText('Now turning pages sideways')).toBeVisible();
  await page.reload();
  await expect(viewer(page)).toHaveAttribute('data-mode', 'horizontal');
});

test('a strip is vertical and spreads are horizontal, whatever was chosen @4.46', async ({ page }) => {
  await open(page, STRIP, 'horizontal');
  await expect(viewer(page)).toHaveAttribute('data-mode', 'vertical');
  await open(page, SPREADS, 'vertical');
  await expect(viewer(page)).toHaveAttribute('data-mode', 'horizontal');
});

test('two pages stand side by side only above 1,100 px', async ({ page, isMobile }) => {
  await open(page, FERRY.firstChapterId, 'horizontal');
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 2);
  if (isMobile) await expect(page.locator('[data-page="3"]')).not.toBeInViewport();
  else await expectPageShown(page, 3);
});

test('only one popup is open at a time, and a click elsewhere closes it @4.55 @4.56', async ({ page }) => {
  await open(page, FERRY.firstChapterId);
  await showBars(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.locator('[data-page="1"]').click({ position: { x: 20, y: 100 } });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('another quality fetches other pictures and keeps the place @4.49 @4.51', { tag: '@origin' }, async ({ page }) => {
  await open(page, FERRY.firstChapterId, 'horizontal');
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 2);
  const asked = page.waitForRequest(/\/api\/manga_viewer\?.*img_quality=super_high/);
  await showBars(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).getByText('High', { exact: true }).click();
  await asked;
  await expectPageShown(page, 2);
});

test('a chapter that may not be read says so, and never shows its pages @8.6', { tag: '@origin' }, async ({ page }) => {
  await page.goto('/titles/10');
  const locked = page
    .locator('a[href*="/viewer/"]')
    .filter({ has: page.getByText('Subscribers') })
    .first();
  await locked.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.locator('[data-page]')).toHaveCount(0);
});

test(
  'a ticket opens one chapter of a series a day, and keeps it open',
  { tag: ['@desktop', '@origin'] },
  async ({ page }) => {
    await page.goto(`/titles/${HOUR_JAR}`);
    const byTicket = page.locator('a[href*="/viewer/"]').filter({ has: page.getByText('Ticket', { exact: true }) });
    const addresses = await byTicket.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(addresses.length).toBeGreaterThan(1);
    await byTicket.first().click();
    await expectPageShown(page, 1);
    await expect(page).toHaveTitle(/The Hour Jar #\d+/);
    await page.reload();
    await expectPageShown(page, 1);

    await page.goto(addresses[1]!);
    const refusal = page.getByRole('main').getByRole('alert');
    await expect(refusal).toHaveAccessibleName('Today’s ticket is spent');
    await expect(page.locator('[data-page]')).toHaveCount(0);
    await refusal.getByRole('link', { name: 'To the series' }).click();
    await expect(page).toHaveURL(`/titles/${HOUR_JAR}`);
  },
);

test(
  'a chapter that is free once opens, stays open over a reload, and is no reader’s but his',
  { tag: ['@desktop', '@origin'] },
  async ({ page, request }) => {
    await page.goto(`/titles/${HOUR_JAR}`);
    const once = page
      .locator('a[href*="/viewer/"]')
      .filter({ has: page.getByText('Free once', { exact: true }) })
      .first();
    const address = await once.getAttribute('href');
    await once.click();
    await expectPageShown(page, 1);
    await page.reload();
    await expectPageShown(page, 1);
    const html = await (await request.get(address!)).text();
    expect(html).toContain('Free to read once');
    expect(html).not.toContain('/media/page/');
  },
);

test('a picture that fails can be asked for again', async ({ page }) => {
  let failing = true;
  let attempts = 0;
  await page.route(/\/media\/page\/\d+\/2-/, (route) => {
    attempts += 1;
    return failing ? route.abort() : route.continue();
  });
  await page.clock.install();
  await open(page, FERRY.firstChapterId, 'horizontal');
  await page.keyboard.press('ArrowLeft');
  // Until it is the reader's turn: an attempt of its own in between would take the button away.
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return attempts;
    })
    .toBe(4);
  const retry = page.locator('[data-page="2"]').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  failing = false;
  await retry.click();
  await expectPageShown(page, 2);
});

test('nothing moves while pictures arrive', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, FERRY.firstChapterId);
  for (const number of [2, 3, 4]) {
    await page.locator(`[data-page="${number}"]`).scrollIntoViewIfNeeded();
    await expectPageShown(page, number);
  }
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});
