import type { Page } from 'playwright';

import { mothsAtMidnight } from '@/lib/origin/demo/series/moths-at-midnight';
import { titleIdOf } from '@/lib/origin/title-id';
import { routes } from '@/lib/routes';

import { FERRY, openSettings, showBars } from '../e2e/reader';
import { LOCALE_PAGES, OWN_LANGUAGE_PAGES } from '../e2e/route-table';

import type { PressScreen } from './press-controls';

/** How long the last control of a chapter's end may take to appear. */
const LAST_CONTROL_MS = 5_000;
/** Where the browser stores which popups of home it has shown. */
const SHOWN_POPUPS = 'VIEWED_POPUP';
const DIALOG = 'dialog[open], [role=dialog]';
const CHAPTER = `/viewer/${FERRY.firstChapterId}`;
const SURVEY = '/webview/questionnaire/eng/reading';
export const ANDROID = { userAgent: 'Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36' };

const isStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) !== null, key);
const awaitDialog = (page: Page) => page.getByRole('dialog').waitFor();

/** Closes the popup of a first visit, and scrolls through home: rows of titles get their arrows near the viewport. */
async function scrollHome(page: Page): Promise<void> {
  if (!(await isStored(page, SHOWN_POPUPS))) await awaitDialog(page);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let before = -1; window.scrollY > before;) {
      before = window.scrollY;
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await twoFrames();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await twoFrames();
  });
}

const openDialog = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  await awaitDialog(page);
};

const openViewerDialog = (button: string) => async (page: Page) => {
  await showBars(page);
  await openDialog(button)(page);
};

async function showEnd(page: Page): Promise<void> {
  await page.keyboard.press('End');
  const end = page.locator('[data-last]');
  await end.getByRole('button').first().waitFor();
  // The last to appear; absent once the reader has refused notifications.
  await end
    .getByRole('button', { name: 'Tell me about new chapters' })
    .waitFor({ timeout: LAST_CONTROL_MS })
    .catch(() => undefined);
}

/** The numbers of titles for each language load later. */
async function showSettings(page: Page): Promise<void> {
  await openSettings(page);
  await page.getByRole('checkbox', { name: /\d/ }).first().waitFor();
}

/** Requests that write fail, so that forms can be sent again. */
const failWrites = (page: Page) =>
  page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));

const awaitSend = (page: Page) => page.getByRole('button', { name: /^Send/ }).and(page.locator(':enabled')).waitFor();

async function fillMessage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill('It turns.');
  await awaitSend(page);
}

async function fillSurvey(page: Page): Promise<void> {
  const question = (number: number) => page.locator('fieldset').nth(number - 1);
  await question(1).getByText('Every day', { exact: true }).click();
  await question(2).getByText('Something else', { exact: true }).click();
  await question(2).getByRole('textbox').fill('Whatever the cat reads');
  await question(3).getByText('A friend', { exact: true }).click();
  await awaitSend(page);
}

const STATES: readonly PressScreen[] = [
  { name: 'home', path: '/updates', open: scrollHome },
  { name: 'title', path: `/titles/${FERRY.titleId}` },
  {
    name: 'title for older readers',
    path: routes.title(titleIdOf(mothsAtMidnight.id, 'eng')),
    within: DIALOG,
    open: awaitDialog,
  },
  { name: 'viewer', path: CHAPTER, open: showBars },
  { name: 'viewer, end', path: CHAPTER, within: '[data-last]', open: showEnd },
  { name: 'viewer, chapters', path: CHAPTER, within: DIALOG, open: openViewerDialog('Chapters') },
  { name: 'viewer, settings', path: CHAPTER, within: DIALOG, open: openViewerDialog('Settings') },
  { name: 'viewer, all pages', path: CHAPTER, within: DIALOG, open: openViewerDialog('all pages') },
  { name: 'comments', path: `/comments/${FERRY.firstChapterId}` },
  { name: 'search', path: '/search_result' },
  { name: 'search results', path: '/search_result?keyword=a' },
  { name: 'settings', path: '/faq', within: DIALOG, open: showSettings },
  { name: 'survey', path: SURVEY },
  { name: 'survey, filled in', path: SURVEY, within: 'form', prepare: failWrites, open: fillSurvey },
  { name: 'message', path: '/faq', within: 'main form', prepare: failWrites, open: fillMessage },
  { name: 'list', path: '/manga_list/ongoing' },
  { name: 'list, filter', path: '/manga_list/ongoing', within: DIALOG, open: openDialog('Filter') },
];

const statePaths = new Set(STATES.map(({ path }) => path));
const otherPages = [...LOCALE_PAGES, ...OWN_LANGUAGE_PAGES].filter(
  ({ path }) => !statePaths.has(path) && !path.startsWith('/redirecting?'),
);

export const DEMO_SCREENS: readonly PressScreen[] = [
  ...STATES,
  ...otherPages.map(({ path }) => ({ name: path, path, within: 'main', isOptional: true as const })),
];
