import type { Page } from 'playwright';

import { FERRY, openSettings, showBars } from '../e2e/reader';
import { LOCALE_PAGES, OWN_LANGUAGE_PAGES } from '../e2e/route-table';

import type { PressedScreen } from './press-controls';

/** How long what comes last of a screen is waited for. */
const LAST_MS = 5_000;

/** Where a browser notes what it has been greeted with. */
const GREETED = 'VIEWED_POPUP';
/** The platform's own, and the viewer's. */
const DIALOG = 'dialog[open], [role=dialog]';
const CHAPTER = `/viewer/${FERRY.firstChapterId}`;

const isGreeted = (page: Page) => page.evaluate((key) => localStorage.getItem(key) !== null, GREETED);

/** It greets once: a browser that has been greeted forgets it. */
async function beGreeted(page: Page): Promise<void> {
  if (await isGreeted(page)) {
    await page.evaluate((key) => localStorage.removeItem(key), GREETED);
    await page.reload({ waitUntil: 'networkidle' });
  }
  await page.getByRole('dialog').waitFor();
}

/** What greets a first visit is closed like anything else, once. */
async function pastGreeting(page: Page): Promise<void> {
  if (!(await isGreeted(page))) await page.getByRole('dialog').waitFor();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
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
  await last.getByRole('button', { name: 'Tell me about new chapters' }).waitFor({ timeout: LAST_MS }).catch(() => undefined);
}

/** How many titles each language has comes by itself. */
async function openCounted(page: Page): Promise<void> {
  await openSettings(page);
  await page.getByRole('checkbox', { name: /\d/ }).first().waitFor();
}

/** What has something of its own to press beside the page's frame, in the states that a reader meets. */
const STATES: readonly PressedScreen[] = [
  { name: 'greeting', path: '/updates', within: DIALOG, open: beGreeted },
  { name: 'home', path: '/updates', open: pastGreeting },
  { name: 'title', path: `/titles/${FERRY.titleId}` },
  { name: 'viewer, bars', path: CHAPTER, open: showBars },
  { name: 'viewer, bars over spreads', path: CHAPTER, open: turnPages },
  { name: 'viewer, end', path: CHAPTER, within: '[data-last]', open: endChapter },
  { name: 'viewer, chapters', path: CHAPTER, within: DIALOG, open: ofViewer('Chapters') },
  { name: 'viewer, keys', path: CHAPTER, within: DIALOG, open: pressed('?') },
  { name: 'viewer, settings', path: CHAPTER, within: DIALOG, open: ofViewer('Settings') },
  { name: 'viewer, all pages', path: CHAPTER, within: DIALOG, open: ofViewer('all pages') },
  { name: 'comments', path: `/comments/${FERRY.firstChapterId}` },
  { name: 'search', path: '/search_result' },
  { name: 'search, found', path: '/search_result?keyword=a' },
  { name: 'settings', path: '/faq', within: DIALOG, open: openCounted },
  { name: 'survey', path: '/webview/questionnaire/eng/reading' },
  { name: 'favourites', path: '/favorited', open: keepOne },
  { name: 'list', path: '/manga_list/ongoing' },
  { name: 'list, filter', path: '/manga_list/ongoing', within: DIALOG, open: opened('Filter') },
  { name: 'list, order', path: '/manga_list/ongoing', within: DIALOG, open: opened('Sort') },
];

const seen = new Set(STATES.map(({ path }) => path));
const OTHERS: readonly PressedScreen[] = [...LOCALE_PAGES, ...OWN_LANGUAGE_PAGES]
  .filter(({ path }) => !seen.has(path) && !path.startsWith('/redirecting?'))
  .map(({ path }) => ({ name: path, path, within: 'main', isText: true }));

/** The screens whose controls are pressed, over the demo. A shelf of favourites begins with the heart of a title. */
export const PRESSED_SCREENS: readonly PressedScreen[] = [...STATES, ...OTHERS];

/** Has a title on the shelf, where there is none yet. */
async function keepOne(page: Page): Promise<void> {
  if (await page.getByRole('link', { name: FERRY.name, exact: true }).isVisible()) return;
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/titles/${FERRY.titleId}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Favourite', exact: true }).filter({ visible: true }).click();
  await page.locator('[data-state=done]').filter({ visible: true }).waitFor();
  await page.goto(`${origin}/favorited`, { waitUntil: 'networkidle' });
}
