import type { Page } from 'playwright/test';

import { NOTICE_SHOWN_MS } from '@/components/ui/notice-shown-ms';

import { FAILING_STORAGE } from './failing-storage';
import { holdTimers } from './hold-timers';
import { FERRY } from './reader';
import { expect, test } from './test';

const TITLE = `/titles/${FERRY.titleId}`;
const NOTHING = 'You have no favourites yet. Tap the heart on a series and it will wait for you here.';
const UNCHANGED = {
  en: 'That didn’t work. Your favourites haven’t changed.',
  es: 'No se pudo guardar el cambio. Tus favoritos siguen como estaban.',
};
/** The calls that change favourites: those that ask for them name no title. */
const CHANGES = /\/api\/title_list\/bookmark\?title_id=/;

const heart = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const onShelf = (page: Page) => page.getByRole('link', { name: FERRY.name, exact: true });
const remove = (page: Page) => page.getByRole('button', { name: `Remove ${FERRY.name} from your favourites` });

const refuse = (page: Page, status: number) => page.route(CHANGES, (route) => route.fulfill({ status, body: '' }));

test('a title says that it is becoming a favourite, and that it is one @6.3', { tag: '@origin' }, async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CHANGES, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(TITLE);
  await heart(page, 'Favourite').click();
  await expect(heart(page, 'One moment')).toHaveAttribute('data-state', 'loading');
  release();
  await expect(heart(page, 'Favourited')).toHaveAttribute('data-state', 'done');
  await heart(page, 'Favourited').click();
  await expect(heart(page, 'Favourite')).toHaveAttribute('data-state', 'add');
});

test(
  'a change that is refused, or fails, is taken back, and the reader is told in his language',
  { tag: ['@desktop', '@origin'] },
  async ({ page }) => {
    // A notice stays as long as it takes to look at it.
    await holdTimers(page, NOTICE_SHOWN_MS);
    await page.goto(TITLE);
    await heart(page, 'Favourite').click();
    await expect(heart(page, 'Favourited')).toBeVisible();
    await refuse(page, 403);
    await heart(page, 'Favourited').click();
    await expect(page.getByRole('status').getByText(UNCHANGED.en)).toBeVisible();
    await expect(heart(page, 'Favourited')).toHaveAttribute('aria-disabled', 'false');

    await page.unroute(CHANGES);
    await refuse(page, 500);
    await page.goto('/es/favorited');
    const away = page.getByRole('button', { name: `Quitar ${FERRY.name} de tus favoritos` });
    await away.click();
    await expect(page.getByRole('status').getByText(UNCHANGED.es)).toBeVisible();
    await expect(away).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByText('Quitada', { exact: true })).toHaveCount(0);
  },
);

test(
  'what is changed in one tab is seen on the shelf in the other, and the other way round @4.27',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/favorited');
    await expect(page.getByText(NOTHING)).toBeVisible();
    const other = await context.newPage();
    await other.goto(TITLE);
    await heart(other, 'Favourite').click();
    await expect(heart(other, 'Favourited')).toBeVisible();
    await page.bringToFront();
    await expect(onShelf(page)).toBeVisible();
    await remove(page).click();
    await expect(page.getByText('Removed', { exact: true })).toBeVisible();
    // It has seen itself that the title is gone: what it is asked for next is another change.
    await expect(page.getByRole('button', { name: `Undo: keep ${FERRY.name}` })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await other.bringToFront();
    await expect(heart(other, 'Favourite')).toBeVisible();
    await heart(other, 'Favourite').click();
    await expect(heart(other, 'Favourited')).toBeVisible();
    await page.bringToFront();
    await expect(remove(page)).toBeVisible();
    await expect(page.getByText('Removed', { exact: true })).toHaveCount(0);
  },
);

for (const [how, block] of Object.entries(FAILING_STORAGE)) {
  test(`where storage ${how}, favourites last as long as the page`, { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(block);
    await page.goto(TITLE);
    await heart(page, 'Favourite').click();
    await expect(heart(page, 'Favourited')).toBeVisible();
    await page.getByRole('link', { name: 'Favourites' }).filter({ visible: true }).first().click();
    await expect(onShelf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close the note about the app' }).click();
    await expect(page.getByRole('button', { name: 'Close the note about the app' })).toHaveCount(0);
    await remove(page).click();
    await expect(page.getByText('Removed', { exact: true })).toBeVisible();
  });
}
