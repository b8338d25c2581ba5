import type { Page } from 'playwright';

import { FERRY } from '../e2e/reader';
import { LOCALE_PAGES, OWN_LANGUAGE_PAGES } from '../e2e/route-table';
import { standIns } from '../support/third-parties';

import type { ShiftPage } from './measure-shift';
import type { PressScreen } from './press-controls';
import { ANDROID, DEMO_SCREENS } from './press-screens';

/** A configuration of the site that is measured in a browser. */
export interface BrowserSite {
  name: string;
  env: Record<string, string>;
  /** Starts local servers for third-party services. */
  startServices?: () => Promise<{ env: Record<string, string>; close(): void }>;
  /** Pages whose main picture is timed; `most`: times as long as a bare page. */
  paints?: readonly { what: string; path: string; most: number }[];
  shiftPages: readonly ShiftPage[];
  pressScreens: readonly PressScreen[];
}

const TITLE = `/titles/${FERRY.titleId}`;
const CHAPTER = `/viewer/${FERRY.firstChapterId}`;
const MISSING = ['/nowhere', '/titles/999999', '/viewer/999999', '/comments/999999', '/webview/faq/nowhere'];
/** Locales with other scripts or long words. */
const LOCALES = ['th', 'ru', 'vi', 'de'];
const LOCALE_PATHS = ['/updates', TITLE, '/manga_list/ongoing', '/ranking/hottest', '/faq'];
/** Languages of readers whose pages are cached, and whose are not. */
const LANGUAGES = ['deu-eng', 'deu-eng-esp-fra'];
const COUNTRY = { header: 'bench-country', value: 'XA' };
const COUNTRY_HEADERS = { [COUNTRY.header]: COUNTRY.value };

const setLanguages = (languages: string) => (page: Page, address: string) =>
  page.context().addCookies([{ name: 'languages', value: languages, url: address }]);
const consent = (page: Page) => page.addInitScript(() => localStorage.setItem('consented', ',C0001,C0002,C0004,'));

export const BROWSER_SITES: readonly BrowserSite[] = [
  {
    name: 'demo',
    env: { DEMO_SEED: '1' },
    paints: [
      { what: 'first page of a chapter', path: CHAPTER, most: 1.3 },
      { what: 'largest picture of home', path: '/updates', most: 1.5 },
    ],
    shiftPages: [
      ...[...LOCALE_PAGES, ...OWN_LANGUAGE_PAGES].filter(({ path }) => !path.startsWith('/redirecting?')),
      ...MISSING.map((path) => ({ path, status: 404 })),
      ...LOCALES.flatMap((locale) => LOCALE_PATHS.map((path) => ({ path: `/${locale}${path}` }))),
      ...LANGUAGES.flatMap((languages) =>
        ['/updates', '/manga_list/ongoing'].map((path) => ({
          path: `/en${path}`,
          reader: `languages ${languages}`,
          prepare: setLanguages(languages),
        })),
      ),
    ],
    pressScreens: DEMO_SCREENS,
  },
  {
    name: 'apps and a promotion',
    env: {
      DEMO_SEED: '1',
      ANDROID_APP_URL: 'https://store.example/android',
      COUNTRY_HEADER: COUNTRY.header,
      PROMOTION_COUNTRIES: COUNTRY.value,
      PROMOTION_FROM: '2020-01-01',
      PROMOTION_UNTIL: '2999-12-31',
    },
    shiftPages: ['/updates', TITLE, CHAPTER].map((path) => ({
      path,
      reader: 'with an app offer and a promotion',
      context: { ...ANDROID, extraHTTPHeaders: COUNTRY_HEADERS },
    })),
    pressScreens: [],
  },
  {
    name: 'third-party services',
    env: { DEMO_SEED: '1' },
    startServices: standIns,
    shiftPages: ['/updates', '/ranking/hottest', TITLE, CHAPTER].map((path) => ({ path, prepare: consent })),
    pressScreens: [],
  },
];
