import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright/test';

import { faultProxy, faults, isSilent } from '../support/fault-proxy';
import { serveSite, type Site } from '../support/serve-site';
import { axeFaults } from './axe-faults';
import { expect, test } from './test';

// They share a site of their own: they close it.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-US', javaScriptEnabled: false });

const TOKEN = 'the-operator-and-nobody-else';
const UNREACHABLE =
  'The origin or its database does not answer. To close the service without it, write switches.json in DATA_DIR.';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#c02060" d="M20 2 38 38H2z"/></svg>';

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-admin-'));
let site: Site;

test.beforeAll(async () => {
  writeFileSync(path.join(folder, 'logo.svg'), LOGO);
  site = await serveSite({
    DATA_DIR: folder,
    ADMIN_TOKEN: TOKEN,
    SITE_NAME: 'Bluebell Comics',
    SITE_COLOR: '#ffd400',
    SITE_LOGO: 'logo.svg',
  });
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page, to = '/admin', at = site): Promise<void> {
  await page.goto(at.url + to);
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

test('the operator signs in, looks round, and out again', async ({ page }) => {
  await signIn(page, '/admin/catalogue?search=Ferry');
  await expect(page).toHaveURL(/\/admin\/catalogue\?search=Ferry/);
  await page.getByRole('link', { name: 'Ferry at Six' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferry at Six' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Views, by day/ })).toBeVisible();
  // Whoever runs several knows by it which one he is about to close.
  await expect(page.getByRole('banner')).toContainText('Bluebell Comics');
  await expect(page).toHaveTitle('Ferry at Six | Operator’s desk | Bluebell Comics');
  const [cookie] = await page.context().cookies(`${site.url}/admin`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/admin' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are signed out.');
  const kept = await page.request.get(`${site.url}/admin`, {
    headers: { cookie: `${cookie!.name}=${cookie!.value}` },
    maxRedirects: 0,
  });
  expect(kept.status()).toBe(307);
});

test('maintenance closes pages that are kept, and not the desk, and opens them again', async ({ page, request }) => {
  expect((await request.get(`${site.url}/faq`)).status()).toBe(200);
  await signIn(page, '/admin/service');
  await page.getByLabel('Maintenance').check();
  await page.getByLabel('Seconds until programs ask again').fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  const closed = await request.get(`${site.url}/faq`);
  expect([closed.status(), closed.headers()['retry-after']]).toEqual([503, '90']);
  // A page that does not say yet that it is saved.
  await page.goto(`${site.url}/admin/service`);
  await page.getByLabel('Maintenance').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  expect((await request.get(`${site.url}/faq`)).status()).toBe(200);
});

test('what cannot be set is said beside its field', async ({ page }) => {
  await signIn(page, '/admin/service');
  await page.getByLabel('Countries kept out').fill('FR Germany');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('No country has this code: GERMANY');
  await expect(page.getByLabel('Countries kept out')).toHaveValue('FR Germany');
});

test('a form whose session has ended is there again', async ({ page }) => {
  await signIn(page, '/admin/service');
  await page.getByLabel('Countries kept out').fill('XA');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session had ended.');
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Countries kept out')).toHaveValue('XA');
  await expect(page.getByRole('status')).toHaveText('These values are not saved yet.');
});

test('an announcement that is hidden is told to no reader', async ({ page, request }) => {
  await signIn(page, '/admin/news');
  const told = async () => (await (await request.get(`${site.url}/api/web/announcement?lang=eng`)).body()).length;
  const before = await told();
  await page
    .getByRole('button', { name: /^Hide / })
    .first()
    .click();
  await expect(page.getByRole('status')).toHaveText('It is hidden now.');
  await expect.poll(told).toBeLessThan(before);
  await page.getByRole('button', { name: /^Show / }).click();
  await expect.poll(told).toBe(before);
});

test('figures are downloaded as a file for spreadsheets', async ({ page }) => {
  await signIn(page);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('figures.csv');
});

test('what there is not is said in words, with the way back, to who has signed in and to others', async ({ page }) => {
  for (const address of ['/admin/nothing/here', '/admin/export/none.csv']) {
    expect((await page.goto(site.url + address))!.status()).toBe(404);
    await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in/);
  await signIn(page);
  for (const address of [
    '/admin/catalogue/999999',
    '/admin/surveys/none',
    '/admin/nothing/here',
    '/admin/export/figures.csv?series=999999',
    '/admin/export/figures.csv?series=unknown',
  ]) {
    expect([address, (await page.goto(site.url + address))!.status()]).toEqual([address, 404]);
    await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('while the origin does not answer as it should, each page says so, and no longer once it does', async ({
  page,
}) => {
  // With a site of its own, it goes through all that can go wrong.
  test.setTimeout(180_000);
  const proxy = await faultProxy(site.url);
  const own = mkdtempSync(path.join(tmpdir(), 'komawari-desk-'));
  const desk = await serveSite({ DATA_DIR: own, ADMIN_TOKEN: TOKEN, API_ORIGIN: `${proxy.url}/api` });
  try {
    await signIn(page, '/admin', desk);
    const main = page.getByRole('main');
    const pages = ['', '/catalogue', '/catalogue/10', '/surveys', '/surveys/reading', '/feedback', '/news', '/service'];
    for (const [place, fault] of faults.entries()) {
      proxy.fail(fault, /\/api\/admin\//);
      for (const below of [0, 1].map((next) => pages[(2 * place + next) % pages.length]!)) {
        const coming = page.goto(`${desk.url}/admin${below}`);
        const again = isSilent(fault) ? setInterval(() => desk.losePatience(), 100) : undefined;
        const status = (await coming.finally(() => clearInterval(again)))!.status();
        expect([fault, below, status, await main.getByRole('alert').allTextContents()]).toEqual([
          fault,
          below,
          200,
          [UNREACHABLE],
        ]);
      }
      proxy.heal();
    }
    for (const below of pages) {
      await page.goto(`${desk.url}/admin${below}`);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('alert')).toHaveCount(0);
    }
    proxy.fail('resets the connection', /PUT \/api\/admin\//);
    await page.getByLabel('Maintenance').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByRole('alert')).toHaveText(UNREACHABLE);
    await expect(page.getByLabel('Maintenance')).toBeChecked();
  } finally {
    await desk.stop();
    proxy.close();
    rmSync(own, { recursive: true, force: true });
  }
});

test('a form from elsewhere changes nothing', async ({ page }) => {
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
  ]) {
    expect([answer.status(), await answer.text()]).toEqual([403, expect.stringContaining('Nothing was changed.')]);
  }
  expect((await page.request.get(`${site.url}/faq`)).status()).toBe(200);
});

test('a page has no script, and is kept by nobody', async ({ page }) => {
  const response = await page.goto(`${site.url}/admin/sign-in`);
  expect(await response!.text()).not.toContain('<script');
  expect(response!.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'self' 'sha256-[^']{44}';/,
    ) as unknown,
    'x-robots-tag': 'noindex, nofollow',
  });
});

test.describe('as it looks', () => {
  // The pages have no scripts; axe is one.
  test.use({ javaScriptEnabled: true });

  test('axe finds nothing on any page of the desk, light or dark, and none is wider than a phone', async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/admin/sign-in?why=out`);
    const broken: string[] = [];
    page.on('console', (message) => message.type() === 'error' && broken.push(`${page.url()}: ${message.text()}`));
    const judge = async () => {
      // A form or a link has led here: what there is of a page may not be all of it.
      await page.waitForLoadState();
      const at = new URL(page.url()).pathname;
      expect([at, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([at, 390]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page), `${at}, ${colorScheme}`).toEqual([]);
      }
    };
    await judge();
    await signIn(
      page,
      '/admin/service?draft=1&maintenance=on&retryAfter=never&blocked=GERMANY&allowed=&fault=blocked&value=GERMANY',
    );
    await judge();
    for (const below of ['', '/catalogue', '/catalogue/10', '/surveys', '/feedback', '/news']) {
      await page.goto(`${site.url}/admin${below}`);
      await judge();
    }
    await page.goto(`${site.url}/admin/surveys`);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/surveys\/./);
    await judge();
    expect(broken).toEqual([]);
  });

  test('it wears the site’s own colour and logo, which are all that it lets in', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${site.url}/admin/sign-in`);
    const worn = await page.evaluate(() => {
      const stranger = document.head.appendChild(document.createElement('style'));
      stranger.textContent = 'body { visibility: hidden }';
      return {
        color: getComputedStyle(document.documentElement).getPropertyValue('--spot-fill'),
        logo: getComputedStyle(document.querySelector('header [data-mark]')!).backgroundImage,
        visibility: getComputedStyle(document.body).visibility,
      };
    });
    expect(worn).toEqual({
      color: expect.stringMatching(/#ffd400/i) as unknown,
      logo: expect.stringContaining('/icons/logo-') as unknown,
      visibility: 'visible',
    });
    const logo = /url\("(.*?)"\)/.exec(worn.logo)![1]!;
    expect(await (await page.request.get(logo)).text()).toBe(LOGO);
  });
});

// The last: from here on nobody signs in for a minute.
test('who brings wrong tokens waits, with the right one too', async ({ page }) => {
  await page.goto(`${site.url}/admin`);
  const bring = async (token: string) => {
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  for (let tries = 0; tries < 5; tries++) {
    await bring(`wrong-${tries}`);
    // Of the next page, not of the one before.
    await expect(page.getByLabel('Token')).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveText('That is not the token.');
  }
  await bring(TOKEN);
  await expect(page.getByRole('alert')).toContainText('Too many wrong tokens.');
});
