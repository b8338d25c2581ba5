import type { Page } from 'playwright';

import { adminRoutes } from '@/lib/admin/routes';
import { mothsAtMidnight } from '@/lib/origin/demo/series/moths-at-midnight';
import { titleIdOf } from '@/lib/origin/title-id';
import { routes } from '@/lib/routes';
import { FERRY, openSettings, showBars } from '../e2e/reader';
import { LOCALE_PAGES, OWN_LANGUAGE_PAGES } from '../e2e/route-table';

import type { PressedScreen } from './press-controls';
import { signIn } from './sign-in';

/** How long what comes last of a screen is waited for, and until a picture is given up. */
const LAST_MS = 5_000;
const FAILED_MS = 60_000;

/** Where a browser notes what it has been greeted with, and when it was shown what is promoted. */
const GREETED = 'VIEWED_POPUP';
const PROMOTED = 'promotionShown';
/** The platform's own, and the viewer's. */
const DIALOG = 'dialog[open], [role=dialog]';
const CHAPTER = `/viewer/${FERRY.firstChapterId}`;
const SURVEY = '/webview/questionnaire/eng/reading';
/** Pages that are only read. */
const TEXTS = [
  '/about_us',
  '/terms_web_ja',
  '/rating',
  ...['eng', 'en', 'esp', 'deu', 'ita'].map((language) => `/rating/${language}`),
];

const isNoted = (page: Page, key: string) => page.evaluate((noted) => localStorage.getItem(noted) !== null, key);

/** What comes once comes again: a browser that has noted it forgets it. */
const again = (key: string) => async (page: Page) => {
  if (await isNoted(page, key)) {
    await page.evaluate((noted) => localStorage.removeItem(noted), key);
    await page.reload({ waitUntil: 'networkidle' });
  }
  await page.getByRole('dialog').waitFor();
};

/** What greets a first visit is closed like anything else, once. */
async function pastGreeting(page: Page): Promise<void> {
  if (!(await isNoted(page, GREETED))) await page.getByRole('dialog').waitFor();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
}

/** Rows of titles offer steps once they have been near the window. */
async function seeHome(page: Page): Promise<void> {
  await pastGreeting(page);
  await page.evaluate(async () => {
    const frames = () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    for (let before = -1; window.scrollY > before;) {
      before = window.scrollY;
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await frames();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frames();
  });
}

const opened = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
const pressed = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
};
const ofViewer = (button: string) => async (page: Page) => {
  await showBars(page);
  await opened(button)(page);
};

async function turnPages(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('viewerMode', 'horizontal'));
  await page.reload({ waitUntil: 'networkidle' });
  await showBars(page);
}

async function endChapter(page: Page): Promise<void> {
  await page.keyboard.press('End');
  const last = page.locator('[data-last]');
  await last.getByRole('button').first().waitFor();
  // The last to come; a browser that has refused once offers it no more.
  await last
    .getByRole('button', { name: 'Tell me about new chapters' })
    .waitFor({ timeout: LAST_MS })
    .catch(() => undefined);
}

/** How many titles each language has comes by itself. */
async function openCounted(page: Page): Promise<void> {
  await openSettings(page);
  await page.getByRole('checkbox', { name: /\d/ }).first().waitFor();
}

