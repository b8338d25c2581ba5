import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { APIRequestContext } from 'playwright/test';

import { decodeResponse } from '@/lib/wire/decode-response';

import { fakeOrigin, type FakeOrigin, type Fault } from '../support/fake-origin';
import { serveSite, type Site } from '../support/serve-site';
import { expectHydrated, FERRY } from './reader';
import { stopClock } from './stop-clock';
import { expect, test } from './test';

// They share a site of their own, beside an origin that fails when it is told to.
test.describe.configure({ mode: 'default' });

const FAULTS: Fault[] = [
  'dead',
  'broken',
  'broken, without a word',
  'garbage',
  'html',
  'a proxy’s 404',
  'another view',
  'truncated',
  'huge',
  'redirects',
];
const TITLE = `/titles/${FERRY.titleId}`;
/** Titles whose page an earlier test may have left in the cache. */
const ASKED_BEFORE = [10, 30, 50];
const HEADS = { error: 'The ink tipped over', maintenance: 'Back in a moment', blocked: 'Not out here yet' };

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-failures-'));
const switches = path.join(folder, 'switches.json');
let origin: FakeOrigin;
let site: Site;
let pages = 0;

test.beforeAll(async ({ site: demo }) => {
  origin = await fakeOrigin(`${demo.url}/api`);
  site = await serveSite({ API_ORIGIN: origin.base, DATA_DIR: folder, COUNTRY_HEADER: 'CF-IPCountry' });
});
test.afterAll(async () => {
  await site?.stop();
  origin?.close();
  rmSync(folder, { recursive: true, force: true });
});
test.afterEach(() => {
  origin.heal();
  rmSync(switches, { force: true });
});

/** A page that no cache has: all but its language sets were asked for before. */
const LOCALES = ['es', 'pt', 'fr', 'th', 'id', 'ru', 'vi', 'de'];
const unseen = (below = TITLE) => `${site.url}/${LOCALES[pages++ % LOCALES.length]}${below}`;

async function seen(request: APIRequestContext, url: string, headers: Record<string, string> = {}) {
  const response = await request.get(url, { headers, maxRedirects: 0 });
  const html = await response.text();
  const head = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  return {
    status: response.status(),
    cache: response.headers()['cache-control'],
    retryAfter: response.headers()['retry-after'],
    head,
    html,
  };
}

test('a page that failed names its request, as the log does, and nobody else’s', async ({ page, request }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  origin.fail('dead');
  const failed = await page.goto(unseen());
  const id = failed!.headers()['x-request-id'];
  expect(id).toMatch(/^[\w.-]+$/);
  await expect(page.locator('[data-reference]')).toHaveText(id!);
  // It is said in words, and scripts leave it as it is.
  await expect(page.locator('p', { has: page.locator('[data-reference]') })).toHaveText(
    new RegExp(`\\p{L}{3}.*${id}$`, 'u'),
  );
  await expect(page.locator('[data-reference]')).toBeVisible();
  expect(complaints).toEqual([]);
  origin.heal();
  expect((await seen(request, `${site.url}/error`)).html).toContain('<code data-reference=""></code>');
  await page.goto(`${site.url}/error`);
  await expect(page.locator('[data-reference]')).toBeHidden();
});

test('a page without a last good copy says what is wrong, is kept by nobody, and comes back by itself @2.100 @2.101 @4.61 @8.2 @8.3', async ({
  request,
}) => {
  for (const fault of FAULTS) {
    origin.fail(fault);
    const { status, cache, head } = await seen(request, site.url + TITLE);
    expect([fault, status, cache, head]).toEqual([fault, 500, 'no-store', HEADS.error]);
    // Who may not comment is told so; what fails is no such word.
    expect([fault, (await seen(request, `${site.url}/comments/${FERRY.firstChapterId}`)).status]).toEqual([fault, 500]);
  }
  origin.heal();
  expect(await seen(request, site.url + TITLE)).toMatchObject({ status: 200, head: FERRY.name });
});

test.describe('the origin’s own word', () => {
  for (const fault of ['maintenance', 'maintenance, as a failure'] as const) {
    test(`${fault}: 503, in the reader’s language`, async ({ request }) => {
      origin.fail(fault);
      const page = await seen(request, `${site.url}/es/titles/${FERRY.spanishTitleId}`);
      expect(page).toMatchObject({ status: 503, cache: 'no-store', retryAfter: '60', head: 'Volvemos enseguida' });
      expect(page.html).toContain('<html lang="es"');
    });
  }

  test('a blocked country: 451, also for those who asked at the same time @2.100 @4.61 @8.1', async ({ request }) => {
    origin.fail('geo-blocked');
    const url = unseen('/titles/10');
    const together = await Promise.all([1, 2, 3].map(() => seen(request, url)));
    expect(together.map(({ status, cache }) => [status, cache])).toEqual(Array(3).fill([451, 'no-store']));
  });
});

