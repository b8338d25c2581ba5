import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as getRaw, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { APIRequestContext } from 'playwright/test';

import { decodeResponse } from '@/lib/wire/decode-response';

import { fakeOrigin, type FakeOrigin, type Fault } from '../support/fake-origin';
import { serveSite, type Site } from '../support/serve-site';
import { expectGuarded, expectPagePolicy } from './expect-headers';
import { readPage, textOf } from './read-page';
import { expectHydrated, FERRY } from './reader';
import { localePages } from './route-table';
import { expect, test } from './test';

// The tests share a site of their own, beside an origin that fails on demand.
test.describe.configure({ mode: 'default' });

const FAULTS: Fault[] = ['dead', 'broken', 'garbage', 'a proxy’s 404', 'another view', 'truncated', 'huge'];
const TITLE = `/titles/${FERRY.titleId}`;
const COMMENTS = `/comments/${FERRY.firstChapterId}`;
const HEADS = { error: 'The ink tipped over', maintenance: 'Back in a moment', blocked: 'Not out here yet' };
const TOKEN = 'the-publisher-and-nobody-else';
/** Pages that the server renders from the origin's data. */
const RENDERED =
  /^\/id\/(updates|featured|ranking|manga_list|titles|viewer|comments|announcement|publisher_news|search_result)/;
/** All but the version of the catalogue, which the site polls. */
const CALLS = /^\/(?!catalogue_version)/;

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-failures-'));
const switches = path.join(folder, 'switches.json');
let origin: FakeOrigin;
let site: Site;