/** What has something of its own to press beside the page's frame, in the states that a reader meets. */
const STATES: readonly PressedScreen[] = [
  { name: 'greeting', path: '/updates', within: DIALOG, open: again(GREETED) },
  { name: 'home', path: '/updates', open: seeHome },
  { name: 'menu of small screens', path: '/about_us', within: 'details nav', isText: true, open: openMenu },
  { name: 'title', path: `/titles/${FERRY.titleId}` },
  {
    name: 'title for older readers',
    path: routes.title(titleIdOf(mothsAtMidnight.id, 'eng')),
    within: DIALOG,
    open: async (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'viewer, bars', path: CHAPTER, open: showBars },
  { name: 'viewer, bars over spreads', path: CHAPTER, open: turnPages },
  { name: 'viewer, end', path: CHAPTER, within: '[data-last]', open: endChapter },
  { name: 'viewer, chapters', path: CHAPTER, within: DIALOG, open: ofViewer('Chapters') },
  { name: 'viewer, languages', path: CHAPTER, within: DIALOG, open: ofViewer('Language') },
  { name: 'viewer, a page that failed', path: CHAPTER, within: '[data-page="1"]', open: failPage },
  { name: 'viewer, keys', path: CHAPTER, within: DIALOG, open: pressed('?') },
  { name: 'viewer, settings', path: CHAPTER, within: DIALOG, open: ofViewer('Settings') },
  { name: 'viewer, all pages', path: CHAPTER, within: DIALOG, open: ofViewer('all pages') },
  { name: 'comments', path: `/comments/${FERRY.firstChapterId}` },
  { name: 'search', path: '/search_result' },
  { name: 'search, found', path: '/search_result?keyword=a' },
  { name: 'settings', path: '/faq', within: DIALOG, open: openCounted },
  { name: 'survey', path: SURVEY },
  { name: 'survey, answered', path: SURVEY, within: 'form', prepare: loseWhatIsSent, open: answer },
  { name: 'message', path: '/faq', within: 'main form', prepare: loseWhatIsSent, open: write },
  { name: 'favourites', path: '/favorited', open: keepOne },
  { name: 'favourites, one taken away', path: '/favorited', within: 'main', open: keepNone },
  { name: 'list', path: '/manga_list/ongoing' },
  { name: 'list, filter', path: '/manga_list/ongoing', within: DIALOG, open: opened('Filter') },
  { name: 'list, order', path: '/manga_list/ongoing', within: DIALOG, open: opened('Sort') },
];

const seen = new Set(STATES.map(({ path }) => path));
const OTHERS: readonly PressedScreen[] = [...LOCALE_PAGES, ...OWN_LANGUAGE_PAGES]
  .filter(({ path }) => !seen.has(path) && !path.startsWith('/redirecting?'))
  .map(({ path }) => ({ name: path, path, within: 'main', ...(TEXTS.includes(path) && { isText: true }) }));

/** Of any site over the demo. A shelf of favourites begins with the heart of a title. */
export const PRESSED_SCREENS: readonly PressedScreen[] = [...STATES, ...OTHERS];

export const ANDROID = { userAgent: 'Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36' };
/** Of the operator's desk, each part. */
export const DESK_PATHS: readonly string[] = [
  adminRoutes.overview(),
  adminRoutes.catalogue(),
  adminRoutes.series(mothsAtMidnight.id),
  adminRoutes.surveys(),
  adminRoutes.survey('reading'),
  adminRoutes.feedback(),
  adminRoutes.news(),
  adminRoutes.service(),
];

/** What is there when an operator has named it: something promoted, apps, and his desk. */
export const namedScreens = ({
  promotedHeaders,
  adminToken,
}: {
  promotedHeaders: Record<string, string>;
  adminToken: string;
}): readonly PressedScreen[] => [
  {
    name: 'promotion',
    path: '/ranking/hottest',
    within: DIALOG,
    context: { extraHTTPHeaders: promotedHeaders },
    open: again(PROMOTED),
  },
  { name: 'offer of the app', path: '/about_us', context: ANDROID },
  { name: 'viewer, bars and offer of the app', path: CHAPTER, context: ANDROID, open: showBars },
  { name: 'desk, sign-in', path: adminRoutes.signIn() },
  ...DESK_PATHS.map((path) => ({ name: `desk, ${path}`, path, open: (page: Page) => signIn(page, adminToken) })),
];

/** What is there when no origin answers. */
export const FAILED_SCREENS: readonly PressedScreen[] = [
  { name: 'no origin, home', path: '/updates', status: 500 },
  { name: 'no origin, viewer', path: CHAPTER, status: 500 },
  { name: 'no origin, favourites', path: '/favorited', within: 'main' },
];

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('summary');
  if (await menu.isVisible()) await menu.click();
}

/** Has the chapter's first page never come, until it says so. */
async function failPage(page: Page): Promise<void> {
  await page.route('**/media/page/**', (route) => route.abort());
  await page.reload();
  await page.locator('[data-page="1"]').getByRole('button', { name: 'Try again' }).waitFor({ timeout: FAILED_MS });
}

/** Has a title on the shelf, where there is none yet. */
async function keepOne(page: Page): Promise<void> {
  if (await page.getByRole('link', { name: FERRY.name, exact: true }).isVisible()) return;
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/titles/${FERRY.titleId}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Favourite', exact: true }).filter({ visible: true }).click();
  await page.locator('[data-state=done]').filter({ visible: true }).waitFor();
  await page.goto(`${origin}/favorited`, { waitUntil: 'networkidle' });
}

/** What has been taken away can be put back. */
async function keepNone(page: Page): Promise<void> {
  await keepOne(page);
  await page.getByRole('button', { name: `Remove ${FERRY.name} from your favourites` }).click();
  await page.getByRole('button', { name: 'Undo' }).and(page.locator(':not([aria-disabled=true])')).waitFor();
}

/** Whatever is sent is lost, so that it can be sent again. */
async function loseWhatIsSent(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
}

async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill('It turns.');
  await page.getByRole('button', { name: /^Send/ }).and(page.locator(':enabled')).waitFor();
}

/** All that must be answered, and in one's own words. */
async function answer(page: Page): Promise<void> {
  const question = (number: number) => page.locator('fieldset').nth(number - 1);
  await question(1).getByText('Every day', { exact: true }).click();
  await question(2).getByText('Something else', { exact: true }).click();
  await question(2).getByRole('textbox').fill('Whatever the cat reads');
  await question(3).getByText('A friend', { exact: true }).click();
  await page.getByRole('button', { name: /^Send/ }).and(page.locator(':enabled')).waitFor();
}
