import type { Page } from 'playwright/test';

import { openPage } from './reader';
import { expect, test } from './test';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

test('the old address says that the form has moved, and leads to it, as its hash does from anywhere @2.4 @8.21', async ({
  page,
}) => {
  await page.goto('/faq#feedback');
  await expect(field(page)).toBeInViewport();
  await openPage(page, '/feedback');
  const main = page.getByRole('main');
  await expect(main.getByText('This page has moved. This form is no longer available.')).toBeVisible();
  await expect(main.locator('form, input, textarea')).toHaveCount(0);
  await main.getByRole('link', { name: 'Go to the help centre' }).click();
  await expect(page).toHaveURL(/\/faq#feedback$/);
  await expect(field(page)).toBeInViewport();
  await expect
    .poll(() => page.locator('#feedback').evaluate((form) => Math.round(form.getBoundingClientRect().top)))
    .toBeLessThan(200);
});
