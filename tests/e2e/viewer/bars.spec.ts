import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown, showBars } from '../reader';
import { openChapter } from './open-chapter';
import { calls } from './picture-requests';
import { putAnew } from './put-anew';
import { test } from './served';

const { id } = CHAPTERS.pages20;
const viewer = (page: Page) => page.locator('[data-viewer]');
const bars = (page: Page) => [page.getByRole('banner'), page.getByRole('contentinfo')];

test.use({ viewport: { width: 390, height: 844 } });

async function expectBars(page: Page, state: 'shown' | 'hidden'): Promise<void> {
  await expect(viewer(page)).toHaveAttribute('data-bars', state);
  for (const bar of bars(page))
    await (state === 'shown' ? expect(bar).toBeInViewport({ ratio: 1 }) : expect(bar).not.toBeInViewport());
}

for (const mode of ['vertical', 'horizontal'] as const) {
  test(`bars leave by themselves two seconds after the viewer opens, ${mode}`, async ({ page }) => {
    await page.clock.install();
    await openChapter(page, id, { mode });
    await page.clock.fastForward(2_000);
    await expectBars(page, 'hidden');
  });

  test(`bars come and go by the centre, and stay when they were asked for, ${mode}`, async ({ page }) => {
    await page.clock.install();
    await openChapter(page, id, { mode });
    await page.clock.fastForward(2_000);
    await showBars(page);
    await expectBars(page, 'shown');
    await page.clock.fastForward(60_000);
    await expectBars(page, 'shown');
    await page.mouse.click(195, 422);
    await expectBars(page, 'hidden');
    await page.keyboard.press('Enter');
    await expectBars(page, 'shown');
  });
}

test('bars that were brought back before they left stay, too', async ({ page }) => {
  await page.clock.install();
  // They leave by themselves after two seconds: where a machine takes longer the press has shown them.
  await expect(async () => {
    await openChapter(page, id, { mode: 'horizontal' });
    await page.mouse.click(195, 422);
    await expect(viewer(page)).toHaveAttribute('data-bars', 'hidden', { timeout: 1_000 });
  }).toPass();
  await page.mouse.click(195, 422);
  await expectBars(page, 'shown');
  await page.clock.fastForward(10_000);
  await expectBars(page, 'shown');
});

test('bars leave with a turn, and stay on the last two screens whatever is asked', async ({ page }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  await showBars(page);
  await page.keyboard.press('ArrowRight');
  await expectBars(page, 'hidden');
  await page.keyboard.press('End');
  await expectBars(page, 'shown');
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 20);
  await expectBars(page, 'shown');
  await page.mouse.click(195, 422);
  await expectBars(page, 'shown');
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 19);
  await expectBars(page, 'hidden');
});

test('bars come back to the keyboard that reaches into them', async ({ page }) => {
  await page.clock.install();
  await openChapter(page, id, { mode: 'horizontal' });
  await page.clock.fastForward(2_000);
  await expectBars(page, 'hidden');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').locator(':focus')).toBeInViewport();
});

test('of the popups one is open at a time, and bars stay for it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.clock.install();
  await openChapter(page, id, { mode: 'horizontal' });
  await page.keyboard.press('s');
  await page.clock.fastForward(10_000);
  await expectBars(page, 'shown');
  const openOnly = async (name: string) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  };
  await openOnly('Settings');
  for (const name of ['Chapters', 'Language', 'Settings']) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await openOnly(name);
  }
  await page.getByRole('button', { name: 'All pages' }).click();
  await openOnly('All pages');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await openOnly('Keyboard');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuenow', '1');
});

test('a tap beside an open popup closes it and turns nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openChapter(page, id, { mode: 'horizontal' });
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.mouse.click(300, 700);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuenow', '1');
});

for (const mode of ['vertical', 'horizontal'] as const) {
  test(`another quality brings other pictures and keeps the place, ${mode}`, async ({ page, served: { origin } }) => {
    const [chapterId] = putAnew(origin, [CHAPTERS.pages20]);
    await openChapter(page, chapterId, { mode, left: { page: 7, fraction: 0 } });
    // Asked for once the page is drawn: another quality that is chosen before is the first.
    await expect.poll(() => calls(origin, chapterId, 'reader').length).toBe(1);
    await page.keyboard.press('s');
    await page
      .getByRole('dialog', { name: 'Settings' })
      .getByRole('group', { name: 'Page resolution' })
      .getByText('Low', { exact: true })
      .click();
    await expect(page.locator('[data-page="7"] img[data-ready]')).toHaveAttribute('src', /\/low\/7\./);
    await expectPageShown(page, 7);
    await expect(page.locator('[data-position]')).toHaveText('Page 7 of 20');
    expect(calls(origin, chapterId, 'reader').map(({ path }) => /img_quality=(\w+)/.exec(path)?.[1])).toEqual([
      'high',
      'low',
    ]);
    const low = origin.asked
      .filter(({ path }) => path.startsWith(`/pages/${chapterId}/low/`))
      .map(({ path }) => Number(/\/(\d+)\.webp/.exec(path)?.[1]));
    expect(Math.min(...low)).toBeGreaterThan(2);

    await page.reload();
    await expectPageShown(page, 7);
    await expect(page.locator('[data-page="7"] img[data-ready]')).toHaveAttribute('src', /\/low\/7\./);
    expect(calls(origin, chapterId, 'reader').at(-1)?.path).toContain('img_quality=low');
  });
}
