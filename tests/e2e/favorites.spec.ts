import type { Page } from 'playwright/test';

import { FERRY, openPage } from './reader';
import { expect, test } from './test';

const TITLE = `/titles/${FERRY.titleId}`;
const NOTHING = 'You have no favourites yet. Tap the heart on a series and it will wait for you here.';
/** The calls that change favourites: those that read them name no title. */
const CHANGES = /\/api\/title_list\/bookmark\?title_id=/;

const heart = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const listed = (page: Page) => page.getByRole('link', { name: FERRY.name, exact: true });
const remove = (page: Page) => page.getByRole('button', { name: `Remove ${FERRY.name} from your favourites` });
const undo = (page: Page) => page.getByRole('button', { name: `Undo: put ${FERRY.name} back` });
const removed = (page: Page) => page.getByText('Removed', { exact: true });

test('a series is favourited on its page, removed from the list and restored, for this reader alone @translated @phone @origin @1.3 @1.6 @2.45 @2.62 @2.63 @4.25 @4.26 @4.28 @6.3 @8.23', async ({
  page,
  browser,
}) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CHANGES, async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, TITLE);
  await heart(page, 'Add to favourites').click();
  await expect(heart(page, 'One moment')).toHaveAttribute('data-state', 'loading');
  release();
  await expect(heart(page, 'Favourited')).toHaveAttribute('data-state', 'done');

  const other = await (await browser.newContext()).newPage();
  await other.goto('/favorited');
  await expect(other.getByText(NOTHING)).toBeVisible();
  await other.context().close();

  await openPage(page, '/favorited');
  await remove(page).click();
  await expect(removed(page)).toBeVisible();
  await undo(page).click();
  // The button is enabled again once the origin has answered.
  await expect(remove(page)).toBeEnabled();
  await page.reload();
  await expect(listed(page)).toBeVisible();
  await remove(page).click();
  await expect(undo(page)).toBeEnabled();
  await page.reload();
  await expect(page.getByText(NOTHING)).toBeVisible();
  await page.goto(TITLE);
  await expect(heart(page, 'Add to favourites')).toHaveAttribute('data-state', 'add');
});

test('a change in one tab shows in the other @4.27', async ({ page, context }) => {
  await openPage(page, '/favorited');
  await expect(page.getByText(NOTHING)).toBeVisible();
  const other = await context.newPage();
  await openPage(other, TITLE);
  await heart(other, 'Add to favourites').click();
  await expect(heart(other, 'Favourited')).toBeVisible();
  await page.bringToFront();
  await expect(listed(page)).toBeVisible();
  await remove(page).click();
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'false');
  await other.bringToFront();
  await expect(heart(other, 'Add to favourites')).toBeVisible();
  await heart(other, 'Add to favourites').click();
  await expect(heart(other, 'Favourited')).toBeVisible();
  await page.bringToFront();
  await expect(remove(page)).toBeVisible();
  await expect(removed(page)).toHaveCount(0);
});