test.beforeAll(async ({ site: demo }) => {
  origin = await fakeOrigin(`${demo.url}/api`);
  site = await serveSite({
    API_ORIGIN: origin.base,
    DATA_DIR: folder,
    COUNTRY_HEADER: 'CF-IPCountry',
    REVALIDATE_TOKEN: TOKEN,
  });
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

async function read(request: APIRequestContext, below: string, headers?: Record<string, string>) {
  const { status, headers: answered, h1, language, html } = await readPage(request, site.url + below, headers);
  const { 'cache-control': caching, 'retry-after': retryAfter } = answered;
  return { status, caching, retryAfter, h1: h1[0], language, html, headers: answered };
}

test('a page that cannot be rendered answers 500, uncached, and recovers @2.100 @2.101 @4.61 @8.2 @8.3', async ({
  request,
}) => {
  for (const fault of FAULTS) {
    origin.fail(fault);
    const page = await read(request, TITLE);
    expect.soft(page, fault).toMatchObject({ status: 500, caching: 'no-store', h1: HEADS.error });
    // Without JavaScript too.
    expect.soft(page.html, fault).toMatch(/<a\b[^>]* href=""[^>]*>Try again<\/a>/);
    // An origin without comments answers them so; a failure is no such answer.
    expect.soft((await read(request, COMMENTS)).status, fault).toBe(500);
    expectGuarded(fault, page.headers);
    expectPagePolicy(fault, page.headers);
  }
  origin.heal();
  expect(await read(request, TITLE)).toMatchObject({ status: 200, h1: FERRY.name });
});

test('without the origin every page that needs it answers 500, and all others are served', async ({ request }) => {
  origin.fail('dead');
  for (const { path: below, h1 } of localePages('id')) {
    const page = await read(request, below);
    expect
      .soft([page.status, page.h1 === textOf(h1)], below)
      .toEqual(RENDERED.test(below) ? [500, false] : [200, true]);
  }
});

test('the origin’s error action chooses the page: maintenance 503, geo-blocked 451 @2.100 @4.61 @8.1', async ({
  request,
}) => {
  origin.fail('maintenance');
  expect(await read(request, `/es/titles/${FERRY.spanishTitleId}`)).toMatchObject({
    ...{ status: 503, caching: 'no-store', retryAfter: '60', h1: 'Volvemos enseguida', language: 'es' },
  });
  origin.fail('geo-blocked');
  // Requests for one page at the same time share its rendering.
  const together = await Promise.all([1, 2, 3].map(() => read(request, '/de/titles/10')));
  for (const page of together) {
    expect(page).toMatchObject({ status: 451, caching: 'no-store' });
    expectGuarded('451', page.headers);
    expectPagePolicy('451', page.headers);
  }
});

test('the last good page is served while the origin fails, a fresh one after that', async ({ request }) => {
  const pages = { dead: '/titles/10', broken: '/de/titles/30', 'geo-blocked': '/announcement' };
  for (const below of Object.values(pages)) expect((await read(request, below)).status).toBe(200);
  const outdated = await request.post(`${site.url}/revalidate`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(outdated.status()).toBe(204);
  for (const [fault, below] of Object.entries(pages)) {
    origin.fail(fault as Fault, CALLS);
    origin.asked.length = 0;
    expect.soft((await read(request, below)).status, fault).toBe(200);
    expect.soft(origin.asked.length, fault).toBeGreaterThan(0);
  }
  origin.heal();
  for (const below of Object.values(pages)) expect((await read(request, below)).status).toBe(200);
});

test.describe('the operator’s switches', () => {
  const flip = (content: object) => writeFileSync(switches, JSON.stringify(content));
  const expectStatus = (request: APIRequestContext, status: number, headers?: Record<string, string>) =>
    expect.poll(async () => (await read(request, TITLE, headers)).status).toBe(status);

  test('maintenance closes every page, call and picture, cached or not, and opens them again @2.101', async ({
    request,
  }) => {
    const { html } = await readPage(request, site.url + TITLE);
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)![0];
    flip({ maintenance: true, retryAfter: 900 });
    await expectStatus(request, 503);
    const closed = { status: 503, caching: 'no-store', retryAfter: '900' };
    const page = await read(request, TITLE);
    expect(page).toMatchObject({ ...closed, h1: HEADS.maintenance });
    expectGuarded('503', page.headers);
    expectPagePolicy('503', page.headers);
    expect((await read(request, TITLE, { 'Accept-Language': 'th' })).language).toBe('th');
    expect((await read(request, TITLE, { 'Accept-Language': 'th', Cookie: 'locale=de' })).language).toBe('de');
    for (const below of ['/', '/viewer/30001', '/webview/faq/eng', '/sitemap.xml', '/media/cover/10/portrait-240.webp'])
      expect.soft(await read(request, below), below).toMatchObject(closed);
    for (const open of [script, '/healthz', '/readyz'])
      expect.soft((await request.get(site.url + open)).status(), open).toBe(200);
    // Paths as they are written, which lead from what is open to what is closed.
    for (const around of ['/_next/../titles/30', '/_next/%2e%2e/titles/30', '/icons/favicon.svg/../../updates']) {
      const [response] = (await once(getRaw(site.url, { path: around }), 'response')) as [IncomingMessage];
      response.resume();
      expect.soft(response.statusCode, around).toBe(503);
    }
    const call = await request.get(`${site.url}/api/language`);
    expect([call.status(), decodeResponse(await call.body()).error]).toMatchObject([503, { action: 2 }]);

    rmSync(switches);
    await expectStatus(request, 200);
    expect((await request.get(`${site.url}/api/language`)).status()).toBe(200);
  });

  test('readers in blocked countries get 451, and no shared cache stores pages for others @8.3', async ({
    request,
  }) => {
    const from = (country: string) => ({ 'CF-IPCountry': country });
    flip({ blockedCountries: ['XA'] });
    await expectStatus(request, 451, from('XA'));
    expect(await read(request, TITLE, from('xa'))).toMatchObject({
      ...{ status: 451, caching: 'no-store', h1: HEADS.blocked },
    });
    for (const headers of [from('XB'), {}]) expect((await read(request, TITLE, headers)).status).toBe(200);
    for (const shared of [TITLE, '/sitemap.xml', '/cards/site/en.png', '/manifest/en.webmanifest'])
      expect.soft((await read(request, shared, from('XB'))).caching, shared).toMatch(/^private(?!.*s-maxage)/);
    const call = await request.get(`${site.url}/api/language`, { headers: from('XA') });
    expect([call.status(), decodeResponse(await call.body()).error]).toMatchObject([451, { action: 3 }]);

    flip({ allowedCountries: ['XB'] });
    await expectStatus(request, 451);
    expect((await read(request, TITLE, from('XB'))).status).toBe(200);
    rmSync(switches);
    await expectStatus(request, 200);
  });
});

test.describe('in the browser', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]');
      localStorage.setItem('session', 'reader-of-failures');
    }),
  );

  test('an error is cleared at the next navigation, and a retry shows the page @2.3 @4.60 @8.4 @8.5', async ({
    page,
  }) => {
    const error = page.getByRole('heading', { level: 1, name: HEADS.error });
    await page.goto(`${site.url}/updates`);
    await expectHydrated(page);
    origin.fail('dead');
    // A page that no other test has had rendered.
    const card = page
      .getByRole('main')
      .locator('a[href^="/titles/"]:not([href="/titles/10"], [href="/titles/30"], [href="/titles/50"])')
      .last();
    const below = (await card.getAttribute('href'))!;
    const part = page.waitForResponse((response) => response.url().includes(`${below}?_rsc=`));
    // The router's request fails, so the browser loads the whole page.
    const whole = page.waitForResponse(site.url + below);
    await card.click();
    expect([(await part).status(), (await whole).status()]).toEqual([500, 500]);
    await expect(error).toBeVisible();
    await page.getByRole('link', { name: 'Komawari' }).first().click();
    await expect(page).toHaveURL(/\/updates$/);
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(error).toBeHidden();

    await page.goto(site.url + below);
    origin.heal();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(error).toBeHidden();
    await expect(page).toHaveURL(site.url + below);
  });

  test('a call that answers maintenance replaces the screen until the next navigation @2.3 @2.100 @4.60 @4.61 @8.1', async ({
    page,
  }) => {
    const closed = page.getByRole('heading', { level: 1, name: HEADS.maintenance });
    // Cached, so that the failing call is the browser's.
    await read(page.request, COMMENTS, { 'Accept-Language': 'en' });
    await page.goto(`${site.url}/faq`);
    origin.fail('maintenance', /^\/comment/);
    await page.goto(site.url + COMMENTS);
    await expect(closed).toBeVisible();
    await page.getByRole('link', { name: 'Komawari' }).first().click();
    await expect(page).toHaveURL(/\/updates$/);
    await expect(closed).toBeHidden();
    await page.goBack();
    await expect(closed).toBeVisible();
    origin.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(closed).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