for (const path of ['/viewer/zero', '/webview/announcement/xx', '/webview/faq/xx', '/campaign/xx']) {
  test(`${path} is not found under that name, also when it is made anew`, async ({ request }) => {
    const cached = async () => (await request.get(site.url + path)).headers()['x-nextjs-cache'];
    await expect.poll(cached).toBe('HIT');
    site.passMinute();
    await expect.poll(cached).toBe('STALE');
    await expect.poll(cached).toBe('HIT');
    const { status, html } = await seen(request, site.url + path);
    expect([status, /<title>(.*?)<\/title>/.exec(html)?.[1]]).toEqual([404, 'Page Not Found']);
  });
}

test('the last good page is served whatever the origin does, and a fresh one when it has come back', async ({
  request,
}) => {
  const url = `${site.url}/titles/10`;
  const { status, head } = await seen(request, url);
  expect(status).toBe(200);

  /** Lets the page grow old until it has been asked for behind the reader’s back, which goes on being shown the one that is there. */
  async function grownOld(how: string) {
    const asked = origin.asked.length;
    const look = async () => {
      site.passMinute();
      return [(await seen(request, url)).head, origin.asked.length > asked];
    };
    await expect.poll(look, how).toEqual([head, true]);
    expect([how, (await seen(request, url)).head]).toEqual([how, head]);
  }
  for (const fault of [...FAULTS, 'maintenance', 'geo-blocked'] as Fault[]) {
    origin.fail(fault);
    await grownOld(fault);
  }
  origin.heal();
  await grownOld('well');
  await expect.poll(async () => (await request.get(url)).headers()['x-nextjs-cache']).toBe('HIT');
  origin.fail('slow');
  await grownOld('slow');
});

test('pages that wait for a slow origin keep no other page waiting', async ({ request }) => {
  await seen(request, site.url + TITLE);
  origin.fail('slow');
  const abandoned = new AbortController();
  const before = origin.asked.length;
  const waiting = Array.from({ length: 40 }, (_, each) =>
    fetch(`${site.url}/titles/${each * 10 + 1_000}`, { signal: abandoned.signal }).catch(() => 'abandoned'),
  );
  await expect.poll(() => origin.asked.length - before).toBeGreaterThanOrEqual(40);
  for (const warm of ['/faq', TITLE, '/de/maintenance'])
    expect((await seen(request, site.url + warm)).status).toBe(200);
  abandoned.abort();
  expect(await Promise.all(waiting)).toEqual(Array(40).fill('abandoned'));
});

