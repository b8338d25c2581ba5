import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test, type APIRequestContext, type Page } from 'playwright/test';

import { COOKIES } from '@/lib/cookies';
import type { Language } from '@/lib/domain/language';
import { formatLanguages } from '@/lib/edition';
import { encodeResponse } from '@/lib/wire/encode-response';

import { faultProxy, faults, isSilent, oddities, type Fault, type FaultProxy } from '../support/fault-proxy';
import { serveSite, type Site } from '../support/serve-site';
import { FERRY } from './reader';
import { LOCALE_PAGES, OWN_LANGUAGE_PAGES } from './route-table';
import { watchErrors } from './watch-errors';

// They share a site of their own, and what lies between it and its origin.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ locale: 'en-US' });

const HEAD = 'The ink tipped over';

interface Screen {
  path: string;
  h1: string;
  /** The content languages of who asks, as a cookie says them. */
  languages?: string;
}

/** Pages of which the site knows all by itself, or of which the browser asks for what is the reader's. */
const OF_ITSELF =
  /^\/(?:favorited|kept|offline|feedback|about_us|error|maintenance|blocking|faq|terms|privacypolicy|copyright|rating|redirecting|terms_web_ja|webview\/(?:faq|questionnaire))(?![\w-])/;
const PAGES: readonly Screen[] = [...LOCALE_PAGES, ...OWN_LANGUAGE_PAGES].map(({ path, h1 }) => ({ path, h1 }));
const [WITHOUT_ORIGIN, OWN] = [true, false].map((isOfItself) => PAGES.filter(({ path }) => OF_ITSELF.test(path) === isOfItself)) as [Screen[], Screen[]];
/** Of those with lists there is one for each set of content languages: those of a few are kept, others made for each who asks. */
const OF_LANGUAGES = /^\/(?:updates|featured|ranking|manga_list|search_result)\b/;
const [FEW, MANY] = [formatLanguages(['eng', 'esp']), formatLanguages(['deu', 'eng', 'esp', 'fra'])] as const;
const OF_OTHERS = OWN.filter(({ path }) => OF_LANGUAGES.test(path));
/** The screens that the server asks the origin for. */
const SCREENS: readonly Screen[] = [...OWN, ...[FEW, MANY].flatMap((languages) => OF_OTHERS.map((screen) => ({ ...screen, languages })))];
/** Those that are made for each who asks: nobody keeps them. */
const isMadeAnew = ({ path, languages }: Screen) => path.includes('?keyword=') || languages === MANY;
const KEPT = SCREENS.filter((screen) => !isMadeAnew(screen));
/** Of each kind one, which meets every fault; each of the others meets two, and two others than the one before it. */
const KINDS = new Set(['/updates', '/search_result?keyword=ferry', `/titles/${FERRY.titleId}`, `/comments/${FERRY.firstChapterId}`, '/publisher_news/1', `/viewer/${FERRY.firstChapterId}`]);
const screensUnder = (fault: Fault) =>
  SCREENS.filter(({ path, languages }, place) => (languages === undefined && KINDS.has(path)) || [0, 1].some((next) => faults[(2 * place + next) % faults.length] === fault));
