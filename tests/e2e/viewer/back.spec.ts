import { expect, type Page } from 'playwright/test';

import { PAGE_CHAIN } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { endOf } from './open-chapter';
import { test } from './served';

const [first, second] = PAGE_CHAIN.map(({ id }) => id) as [number, number, number];
const addressOf = (chapterId: number) => new RegExp(`/viewer/${chapterId}\\?`);

test.use({ viewport: { width: 390, height: 844 } });

async function turn(page: Page, from: number, to: number): Promise<void> {
  for (let number = from + 1; number <= to; number++) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
}

test('one Back leaves after turns, a jump, the next chapter and a reload, and Forward returns to the page @R24', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('viewerMode', 'horizontal'));
  await page.goto(`/titles/${first}`);
  await page.locator(`a[href*="/viewer/${first}"]`).filter({ visible: true }).first().click();
  await expectPageShown(page, 1);
  await turn(page, 1, 8);
  await page.keyboard.press('Home');
  await expectPageShown(page, 1);
  await turn(page, 1, 8);
  await page.keyboard.press('ArrowRight');
  await expect(endOf(page, first)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(addressOf(second));
  await expectPageShown(page, 1);
  await turn(page, 1, 3);
  await expect(page).toHaveURL(/[?&]page=3\b/);
  await page.reload();
  await expectPageShown(page, 3);
  await expect(page).toHaveTitle(new RegExp(`#${second}`));
  await page.goBack();
  await expect(page).toHaveURL(`/titles/${first}`);
  await expect(page.getByRole('heading', { level: 1, name: `Series ${first}` })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(addressOf(second));
  await expectPageShown(page, 3);
});
