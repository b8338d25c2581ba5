import type { Page } from 'playwright/test';

import { encodeResponse } from '@/lib/wire/encode-response';

import { expectHydrated } from './reader';
import { expect, test } from './test';

const CALL = '**/api/web/contact';
const FAILED = 'Error! Please wait a moment';
const SENT = 'Your feedback was successfully sent.';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });

test(
  'the old address says only that the form has moved, and leads to it @8.21',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/feedback');
    const main = page.getByRole('main');
    await expect(main.getByText('This page has moved. This form is no longer available.')).toBeVisible();
    await expect(main.locator('form, input, textarea')).toHaveCount(0);
    await main.getByRole('link', { name: 'Go to the help centre' }).click();
    await expect(page).toHaveURL(/\/faq#feedback$/);
    await expect(field(page)).toBeInViewport();
  },
);

test(
  'a message is sent once, as what it is, and there is room for the next @7.65 @7.70 @8.16',
  { tag: '@origin' },
  async ({ page }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/web/contact')) sent.push([request.method(), request.postDataJSON()]);
    });
    await page.goto('/faq');
    await expect(field(page)).toHaveAttribute('maxlength', '500');
    await expect(send(page)).toBeDisabled();
    await field(page).fill('   ');
    await expect(send(page)).toBeDisabled();
    await field(page).fill('A panel is upside down.');
    await page.getByText('Report', { exact: true }).click();
    await send(page).dblclick();
    await expect(page.getByText(SENT)).toBeVisible();
    expect(sent).toEqual([['POST', { subject: 'report', body: 'A panel is upside down.' }]]);
    await expect(field(page)).toHaveValue('');
    await expect(send(page)).toBeDisabled();

    await field(page).fill('More cats, please.');
    await expect(page.getByText(SENT)).toHaveCount(0);
    await page.getByText('Suggestion', { exact: true }).click();
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    expect(sent[1]).toEqual(['POST', { subject: 'suggestion', body: 'More cats, please.' }]);
  },
);

test(
  'a message that does not arrive is alerted of and kept, until it does @8.14',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const refused = Buffer.from(encodeResponse({ error: { englishPopup: { subject: 'Slow down a little' } } }));
    const FAILURES: [how: string, fail: () => Promise<unknown>, heal: () => Promise<unknown>][] = [
      ['offline', () => context.setOffline(true), () => context.setOffline(false)],
      ['dead', () => page.route(CALL, (route) => route.abort()), () => page.unroute(CALL)],
      [
        'broken',
        () => page.route(CALL, (route) => route.fulfill({ status: 500, body: 'broken' })),
        () => page.unroute(CALL),
      ],
      [
        'garbled',
        () => page.route(CALL, (route) => route.fulfill({ status: 200, body: '<!doctype html>' })),
        () => page.unroute(CALL),
      ],
      [
        'refused',
        () => page.route(CALL, (route) => route.fulfill({ status: 200, body: refused })),
        () => page.unroute(CALL),
      ],
    ];
    await page.goto('/faq');
    // Without a network no script would come any more.
    await expectHydrated(page);
    const alert = page.getByRole('main').getByRole('alert');
    for (const [how, fail, heal] of FAILURES) {
      await field(page).fill(`While it is ${how}`);
      await expect(alert).toHaveCount(0);
      await fail();
      await send(page).click();
      await expect(alert, how).toHaveText(FAILED);
      await expect(field(page)).toHaveValue(`While it is ${how}`);
      await heal();
    }
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  },
);
