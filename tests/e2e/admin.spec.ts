import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright/test';

import { faultProxy } from '../support/fault-proxy';
import { serveSite, type Site } from '../support/serve-site';
import { expect, test } from './test';

// The tests share a site of their own, which they close.
test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });

const TOKEN = 'the-operator-and-nobody-else';

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-admin-'));
let site: Site;

test.beforeAll(async () => {
  site = await serveSite({
    DATA_DIR: folder,
    ADMIN_TOKEN: TOKEN,
    SITE_NAME: 'Bluebell Comics',
  });
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function enterToken(page: Page, token = TOKEN): Promise<void> {
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signIn(page: Page, to = '/admin', { url } = site): Promise<void> {
  await page.goto(url + to);
  await enterToken(page);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('the operator signs in, views and exports figures, and signs out for good', async ({ page }) => {
  const first = await page.goto(`${site.url}/admin/catalogue?search=Ferry`);
  expect(await first!.text()).not.toContain('<script');
  expect(first!.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self';/) as unknown,
    'x-robots-tag': 'noindex, nofollow',
  });
  await enterToken(page, 'another-token');
  await expect(page.getByRole('alert')).toHaveText('That is not the token.');
  await enterToken(page);
  await expect(page).toHaveURL(/\/admin\/catalogue\?search=Ferry/);
  await page.getByRole('link', { name: 'Ferry at Six' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferry at Six' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Views, by day/ })).toBeVisible();
  // Operators of several sites see which one they are about to close.
  await expect(page).toHaveTitle('Ferry at Six | Operator’s desk | Bluebell Comics');
  await page.goto(`${site.url}/admin`);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('figures.csv');

  const [cookie] = await page.context().cookies(`${site.url}/admin`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/admin' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are signed out.');
  const replayed = await page.request.get(`${site.url}/admin`, {
    headers: { cookie: `${cookie!.name}=${cookie!.value}` },
    maxRedirects: 0,
  });
  expect(replayed.status()).toBe(307);
});

test('maintenance closes cached pages, not the admin pages, and opens them again', async ({ page, request }) => {
  const status = async () => (await request.get(`${site.url}/faq`)).status();
  expect(await status()).toBe(200);
  await signIn(page, '/admin/service');
  await page.getByLabel('Maintenance').check();
  await page.getByLabel('Seconds until programs ask again').fill('90');
  await save(page);
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect((await request.get(`${site.url}/faq`)).headers()['retry-after']).toBe('90');
  expect(await status()).toBe(503);
  await page.goto(`${site.url}/admin/service`);
  await page.getByLabel('Maintenance').uncheck();
  await save(page);
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect(await status()).toBe(200);
});

test('a form keeps its values when one is invalid and when the session has ended', async ({ page }) => {
  await signIn(page, '/admin/service');
  const blocked = page.getByLabel('Countries kept out');
  await blocked.fill('FR Germany');
  await save(page);
  await expect(page.getByRole('alert')).toHaveText('No country has this code: GERMANY');
  await expect(blocked).toHaveValue('FR Germany');
  await blocked.fill('XA');
  await page.context().clearCookies();
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Your session had ended.');
  await enterToken(page);
  await expect(blocked).toHaveValue('XA');
  await expect(page.getByRole('status')).toHaveText('These values are not saved yet.');
});

test('a hidden announcement is not served to readers', async ({ page, request }) => {
  await signIn(page, '/admin/news');
  const size = async () => (await (await request.get(`${site.url}/api/web/announcement?lang=eng`)).body()).length;
  const before = await size();
  await page
    .getByRole('button', { name: /^Hide / })
    .first()
    .click();
  await expect(page.getByRole('status')).toHaveText('It is hidden now.');
  await expect.poll(size).toBeLessThan(before);
  await page.getByRole('button', { name: /^Show / }).click();
  await expect.poll(size).toBe(before);
});

test('a form without the CSRF token, or from another site, changes nothing', async ({ page }) => {
  await signIn(page, '/admin/service');
  const csrf = (await page.locator('input[name=csrf]').first().getAttribute('value'))!;
  const send = (headers: Record<string, string>, token: string) =>
    page.request.post(`${site.url}/admin/act/switches`, {
      headers,
      form: { csrf: token, revision: '0', maintenance: 'on', retryAfter: '60', blocked: '', allowed: '' },
      maxRedirects: 0,
    });
  for (const answer of [
    await send({}, 'another'),
    await send({ 'sec-fetch-site': 'cross-site' }, csrf),
    await send({ origin: 'https://evil.example' }, csrf),
  ])
    expect([answer.status(), await answer.text()]).toEqual([403, expect.stringContaining('Nothing was changed.')]);
  expect((await page.request.get(`${site.url}/faq`)).status()).toBe(200);
});

test('pages and forms report an origin that does not answer', async ({ page }) => {
  const proxy = await faultProxy(site.url);
  const data = mkdtempSync(path.join(tmpdir(), 'komawari-admin-site-'));
  const remote = await serveSite({ DATA_DIR: data, ADMIN_TOKEN: TOKEN, API_ORIGIN: `${proxy.url}/api` });
  const alert = page.getByRole('main').getByRole('alert');
  try {
    await signIn(page, '/admin', remote);
    proxy.fail('resets the connection', /\/api\/admin\//);
    for (const below of ['/catalogue', '/feedback', '/service']) {
      await page.goto(`${remote.url}/admin${below}`);
      await expect(alert, below).toContainText('The origin or its database does not answer.');
    }
    proxy.heal();
    await page.reload();
    await expect(alert).toHaveCount(0);
    proxy.fail('resets the connection', /PUT \/api\/admin\//);
    await page.getByLabel('Maintenance').check();
    await save(page);
    await expect(alert).toContainText('The origin or its database does not answer.');
    await expect(page.getByLabel('Maintenance')).toBeChecked();
  } finally {
    await remote.stop();
    proxy.close();
    rmSync(data, { recursive: true, force: true });
  }
});
