import { FERRY } from './reader';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('home, a title and a chapter are readable without JavaScript', async ({ page }) => {
  await page.goto('/updates');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('link', { name: FERRY.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();

  await page.getByRole('link', { name: 'Read #1', exact: true }).click();
  const first = page.locator('[data-page="1"] img');
  await expect(first).toBeVisible();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(page.getByRole('link', { name: 'Read it' })).toHaveAttribute(
    'href',
    new RegExp(`/viewer/${FERRY.firstChapterId + 1}$`),
  );
});

test('a page’s box has its size before its picture arrives @R1', async ({ page }) => {
  await page.route('**/media/page/**', (route) => route.abort());
  await page.goto(`/viewer/${FERRY.firstChapterId}`);
  const box = await page.locator('[data-page="1"]').boundingBox();
  expect(box!.height / box!.width).toBeCloseTo(1.5, 1);
});

test('an FAQ item expands and collapses by keyboard @2.73', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.getByText('There are no accounts on this site');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'Do I need an account?' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
});
