import type { Page } from 'playwright';

import { FERRY, openSettings, showBars } from '../e2e/reader';

import type { PressedScreen } from './press-controls';

const DIALOG = '[role=dialog]';
const CHAPTER = `/viewer/${FERRY.firstChapterId}`;

/** What greets a first visit is closed like anything else, once. */
async function pastGreeting(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
}

const opened = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
const ofViewer = (button: string) => async (page: Page) => {
  await showBars(page);
  await opened(button)(page);
};

/** The screens whose controls are pressed, over the demo. A shelf of favourites begins with the heart of a title. */
export const PRESSED_SCREENS: readonly PressedScreen[] = [
  { name: 'greeting', path: '/updates', within: DIALOG, open: (page) => page.getByRole('dialog').waitFor() },
  { name: 'home', path: '/updates', open: pastGreeting },
  { name: 'title', path: `/titles/${FERRY.titleId}` },
  { name: 'viewer, bars', path: CHAPTER, open: showBars },
  { name: 'viewer, settings', path: CHAPTER, within: DIALOG, open: ofViewer('Settings') },
  { name: 'viewer, all pages', path: CHAPTER, within: DIALOG, open: ofViewer('all pages') },
  { name: 'comments', path: `/comments/${FERRY.firstChapterId}` },
  { name: 'search', path: '/search_result' },
  { name: 'search, found', path: '/search_result?keyword=a' },
  { name: 'settings', path: '/faq', within: DIALOG, open: openSettings },
  { name: 'survey', path: '/webview/questionnaire/eng/reading' },
  { name: 'favourites', path: '/favorited', open: keepOne },
  { name: 'list', path: '/manga_list/ongoing' },
  { name: 'list, filter', path: '/manga_list/ongoing', within: DIALOG, open: opened('Filter') },
  { name: 'list, order', path: '/manga_list/ongoing', within: DIALOG, open: opened('Sort') },
  { name: 'ranking', path: '/ranking/hottest' },
  { name: 'news', path: '/announcement' },
  { name: 'help', path: '/faq' },
];

/** Has a title on the shelf, where there is none yet. */
async function keepOne(page: Page): Promise<void> {
  if (await page.getByRole('link', { name: FERRY.name, exact: true }).isVisible()) return;
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/titles/${FERRY.titleId}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Favourite', exact: true }).filter({ visible: true }).click();
  await page.locator('[data-state=done]').filter({ visible: true }).waitFor();
  await page.goto(`${origin}/favorited`, { waitUntil: 'networkidle' });
}