/** Each is of a page, so no page is there without it. What a site asks by itself goes on. */
const CALLS = /^GET \/api\/(?!catalogue_version|web\/links)/;
/** What no reader has to see. */
const OF_MACHINES = /undefined|\bnull\b|NaN|\[object|\w+Error\b|\bat \S+ \(|ECONN|digest|protobuf/;

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-faults-'));
let proxy: FaultProxy;
let site: Site;

test.beforeAll(async ({}, { project }) => {
  proxy = await faultProxy(project.use.baseURL!);
  site = await serveSite({ API_ORIGIN: `${proxy.url}/api`, DATA_DIR: folder });
});
test.afterAll(async () => {
  await site?.stop();
  proxy?.close();
  rmSync(folder, { recursive: true, force: true });
});
test.afterEach(() => proxy.heal());

const named = ({ path, languages = 'own' }: Pick<Screen, 'path' | 'languages'>) => `${path} in ${languages}`;
const textOf = (html: string) => html.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');

async function seen(request: APIRequestContext, { path, languages }: Screen) {
  // One that is kept open may be closed by the site in the moment in which it is used again.
  const headers = { connection: 'close', ...(languages && { cookie: `${COOKIES.languages}=${languages}` }) };
  const response = await request.get(site.url + path, { maxRedirects: 0, headers });
  const html = await response.text();
  const head = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/\s+/g, ' ').trim();
  return { screen: named({ path, languages }), status: response.status(), cache: response.headers()['cache-control'], head, text: textOf(html), html };
}
const seeAll = (request: APIRequestContext, screens = SCREENS) => Promise.all(screens.map((screen) => seen(request, screen)));

/** Has the site give up whatever it waits for, until something has come of this. */
async function impatiently<T>(work: Promise<T>): Promise<T> {
  const again = setInterval(() => site.losePatience(), 100);
  const done = await work.finally(() => clearInterval(again));
  // Whoever answers now has heard it for the last time, and does not give up what is asked for next.
  await fetch(`${site.url}/healthz`);
  return done;
}
const seeAllUnder = (fault: Fault, request: APIRequestContext, screens: readonly Screen[]) =>
  isSilent(fault) ? impatiently(seeAll(request, screens)) : seeAll(request, screens);

const asShown = (screens: readonly Screen[]) => screens.map((screen) => ({ screen: named(screen), status: 200, head: screen.h1 }));
const shown = (pages: Awaited<ReturnType<typeof seeAll>>) => pages.map(({ screen, status, head }) => ({ screen, status, head }));

test('whatever the origin does, each screen says what happened and leads on, and is there when that is over @desktop', async ({ request }) => {
  for (const fault of faults) {
    proxy.fail(fault, CALLS);
    for (const { screen, status, cache, head, text, html } of await seeAllUnder(fault, request, screensUnder(fault))) {
      expect([fault, screen, status, cache, head]).toEqual([fault, screen, 500, 'no-store', HEAD]);
      expect([fault, screen, OF_MACHINES.exec(text)]).toEqual([fault, screen, null]);
      expect(html).toMatch(/<a\b[^>]*>Try again<\/a>/);
    }
    proxy.heal();
  }
  for (const [place, oddity] of oddities.entries()) {
    proxy.fail(oddity, CALLS);
    const screens = KEPT.slice(2 * place, 2 * place + 2);
    expect([oddity, ...shown(await seeAll(request, screens))]).toEqual([oddity, ...asShown(screens)]);
    proxy.heal();
  }
  expect(shown(await seeAll(request))).toEqual(asShown(SCREENS));
});

test('every page that is kept is served whatever the origin does, also when it has grown old @desktop', async ({ request }) => {
  await seeAll(request, KEPT);
  for (const [place, fault] of faults.entries()) {
    const screens = [0, 1, 2].map((next) => KEPT[(3 * place + next) % KEPT.length]!);
    proxy.fail(fault, CALLS);
    const before = proxy.asked.length;
    site.passMinute();
    // The first is shown as it was, while another is asked for in vain; whoever comes then sees it too.
    for (let visit = 0; visit < 2; visit++) expect([fault, ...shown(await seeAll(request, screens))]).toEqual([fault, ...asShown(screens)]);
    await expect.poll(() => proxy.asked.slice(before).some((call) => CALLS.test(call))).toBe(true);
    site.losePatience();
    proxy.heal();
  }
});

test('a page from before the last publication is better than none @desktop', async ({ request }) => {
  await seeAll(request, KEPT);
  const version = (version: string) => Buffer.from(encodeResponse({ success: { catalogueVersionView: { version } } }));
  const looks = () => proxy.asked.filter((call) => call.includes('/catalogue_version')).length;
  proxy.say(version('another'), /catalogue_version/);
  proxy.fail('fails with 500', CALLS);
  const before = looks();
  await expect.poll(looks).toBeGreaterThan(before + 1);
  expect(shown(await seeAll(request, KEPT))).toEqual(asShown(KEPT));
});

test('the search is there without the list of all, and also without its genres @desktop', async ({ page }) => {
  const genres = page.getByRole('navigation', { name: 'Genres' });
  const popular = page.getByRole('main').getByRole('article');
  proxy.fail('fails with 500', /title_list\/all/);
  await page.goto(`${site.url}/de/search_result`);
  await expect.poll(() => genres.getByRole('link').count()).toBeGreaterThan(5);
  await expect.poll(() => popular.count()).toBeGreaterThan(5);
  proxy.heal();
  proxy.fail('fails with 500', /title_list\/search/);
  await page.goto(`${site.url}/fr/search_result`);
  await expect.poll(() => popular.count()).toBeGreaterThan(5);
  await expect(genres).toHaveCount(0);
});

test('no page is given up for one in another tab’s languages that does not come @desktop', async ({ context, page }) => {
  const address = `${site.url}/manga_list/ongoing`;
  const spanish = page.getByRole('main').getByRole('link', { name: 'La bruja de los jueves', exact: true });
  const choose = async (tab: Page, languages: readonly Language[]) => {
    await context.addCookies([{ name: COOKIES.languages, value: formatLanguages(languages), url: site.url }]);
    await tab.evaluate((kept) => localStorage.setItem('contentsV2', kept), languages.join());
  };
  await page.goto(address);
  await page.evaluate(() => void (document.documentElement.dataset.same = 'yes'));
  const other = await context.newPage();
  await other.goto(`${site.url}/faq`);
  proxy.fail('fails with 500', CALLS);
  const [answer] = await Promise.all([page.waitForResponse((response) => response.request().method() === 'HEAD'), choose(other, ['deu', 'eng', 'esp', 'fra'])]);
  expect([answer.url(), answer.status()]).toEqual([address, 500]);
  await expect(spanish).toHaveCount(0);
  proxy.heal();
  await choose(other, ['deu', 'eng', 'esp', 'vie']);
  await page.bringToFront();
  await expect(spanish.first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
});

test('what asks the origin for nothing is there without it @desktop', async ({ request }) => {
  proxy.fail('resets the connection', /^/);
  const pages = await seeAll(request, WITHOUT_ORIGIN);
  expect(shown(pages)).toEqual(asShown(WITHOUT_ORIGIN));
});

/** In a browser: each page once, those of one language of theirs aside, and of the sets of content languages a page of each. */
const SHOWN = SCREENS.filter(({ path, languages }) => (languages === undefined || path === '/ranking/trending') && !path.startsWith('/webview/announcement/es'));
/** Every second screen on a wide one, and half of the others on a phone. */
const ON: Record<string, (place: number) => boolean> = { '@desktop': (place) => place % 2 === 0, '@phone': (place) => place % 4 === 1 };

for (const [device, isOn] of Object.entries(ON)) {
  test(`the reader tries again, on screens of every kind, and nothing was thrown ${device}`, async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]'));
    // What is fetched ahead while all is broken may be in the making still when it is mended; whoever tries again then would get that.
    await page.route(/[?&]_rsc=/, (route) => (route.request().headers()['next-router-prefetch'] ? route.abort() : route.fallback()));
    const errors = watchErrors(page);
    const screens = SHOWN.filter((_, place) => isOn(place));
    for (const [place, { path: address, languages }] of screens.entries()) {
      const isWebview = address.startsWith('/webview');
      await context.clearCookies({ name: COOKIES.languages });
      if (languages) await context.addCookies([{ name: COOKIES.languages, value: languages, url: site.url }]);
      const fault = faults[place % faults.length]!;
      proxy.fail(fault, CALLS);
      const come = page.goto(site.url + (isWebview ? address.replace('/eng', '/deu') : `/es${address}`));
      await (isSilent(fault) ? impatiently(come) : come);
      const head = page.getByRole('heading', { level: 1 });
      const said = await head.textContent();
      await expect(page.getByRole('main')).toBeVisible();
      proxy.heal();
      await page.getByRole('main').locator('section').getByRole('link').click();
      await expect(head).not.toHaveText(said!);
      await expect(head).not.toBeEmpty();
    }
    expect(errors).toEqual([]);
  });
}
