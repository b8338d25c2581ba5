import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { APIRequestContext, Page } from 'playwright/test';

import { COOKIES } from '@/lib/cookies';
import type { Language } from '@/lib/domain/language';
import { formatLanguages } from '@/lib/edition';
import { encodeResponse } from '@/lib/wire/encode-response';

import { faultProxy, faults, isSilent, oddities, type FaultProxy } from '@/tests/support/fault-proxy';
import { gate, type Gate } from '@/tests/support/gate';
import { serveSite, type Site } from '@/tests/support/serve-site';
import { CAMPAIGN_PAGES, LOCALE_PAGES, OWN_LANGUAGE_PAGES } from '@/tests/e2e/route-table';
import { watchErrors } from '@/tests/e2e/watch-errors';
import { expect, test } from '@/tests/e2e/test';

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
const [OWN_WORDS, OWN] = [true, false].map((isOfItself) =>
  PAGES.filter(({ path }) => OF_ITSELF.test(path) === isOfItself),
) as [Screen[], Screen[]];
const WITHOUT_ORIGIN: readonly Screen[] = [...OWN_WORDS, ...CAMPAIGN_PAGES.map(({ path, h1 }) => ({ path, h1 }))];
/** Of those with lists there is one for each set of content languages: those of a few are kept, others made for each who asks. */
const OF_LANGUAGES = /^\/(?:updates|featured|ranking|manga_list|search_result)\b/;
const [FEW, MANY] = [formatLanguages(['eng', 'esp']), formatLanguages(['deu', 'eng', 'esp', 'fra'])] as const;
const OF_OTHERS = OWN.filter(({ path }) => OF_LANGUAGES.test(path));
/** The screens that the server asks the origin for. */
const SCREENS: readonly Screen[] = [
  ...OWN,
  ...[FEW, MANY].flatMap((languages) => OF_OTHERS.map((screen) => ({ ...screen, languages }))),
];
/** Those that are made for each who asks: nobody keeps them. */
const isMadeAnew = ({ path, languages }: Screen) => path.includes('?keyword=') || languages === MANY;
const [MADE_ANEW, KEPT] = [true, false].map((isAnew) => SCREENS.filter((screen) => isMadeAnew(screen) === isAnew)) as [
  Screen[],
  Screen[],
];
/** Each is of a page, so no page is there without it. What a site asks by itself goes on. */
const CALLS = /^GET \/api\/(?!catalogue_version|web\/links)/;
/** What no reader has to see. */
const OF_MACHINES = /undefined|\bnull\b|NaN|\[object|\w+Error\b|\bat \S+ \(|ECONN|digest|protobuf/;

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-faults-'));
let origin: Gate;
let proxy: FaultProxy;
let site: Site;

/** A site that has kept no page yet. */
async function beginAnew(): Promise<void> {
  await site?.stop();
  site = await serveSite({ API_ORIGIN: `${proxy.url}/api`, DATA_DIR: folder });
}

function mend(): void {
  proxy.heal();
  origin.open();
}

test.beforeAll(async ({ site: demo }) => {
  origin = await gate(demo.url);
  proxy = await faultProxy(origin.url);
  await beginAnew();
});
test.afterAll(async () => {
  await site?.stop();
  proxy?.close();
  origin?.close();
  rmSync(folder, { recursive: true, force: true });
});
test.afterEach(mend);

/** What goes wrong with the answers to some requests, and whether nothing comes of it until patience is lost. */
interface Wrong {
  what: string;
  begin: (requests: RegExp) => void;
  isSilent: boolean;
}

const WRONGS: readonly Wrong[] = [
  ...faults.map((what) => ({
    what,
    begin: (requests: RegExp) => proxy.fail(what, requests),
    isSilent: isSilent(what),
  })),
  // All is answered when it is mended, and nobody waits for it any more.
  { what: 'is too late', begin: () => origin.shut(), isSilent: true },
];

const named = ({ path, languages = 'own' }: Pick<Screen, 'path' | 'languages'>) => `${path} in ${languages}`;
const textOf = (html: string) => html.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');

async function seen(request: APIRequestContext, { path, languages }: Screen) {
  // One that is kept open may be closed by the site in the moment in which it is used again.
  const headers = { connection: 'close', ...(languages && { cookie: `${COOKIES.languages}=${languages}` }) };
  const response = await request.get(site.url + path, { maxRedirects: 0, headers });
  const html = await response.text();
  const head = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    screen: named({ path, languages }),
    status: response.status(),
    cache: response.headers()['cache-control'],
    head,
    text: textOf(html),
    html,
  };
}

/** So many are asked for at once: each may be of an answer without end, of which the site reads as much as it ever reads. */
const AT_ONCE = 12;

async function seeAll(request: APIRequestContext, screens = SCREENS) {
  const pages: Awaited<ReturnType<typeof seen>>[] = [];
  for (let place = 0; place < screens.length; place += AT_ONCE)
    pages.push(...(await Promise.all(screens.slice(place, place + AT_ONCE).map((screen) => seen(request, screen)))));
  return pages;
}

/** Has the site give up whatever it waits for, until something has come of this: each time it waits a little longer, as a busy machine has given up before it has asked. */
async function impatiently<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      site.losePatience();
      wait(ms + 20);
    }, ms);
  };
  wait(100);
  const done = await work.finally(() => clearTimeout(timer));
  // Whoever answers now has heard it for the last time, and does not give up what is asked for next.
  await fetch(`${site.url}/healthz`);
  return done;
}
const under = <T>(wrong: Wrong, work: Promise<T>): Promise<T> => (wrong.isSilent ? impatiently(work) : work);

const asShown = (screens: readonly Screen[]) =>
  screens.map((screen) => ({ screen: named(screen), status: 200, head: screen.h1 }));
