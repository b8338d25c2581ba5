import type { Locator, Page } from 'playwright/test';

import { FERRY, openPage } from './reader';
import { expect, test } from './test';

const SCRIPT_AS_TEXT = '<script>alert("good chapter")</script> (sorry, habit)';

const counts = (page: Page) => page.getByRole('article').getByText(/^[\d,]+ likes?$/);
const numberIn = (text: string | null) => parseInt(text!.replace(/\D/g, ''), 10);
const likes = async (page: Page) => (await counts(page).allTextContents()).map(numberIn);
const isLiked = (button: Locator, liked: boolean) => expect(button).toHaveAttribute('aria-pressed', String(liked));

test('comments are read in both orders, as text, with the way there and the app instead of a form @phone @1.6 @1.8 @1.15 @2.19 @2.57 @2.58 @2.59 @2.60 @4.57 @6.4', async ({
  page,
}) => {
  page.on('dialog', () => expect(true, 'a comment ran as a script').toBe(false));
  await openPage(page, `/comments/${FERRY.firstChapterId}`);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Manga list', FERRY.name, 'Chapter comment']);
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/updates');
  await expect(page.getByText(SCRIPT_AS_TEXT)).toBeVisible();

  const byLikes = await likes(page);
  expect(byLikes).toEqual([...byLikes].sort((one, other) => other - one));
  await page.getByRole('radio', { name: 'Likes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Latest' })).toBeChecked();
  const dates = () =>
    page
      .getByRole('article')
      .locator('time')
      .evaluateAll((items) => items.map((item) => item.getAttribute('datetime')!));
  const latest = (await dates()).sort().reverse();
  await expect.poll(dates).toEqual(latest);
  expect(await likes(page)).not.toEqual(byLikes);

  await expect(page.getByRole('complementary', { name: 'Join in from the app' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await trail.getByRole('link', { name: FERRY.name }).click();
  await expect(page).toHaveURL(new RegExp(`/titles/${FERRY.titleId}$`));
});

test('a first like is counted, survives a reload and is taken back @translated @origin @1.7 @6.3', async ({ page }) => {
  await openPage(page, `/comments/${FERRY.firstChapterId + 1}`);
  const button = page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Like / });
  await isLiked(button, false);
  const before = (await likes(page))[1]!;
  await button.click();
  await isLiked(button, true);
  expect((await likes(page))[1]).toBe(before + 1);

  // Without its count, which is part of the name.
  const name = (await button.textContent())!.replace(/ [\d.]+[km]?$/, '');
  await page.reload();
  const again = page.getByRole('button', { name, pressed: true });
  await again.focus();
  const unlike = page.waitForResponse(/\/api\/comment_like/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  expect([(await unlike).request().method(), (await unlike).status()]).toEqual(['DELETE', 200]);
});
