import type { Page } from 'playwright/test';

import { openPage } from './reader';
import { expect, test } from './test';

const CALL = '**/api/web/contact';
const SENT = 'Your feedback was successfully sent.';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });

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

test('a message survives a failed call, is sent once with its type, and clears the form @origin @7.65 @7.70 @8.14 @8.16', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/web/contact')) sent.push([request.method(), request.postDataJSON()]);
  });
  await openPage(page, '/faq');
  await expect(field(page)).toHaveAttribute('maxlength', '500');
  await field(page).fill('   ');
  await expect(send(page)).toBeDisabled();
  await field(page).fill('A panel is upside down.');
  await page.getByText('Report', { exact: true }).click();

  await page.route(CALL, (route) => route.abort());
  await send(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('Error! Please wait a moment');
  await expect(field(page)).toHaveValue('A panel is upside down.');
  await page.unroute(CALL);
  sent.length = 0;

  await send(page).dblclick();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(sent).toEqual([['POST', { subject: 'report', body: 'A panel is upside down.' }]]);
  await expect(alert).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await expect(send(page)).toBeDisabled();

  await field(page).fill('More cats, please.');
  await expect(page.getByText(SENT)).toHaveCount(0);
  await page.getByText('Suggestion', { exact: true }).click();
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(sent[1]).toEqual(['POST', { subject: 'suggestion', body: 'More cats, please.' }]);
});
