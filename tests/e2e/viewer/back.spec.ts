import { expect, type Page } from 'playwright/test';

import { CHAPTERS, PAGE_CHAIN } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { test } from './served';

const [first, second, third] = PAGE_CHAIN.map(({ id }) => id) as [number, number, number];
const TITLE = `/titles/${first}`;

test.use({ viewport: { width: 390, height: 844 } });

const addressOf = (chapterId: number) => new RegExp(`/viewer/${chapterId}\\?`);

async function enterFromTitle(page: Page, title: string, chapterId: number, mode = 'horizontal'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('viewerMode', value), mode);
  await page.goto(title);
  await page.locator(`a[href*="/viewer/${chapterId}"]`).filter({ visible: true }).first().click();
  await expectPageShown(page, 1);
}

async function turn(page: Page, from: number, to: number): Promise<void> {
  for (let number = from + 1; number <= to; number++) await page.keyboard.press('ArrowRight');
  await expectPageShown(page, to);
}

test('R24: after thirty turns, a jump and two turns more, one Back leaves', async ({ page }) => {
  const { id } = CHAPTERS.pages100;
  await enterFromTitle(page, `/titles/${id}`, id);
  await turn(page, 1, 31);
  await page.keyboard.press('Home');
  await expectPageShown(page, 1);
  await turn(page, 1, 3);
  await expect(page).toHaveURL(/[?&]page=3\b/);
  await page.goBack();
  await expect(page).toHaveURL(`/titles/${id}`);
  await page.goForward();
  await expectPageShown(page, 3);
});

test('R24: two chapters on, one Back leaves, and Forward comes again to the last of them', async ({ page }) => {
  await enterFromTitle(page, TITLE, first);
  for (const [from, to] of [
    [first, second],
    [second, third],
  ] as const) {
    await turn(page, 1, 8);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: `That was #${from}` })).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(addressOf(to));
    await expectPageShown(page, 1);
  }
  await turn(page, 1, 4);
  await expect(page).toHaveURL(/[?&]page=4\b/);

  await page.goBack();
  await expect(page).toHaveURL(TITLE);
  await expect(page.getByRole('heading', { level: 1, name: `Series ${first}` })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(addressOf(third));
  await expect(page.locator(`[data-chapter="${third}"]`)).toBeAttached();
  await expectPageShown(page, 4);
  await expect(page.locator('[data-position]')).toHaveText('Page 4 of 8');
  await page.goBack();
  await expect(page).toHaveURL(TITLE);
});

test('R24: a chapter that was read on into is loaded again at its page', async ({ page }) => {
  await enterFromTitle(page, TITLE, first);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(addressOf(second));
  await expectPageShown(page, 1);
  await turn(page, 1, 3);
  await expect(page).toHaveURL(/[?&]page=3\b/);
  await page.reload();
  await expectPageShown(page, 3);
  await expect(page).toHaveTitle(new RegExp(`#${second}`));
  await page.goBack();
  await expect(page).toHaveURL(TITLE);
});

test('R24: the menu of chapters and the next one’s panel leave one Back, too', async ({ page }) => {
  await enterFromTitle(page, TITLE, first);
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'Chapters' }).locator(`a[href*="/viewer/${third}"]`).click();
  await expect(page).toHaveURL(addressOf(third));
  await expectPageShown(page, 1);
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'Chapters' }).locator(`a[href*="/viewer/${first}"]`).click();
  await expect(page).toHaveURL(addressOf(first));
  await expectPageShown(page, 1);
  await page.keyboard.press('End');
  await page.locator(`[data-chapter="${first}"]`).getByRole('link', { name: 'Read it' }).click();
  await expect(page).toHaveURL(addressOf(second));
  await expectPageShown(page, 1);
  await page.goBack();
  await expect(page).toHaveURL(TITLE);
});

test('R24: a strip is left by one Back after any way of scrolling', async ({ page }) => {
  const { id } = CHAPTERS.strip;
  await enterFromTitle(page, `/titles/${id}`, id);
  for (const number of [5, 12, 3]) {
    await page.locator(`[data-page="${number}"]`).scrollIntoViewIfNeeded();
    await expectPageShown(page, number);
  }
  await page.goBack();
  await expect(page).toHaveURL(`/titles/${id}`);
});