const shown = (pages: Awaited<ReturnType<typeof seeAll>>) =>
  pages.map(({ screen, status, head }) => ({ screen, status, head }));

// These come first: no page that the site keeps has been there yet, so each of them meets all that goes wrong.
for (const wrong of WRONGS) {
  test(`where the origin ${wrong.what}, each screen says what happened and leads on @desktop`, async ({ request }) => {
    wrong.begin(CALLS);
    for (const { screen, status, cache, head, text, html } of await under(wrong, seeAll(request))) {
      expect([screen, status, cache, head]).toEqual([screen, 500, 'no-store', HEAD]);
      expect([screen, OF_MACHINES.exec(text)]).toEqual([screen, null]);
      expect(html).toMatch(/<a\b[^>]*>Try again<\/a>/);
    }
    mend();
    expect(shown(await seeAll(request, MADE_ANEW))).toEqual(asShown(MADE_ANEW));
  });
}

test('each screen is there when all that is over @desktop', async ({ request }) => {
  expect(shown(await seeAll(request))).toEqual(asShown(SCREENS));
});

for (const oddity of oddities) {
  test(`each screen is whole where the origin ${oddity} @desktop`, async ({ request }) => {
    await beginAnew();
    proxy.fail(oddity, CALLS);
    expect(shown(await seeAll(request))).toEqual(asShown(SCREENS));
  });
}

/** Has the site keep all that it keeps; what these pages ask the origin for. */
async function keepAll(request: APIRequestContext): Promise<Set<string>> {
  await beginAnew();
  proxy.asked.length = 0;
  proxy.fail('fails with 500', CALLS);
  await seeAll(request, KEPT);
  const calls = new Set(proxy.asked.filter((call) => CALLS.test(call)));
  expect(calls.size).toBeGreaterThan(10);
  mend();
  await seeAll(request, KEPT);
  return calls;
}

let callsOfKept: Set<string> | undefined;

for (const wrong of WRONGS) {
  test(`every page that is kept is served where the origin ${wrong.what}, also when it has grown old @desktop`, async ({
    request,
  }) => {
    const calls = (callsOfKept ??= await keepAll(request));
    proxy.asked.length = 0;
    wrong.begin(CALLS);
    const unasked = async () => {
      site.passMinute();
      // The first is shown as it was, while another is asked for in vain; whoever comes then sees it too.
      for (let visit = 0; visit < 2; visit++) expect(shown(await seeAll(request, KEPT))).toEqual(asShown(KEPT));
      return [...calls].filter((call) => !proxy.asked.includes(call));
    };
    await under(wrong, expect.poll(unasked, { timeout: 60_000 }).toEqual([]));
    mend();
    // What was asked for until then is not waited for when the next goes wrong.
    site.losePatience();
  });
}

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

test('no page is given up for one in another tab’s languages that does not come @desktop', async ({
  context,
  page,
}) => {
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
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'HEAD'),
    choose(other, ['deu', 'eng', 'esp', 'fra']),
  ]);
  expect([answer.url(), answer.status()]).toEqual([address, 500]);
  await expect(spanish).toHaveCount(0);
  proxy.heal();
  await choose(other, ['deu', 'eng', 'esp', 'vie']);
  await page.bringToFront();
  await expect(spanish.first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
});

test('what asks the origin for nothing is there without it @desktop', async ({ request }) => {
  for (const wrong of WRONGS) {
    wrong.begin(/^/);
    site.passMinute();
    expect([wrong.what, ...shown(await under(wrong, seeAll(request, WITHOUT_ORIGIN)))]).toEqual([
      wrong.what,
      ...asShown(WITHOUT_ORIGIN),
    ]);
    mend();
  }
});

/** In a browser: each screen once, every second on a wide one and the others on a phone; on either in turn with all that goes wrong. */
const DEVICES = ['@desktop', '@phone'];
const EDITIONS: Record<string, string | undefined> = {
  'one language': undefined,
  'a few languages': FEW,
  'many languages': MANY,
};
/** In a locale, and languages, in which no other test has had the site keep it. */
const elsewhere = (path: string) =>
  path.startsWith('/webview') ? path.replace('/eng', '/deu').replace(/\/es$/, '/fr') : `/es${path}`;

for (const [side, device] of DEVICES.entries()) {
  const screens = SCREENS.filter((_, place) => place % DEVICES.length === side).map((screen, place) => ({
    ...screen,
    wrong: WRONGS[place % WRONGS.length]!,
  }));
  for (const [edition, languages] of Object.entries(EDITIONS)) {
    test(`the reader of ${edition} tries again, on each screen, and nothing was thrown ${device}`, async ({
      page,
      context,
    }) => {
      await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]'));
      if (languages) await context.addCookies([{ name: COOKIES.languages, value: languages, url: site.url }]);
      // What is fetched ahead while all is broken may be in the making still when it is mended; whoever tries again then would get that.
      await page.route(/[?&]_rsc=/, (route) =>
        route.request().headers()['next-router-prefetch'] ? route.abort() : route.fallback(),
      );
      const errors = watchErrors(page);
      for (const { path: address, wrong } of screens.filter((screen) => screen.languages === languages)) {
        wrong.begin(CALLS);
        await under(wrong, page.goto(site.url + elsewhere(address)));
        const head = page.getByRole('heading', { level: 1 });
        const said = await head.textContent();
        await expect(page.getByRole('main')).toBeVisible();
        mend();
        await page.getByRole('main').locator('section').getByRole('link').click();
        await expect(head).not.toHaveText(said!);
        await expect(head).not.toBeEmpty();
      }
      expect(errors).toEqual([]);
    });
  }
}
