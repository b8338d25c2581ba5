import { FERRY } from './reader';
import { expect, test } from './test';

const REDIRECTS: [path: string, headers: Record<string, string>, location: string][] = [
  ['/', {}, '/main/updates'],
  ['/main', {}, '/updates'],
  ['/main/', {}, '/updates'],
  ['/es', {}, '/es/updates'],
  ['/updates', { 'Accept-Language': 'es-AR,es;q=0.9' }, '/es/updates'],
  [`/titles/${FERRY.titleId}`, { Cookie: 'locale=de' }, `/de/titles/${FERRY.titleId}`],
];

for (const [path, headers, location] of REDIRECTS) {
  test(`${path} with ${JSON.stringify(headers)} leads to ${location} @2.6 @2.7`, async ({ request, baseURL }) => {
    const response = await request.get(path, { headers: { 'Accept-Language': 'en', ...headers }, maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(new URL(response.headers().location!, baseURL).pathname).toBe(location);
    expect(response.headers()['cache-control']).toContain('no-store');
  });
}

const PAGES: [path: string, language: string, heading: RegExp][] = [
  ['/updates', 'en', /Today/],
  ['/main/updates', 'en', /Today/],
  ['/es/updates', 'es', /Hoy/],
  [`/titles/${FERRY.titleId}`, 'en', new RegExp(FERRY.name)],
  [`/main/titles/${FERRY.titleId}`, 'en', new RegExp(FERRY.name)],
  [`/en/titles/${FERRY.titleId}`, 'en', new RegExp(FERRY.name)],
  [`/es/titles/${FERRY.spanishTitleId}`, 'es', new RegExp(FERRY.spanishName)],
  ['/favorited', 'en', /Favourites/],
];

for (const [path, language, heading] of PAGES) {
  test(`${path} is served, in ${language} @1.12 @2.1`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Language': '' }, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toMatch(heading);
  });
}

for (const path of [
  '/nowhere',
  '/titles/999999',
  '/titles/zero',
  '/viewer/999999',
  '/main/nowhere',
  '/es/nada',
  '/titles',
  '/viewer/-1',
  '/xx/updates',
  '/404',
  '/500',
  '/_next/image',
]) {
  test(`${path} is not found @2.5 @2.100 @8.20`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await expect(page).toHaveTitle(/^(Page Not Found|Página no encontrada)/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('content languages fill the home page, in whichever order they were chosen @1.9 @1.10', async ({ request }) => {
  const only = (cookie: string) =>
    request
      .get('/updates', { headers: { 'Accept-Language': 'en', Cookie: cookie } })
      .then((response) => response.text());
  expect(await only('languages=esp')).toContain(FERRY.spanishName);
  expect(await only('languages=eng')).not.toContain(FERRY.spanishName);
  expect(await only('languages=klingon')).toContain(FERRY.name);
});

test('what no database keeps is searched for, and found nowhere', async ({ request }) => {
  for (const path of ['/search_result?keyword=%00', '/es/search_result?keyword=ferry%00', '/opds/en/search?query=%00'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('no picture is served but by the origin', async ({ request }) => {
  expect((await request.get('/_next/image?url=%2Fmedia%2Fcover%2F10%2Fportrait-240.webp&w=640&q=75')).status()).toBe(
    404,
  );
});

test('pictures come from the origin that the site has: its own, or the one beside it', async ({ request, baseURL }) => {
  const [, address = ''] =
    /<img[^>]* src="([^"]*\/media\/[^"]*)"/.exec(await (await request.get('/updates')).text()) ?? [];
  const own = new URL(baseURL!);
  const port = process.env.E2E_ORIGIN === 'remote' ? String(Number(own.port) + 1) : own.port;
  expect(new URL(address.replaceAll('&amp;', '&'), own)).toMatchObject({ port, hostname: own.hostname });
  expect((await request.get(address.replaceAll('&amp;', '&'))).headers()['content-type']).toBe('image/webp');
});

test('calls and pictures carry the id of their request, and kept pages nobody’s', async ({ request }) => {
  const idOf = async (path: string, headers: Record<string, string>) =>
    (await request.get(path, { headers })).headers()['x-request-id'];
  expect(await idOf('/api/language', { 'X-Request-Id': 'journey-1' })).toBe('journey-1');
  expect(await idOf('/api/language', { 'X-Request-Id': 'no id' })).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf('/media/nothing', { 'X-Request-Id': 'journey-2' })).toBe('journey-2');
  expect(await idOf('/faq', { 'X-Request-Id': 'journey-3' })).toBeUndefined();
});
