import type { Page } from 'playwright';

import { adminRoutes } from '@/lib/admin/routes';
import { CAMPAIGN_PAGES, LOCALE_PAGES, OWN_LANGUAGE_PAGES } from '../e2e/route-table';
import { FERRY } from '../e2e/reader';
import { standIns } from '../support/third-parties';

import type { ShiftRoute } from './measure-route-shift';
import type { PressedScreen } from './press-controls';
import { ANDROID, DESK_PATHS, FAILED_SCREENS, namedScreens, PRESSED_SCREENS } from './pressed-screens';
import { signIn } from './sign-in';

/** A site that a browser visits, by what its operator tells it. */
export interface BrowserSite {
  /** Said of its figures; the first is the demo as it comes. */
  name?: string;
  env: Record<string, string>;
  /** What it works with, which tells it how; to be closed after it. */
  beside?: () => Promise<{ env: Record<string, string>; close(): void }>;
  /** What closes it, as an operator's switches say. */
  switches?: object;
  /** Pages of which a picture is waited for: at most so many times as long as a bare page with it takes. */
  painted?: readonly { what: string; path: string; most: number }[];
  /** Whose layout must not shift. */
  routes: readonly ShiftRoute[];
  /** Whose controls are pressed. */
  screens: readonly PressedScreen[];
}

const LEADING = /^\/redirecting\?to=/;
const TITLE = `/titles/${FERRY.titleId}`;
const CHAPTER = `/viewer/${FERRY.firstChapterId}`;
const NO_SUCH = 999_999;
/** Each brings letters of its own, or long words. */
const LETTERS = ['th', 'ru', 'vi', 'de'];
/** Of pages whose series depend on the reader: one that is kept, and one that is made for him. */
const EDITIONS = ['deu-eng', 'deu-eng-esp-fra'];

const ownLetters = LETTERS.flatMap((locale) =>
  ['/updates', TITLE, '/manga_list/ongoing', '/ranking/hottest', '/faq'].map((path): ShiftRoute => ({
    path: `/${locale}${path}`,
  })),
);
const ofEdition = (languages: string) => (page: Page, address: string) =>
  page.context().addCookies([{ name: 'languages', value: languages, url: address }]);
const editions = EDITIONS.flatMap((languages) =>
  ['/updates', '/manga_list/ongoing'].map((path): ShiftRoute => ({
    path: `/en${path}`,
    as: languages,
    prepare: ofEdition(languages),
  })),
);

/** A reader who has agreed to all that he was asked. */
const asWilling = (page: Page) => page.addInitScript(() => localStorage.setItem('consented', ',C0001,C0002,C0004,'));
/** A phone that there is an app for, where something is promoted. */
async function asPromoted(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Emulation.setUserAgentOverride', ANDROID);
  await page.setExtraHTTPHeaders({ [COUNTRY.header]: COUNTRY.value });
}

/** The router leaves unread what it is refused that it asks for ahead: that is under way for ever. */
const askNothingAhead = (page: Page) => page.route(/[?&]_rsc=/, (route) => route.abort());
async function asKeptOut(page: Page): Promise<void> {
  await askNothingAhead(page);
  await page.setExtraHTTPHeaders({ [COUNTRY.header]: COUNTRY.value });
}

const COUNTRY = { header: 'bench-country', value: 'XA' };
const ADMIN_TOKEN = 'the-bench-and-nobody-else';

/** Signs in, and leaves nothing of what was on the way. */
async function toDesk(page: Page, address: string): Promise<void> {
  await page.goto(address + adminRoutes.overview());
  await signIn(page, ADMIN_TOKEN);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

export const BROWSER_SITES: readonly BrowserSite[] = [
  {
    env: { DEMO_SEED: '1' },
    painted: [
      { what: 'first page of a chapter', path: CHAPTER, most: 1.3 },
      { what: 'home, largest paint', path: '/updates', most: 1.5 },
    ],
    routes: [
      ...[...LOCALE_PAGES, ...OWN_LANGUAGE_PAGES].map(({ path }) => ({ path, leads: LEADING.test(path) })),
      ...CAMPAIGN_PAGES.map(({ path }) => ({ path, leads: true })),
      ...['/nowhere', `/titles/${NO_SUCH}`, `/viewer/${NO_SUCH}`, `/comments/${NO_SUCH}`, '/webview/faq/nowhere'].map(
        (path) => ({ path, status: 404 }),
      ),
      ...ownLetters,
      ...editions,
    ],
    screens: PRESSED_SCREENS,
  },
  {
    name: 'apps, a promotion and the desk',
    env: {
      DEMO_SEED: '1',
      ADMIN_TOKEN,
      ANDROID_APP_URL: 'https://store.example/android',
      COUNTRY_HEADER: COUNTRY.header,
      PROMOTION_COUNTRIES: COUNTRY.value,
      PROMOTION_FROM: '2020-01-01',
      PROMOTION_UNTIL: '2999-12-31',
    },
    routes: [
      ...['/updates', TITLE, CHAPTER].map((path) => ({
        path,
        as: 'an app is offered, and something promoted',
        prepare: asPromoted,
      })),
      { path: adminRoutes.signIn() },
      ...DESK_PATHS.map((path) => ({ path, prepare: toDesk })),
    ],
    screens: namedScreens({ promotedHeaders: { [COUNTRY.header]: COUNTRY.value }, adminToken: ADMIN_TOKEN }),
  },
  {
    name: 'services of others',
    env: { DEMO_SEED: '1' },
    beside: standIns,
    routes: ['/updates', '/ranking/hottest', TITLE, CHAPTER].map((path) => ({ path, prepare: asWilling })),
    screens: [],
  },
  {
    name: 'maintenance',
    env: { DEMO_SEED: '1' },
    switches: { maintenance: true },
    routes: ['/updates', CHAPTER].map((path) => ({ path, status: 503, prepare: askNothingAhead })),
    screens: [{ name: 'maintenance', path: '/updates', status: 503, prepare: askNothingAhead }],
  },
  {
    name: 'a blocked country',
    env: { DEMO_SEED: '1', COUNTRY_HEADER: COUNTRY.header },
    switches: { blockedCountries: [COUNTRY.value] },
    routes: ['/updates', CHAPTER].map((path) => ({ path, status: 451, prepare: asKeptOut })),
    screens: [{ name: 'a blocked country', path: '/updates', status: 451, prepare: asKeptOut }],
  },
  {
    name: 'no origin',
    env: { API_ORIGIN: 'http://127.0.0.1:9/api' },
    routes: ['/updates', TITLE, CHAPTER].map((path) => ({ path, status: 500 })),
    screens: FAILED_SCREENS,
  },
];