/** The status at an address exactly as it is spelled. */
async function statusOf(base: string, path: string): Promise<number | undefined> {
  const [response] = (await once(get(base, { path }), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test.describe('the operator’s switches', () => {
  const turn = (content: object) => writeFileSync(switches, JSON.stringify(content));
  const eventually = (request: APIRequestContext, path: string, status: number, headers?: Record<string, string>) =>
    expect.poll(async () => (await seen(request, site.url + path, headers)).status, { intervals: [100] }).toBe(status);

  test('maintenance closes everything, warm pages too, and opens it again @2.101', async ({ request }) => {
    const { html } = await seen(request, site.url + TITLE);
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)![0];
    turn({ maintenance: true, retryAfter: 900 });
    await eventually(request, TITLE, 503);

    expect(await seen(request, site.url + TITLE)).toMatchObject({
      cache: 'no-store',
      retryAfter: '900',
      head: HEADS.maintenance,
    });
    expect((await seen(request, site.url + TITLE, { 'accept-language': 'th' })).html).toContain('<html lang="th"');
    expect((await seen(request, site.url + TITLE, { 'accept-language': 'th', cookie: 'locale=de' })).html).toContain(
      '<html lang="de"',
    );
    for (const closed of [
      '/',
      '/es/updates',
      '/viewer/30001',
      '/webview/faq/eng',
      '/terms_web_ja',
      '/sitemap.xml',
      '/media/cover/10/portrait-240.webp',
    ]) {
      expect(await seen(request, site.url + closed)).toMatchObject({
        status: 503,
        cache: 'no-store',
        retryAfter: '900',
      });
    }
    for (const open of [script, '/healthz', '/readyz'])
      expect([open, (await request.get(site.url + open)).status()]).toEqual([open, 200]);
    for (const around of [
      '/_next/../titles/30',
      '/_next/%2e%2e/titles/30',
      '/api/../updates',
      '/icons/favicon.svg/../../updates',
      '/_next/../sitemap.xml',
    ]) {
      expect([around, await statusOf(site.url, around)]).toEqual([around, 503]);
    }

    const call = await request.get(`${site.url}/api/language`);
    expect([call.status(), call.headers()['retry-after']]).toEqual([503, '900']);
    expect(decodeResponse(await call.body()).error).toMatchObject({ action: 2 });

    rmSync(switches);
    await eventually(request, TITLE, 200);
    expect((await request.get(`${site.url}/api/language`)).status()).toBe(200);
  });

  test('countries that are blocked, or not among those that are allowed, are told so @8.3', async ({ request }) => {
    const from = (country: string) => ({ 'CF-IPCountry': country });
    turn({ blockedCountries: ['XA'] });
    await eventually(request, TITLE, 451, from('XA'));
    expect(await seen(request, site.url + TITLE, from('xa'))).toMatchObject({
      status: 451,
      cache: 'no-store',
      head: HEADS.blocked,
    });
    expect((await seen(request, site.url + TITLE, from('XB'))).status).toBe(200);
    expect((await seen(request, site.url + TITLE)).status).toBe(200);
    // No cache in front knows where whoever asks it is.
    for (const shared of [
      TITLE,
      '/sitemap.xml',
      '/cards/site/en.png',
      '/manifest/en.webmanifest',
      '/schemas/series.json',
    ]) {
      expect([shared, (await seen(request, site.url + shared, from('XB'))).cache]).toEqual([
        shared,
        expect.stringMatching(/^private(?!.*s-maxage)/),
      ]);
    }
    const call = await request.get(`${site.url}/api/language`, { headers: from('XA') });
    expect([call.status(), decodeResponse(await call.body()).error]).toMatchObject([451, { action: 3 }]);

    turn({ allowedCountries: ['XB'] });
    await eventually(request, TITLE, 451);
    expect((await seen(request, site.url + TITLE, from('XB'))).status).toBe(200);

    rmSync(switches);
    await eventually(request, TITLE, 200);
  });
});

test.describe('in the browser', () => {
  test.use({ locale: 'en-US' });

  // No operator has named a place for this site's campaigns.
  test('a campaign that leads nowhere leads to the updates @2.17', async ({ page }) => {
    // Who only comes to see it is not led on yet.
    await stopClock(page);
    await page.goto(`${site.url}/popus`);
    await expect(page.getByRole('link', { name: 'Go now' })).toHaveAttribute('href', '/updates');
    await page.clock.resume();
    await expect(page).toHaveURL(`${site.url}/updates`);
  });

  test('what cannot be shown reads without scripts, and the way on is a link @8.3', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(`${site.url}/updates`);
    origin.fail('dead');
    await page.goto(`${site.url}/titles/50`);
    await expect(page.getByRole('heading', { level: 1, name: HEADS.error })).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await context.close();
  });

  test('an error is gone at the next navigation, and trying again shows the page @2.3 @4.60 @8.4 @8.5', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]'));
    await page.goto(`${site.url}/updates`);
    // What moves the carousel has come: who follows a link then has the browser's router do so.
    await expect(page.locator('[data-running]')).toBeAttached();
    origin.fail('dead');
    // The browser's router cannot have it, so it asks for the whole page.
    const card = page
      .getByRole('main')
      .locator(`a[href^="/titles/"]:not(${ASKED_BEFORE.map((id) => `[href="/titles/${id}"]`)})`)
      .last();
    await expectHydrated(page);
    const path = (await card.getAttribute('href'))!;
    const part = page.waitForResponse((response) => response.url().includes(`${path}?_rsc=`));
    const whole = page.waitForResponse(site.url + path);
    await card.click();
    expect([(await part).status(), (await whole).status()]).toEqual([500, 500]);
    await expect(page).toHaveURL(site.url + path);
    await expect(page.getByRole('heading', { level: 1, name: HEADS.error })).toBeVisible();
    await page.getByRole('link', { name: 'Komawari' }).first().click();
    await expect(page).toHaveURL(/\/updates$/);
    await expect(page.getByRole('heading', { name: HEADS.error })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();

    await page.goto(site.url + path);
    origin.heal();
    const again = page.getByRole('link', { name: 'Try again' });
    // Without scripts it leads home.
    await expectHydrated(page);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: HEADS.error })).toBeHidden();
    await expect(page).toHaveURL(site.url + path);
  });

  test('a call that is told of maintenance puts its page in the screen’s place, until the next navigation @2.3 @2.100 @4.60 @4.61 @8.1', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]');
      localStorage.setItem('session', 'reader-of-failures');
    });
    await page.goto(`${site.url}/faq`);
    await seen(page.request, `${site.url}/comments/${FERRY.firstChapterId}`);
    origin.fail('maintenance', /^\/comment/);
    await page.goto(`${site.url}/comments/${FERRY.firstChapterId}`);
    const closed = page.getByRole('heading', { level: 1, name: HEADS.maintenance });
    await expect(closed).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(closed).toBeHidden();

    await page.goBack();
    await expect(closed).toBeVisible();
    origin.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(closed).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
