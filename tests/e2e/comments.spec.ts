import { test as base, type Locator, type Page } from 'playwright/test';

import { NOTICE_SHOWN_MS } from '@/components/ui/notice-shown-ms';
import { decodeResponse } from '@/lib/wire/decode-response';

import { FAILING_STORAGE } from './failing-storage';
import { heardAnswer } from './heard-answer';
import { holdTimers } from './hold-timers';
import { expectHydrated, FERRY } from './reader';
import { expect } from './test';

const REFUSED = {
  en: 'That didn’t work. The likes haven’t changed.',
  es: 'No se pudo guardar el cambio. Los «me gusta» siguen como estaban.',
};

/** A chapter with comments, whose likes no test that runs at the same time counts. */
const test = base.extend<{ path: string }>({
  path: async ({}, provide, { parallelIndex }) => provide(`/comments/${FERRY.firstChapterId + (parallelIndex % 3)}`),
});

const heart = (page: Page, place: number) =>
  page
    .getByRole('article')
    .nth(place)
    .getByRole('button', { name: /^Like / });
/** What a heart is called, without its count. */
const nameOf = async (button: Locator) => (await button.textContent())!.replace(/ [\d.]+[km]?$/, '');
const isLiked = (button: Locator, liked: boolean) => expect(button).toHaveAttribute('aria-pressed', String(liked));

/** Presses a heart that is not at a press any more: it would take no notice of another. */
async function press(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
}

const said = (page: Page) => page.getByRole('article').getByText(/^[\d,]+ likes?$/);
const numberIn = (text: string | null) => parseInt(text!.replace(/\D/g, ''), 10);
/** How many like a comment, as it is said. */
const likes = async (page: Page, place: number) => numberIn(await said(page).nth(place).textContent());

/** Opens the comments, and waits until they are shown as the reader's own session sees them. */
async function openAsReader(page: Page, open: () => Promise<unknown>): Promise<void> {
  const answer = await heardAnswer(page, /\/api\/comment\?/);
  await open();
  const { comments } = decodeResponse(await answer()).success!.commentListView!;
  const counts = comments!.map(({ numberOfLikes }) => numberOfLikes ?? 0).sort();
  await expect.poll(async () => (await said(page).allTextContents()).map(numberIn).sort()).toEqual(counts);
}

/** Opens the comments as a reader who has written something before. */
async function openWithSession(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('session', localStorage.getItem('session') ?? crypto.randomUUID()),
  );
  await openAsReader(page, () => page.goto(path));
}

/** The likes that the origin was told of, in their order. */
function watchLikes(page: Page): string[] {
  const told: string[] = [];
  page.context().on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname === '/api/comment_like')
      told.push(`${response.request().method()} ${searchParams.get('comment_id')} ${response.status()}`);
  });
  return told;
}

test(
  'a comment is liked by who has no session yet, stays liked, and is liked no longer @1.7 @6.3',
  { tag: '@origin' },
  async ({ page, path }) => {
    const told = watchLikes(page);
    await page.goto(path);
    const button = heart(page, 1);
    await isLiked(button, false);
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    const before = await likes(page, 1);
    // With a session from the first, the page would look how many there are by now.
    await expectHydrated(page);
    await button.click();
    await isLiked(button, true);
    expect(await likes(page, 1)).toBe(before + 1);
    expect(await page.evaluate(() => localStorage.getItem('session'))).not.toBeNull();

    const name = await nameOf(button);
    await openAsReader(page, () => page.reload());
    const again = page.getByRole('button', { name, pressed: true });
    await expect(again).toBeVisible();
    await again.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect.poll(() => told.map((line) => line.split(' ')[0])).toEqual(['PUT', 'DELETE']);
    await openAsReader(page, () => page.reload());
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  },
);

test('a like is one reader’s, and counted for all', { tag: '@desktop' }, async ({ page, path, browser }) => {
  await openWithSession(page, path);
  const before = await likes(page, 0);
  await heart(page, 0).click();
  await isLiked(heart(page, 0), true);
  const name = await nameOf(heart(page, 0));

  const other = await (await browser.newContext()).newPage();
  await openWithSession(other, path);
  const theirs = other.getByRole('article').filter({ has: other.getByRole('button', { name }) });
  await expect(theirs.getByText(new RegExp(`^${(before + 1).toLocaleString('en')} likes?$`))).toHaveCount(1);
  await expect(other.getByRole('button', { pressed: true })).toHaveCount(0);
  await other.context().close();
});

test(
  'until the origin has answered the heart alone is inked, and no press counts twice @4.31',
  { tag: '@desktop' },
  async ({ page, path }) => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/comment_like/, async (route) => {
      await held;
      await route.continue();
    });
    const told = watchLikes(page);
    await openWithSession(page, path);
    const before = await likes(page, 2);
    const button = heart(page, 2);
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button.locator('[data-inked]')).toHaveCount(1);
    await isLiked(button, false);
    expect(await likes(page, 2)).toBe(before);
    await button.press('Enter');
    release();
    await isLiked(button, true);
    await expect(button).toBeFocused();
    expect(await likes(page, 2)).toBe(before + 1);
    expect(told).toHaveLength(1);
  },
);

test(
  'a like that is refused, or fails, is put back, and the reader is told in his language',
  { tag: ['@desktop', '@origin'] },
  async ({ page, path }) => {
    const answerWith = (status: number) =>
      page.route(/\/api\/comment_like/, (route) => route.fulfill({ status, body: '' }));
    // A notice stays as long as it takes to look at it.
    await holdTimers(page, NOTICE_SHOWN_MS);
    await openWithSession(page, path);
    const before = await likes(page, 0);
    await answerWith(500);
    await heart(page, 0).click();
    await expect(page.getByRole('status').getByText(REFUSED.en)).toBeVisible();
    await expect(heart(page, 0)).toHaveAttribute('aria-disabled', 'false');
    await expect(heart(page, 0).locator('[data-inked]')).toHaveCount(0);
    await isLiked(heart(page, 0), false);
    expect(await likes(page, 0)).toBe(before);

    await page.unroute(/\/api\/comment_like/);
    await answerWith(403);
    await page.goto(`/es${path}`);
    const button = page.getByRole('article').first().getByRole('button', { pressed: false }).last();
    await button.click();
    await expect(page.getByRole('status').getByText(REFUSED.es)).toBeVisible();
    await isLiked(button, false);
  },
);

test('likes of a reader whose network goes away are sent once, in order, when it is back', async ({
  page,
  path,
  context,
}) => {
  const told = watchLikes(page);
  await openWithSession(page, path);
  const [first, second] = [heart(page, 0), heart(page, 1)];
  await first.click();
  await isLiked(first, true);
  await expect.poll(() => told.length).toBe(1);
  const [, id] = told[0]!.split(' ');
  // It is done with: what it still asks for would be cut off.
  await expect(first).toHaveAttribute('aria-disabled', 'false');

  await context.setOffline(true);
  await second.click();
  await isLiked(second, true);
  await press(first);
  await isLiked(first, false);
  await press(first);
  await isLiked(first, true);
  expect(told).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(() => told.slice(2)).toEqual([`DELETE ${id} 200`, `PUT ${id} 200`]);
  expect(told[1]).toMatch(/^PUT \d+ 200$/);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('laterWrite_'))))
    .toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
  expect(told).toHaveLength(4);
});

test(
  'what waits for an origin that was away goes out with the reader’s next step',
  { tag: '@desktop' },
  async ({ page, path }) => {
    const told = watchLikes(page);
    await openWithSession(page, path);
    await page.route(/\/api\/comment_like/, (route) => route.abort('connectionrefused'));
    await heart(page, 0).click();
    await isLiked(heart(page, 0), true);
    await page.unroute(/\/api\/comment_like/);
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Manga list' }).click();
    await expect.poll(() => told.length).toBe(1);
  },
);

test('a like in one tab is seen in the other', { tag: '@desktop' }, async ({ page, path, context }) => {
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(path);
  await page.bringToFront();
  await heart(page, 1).click();
  await isLiked(heart(page, 1), true);
  const name = await nameOf(heart(page, 1));
  await other.bringToFront();
  await expect(other.getByRole('button', { name, pressed: true })).toBeVisible();
  await other.getByRole('button', { name, pressed: true }).click();
  await page.bringToFront();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

for (const [how, block] of Object.entries(FAILING_STORAGE)) {
  test(`where storage ${how}, a like lasts as long as the page`, { tag: '@desktop' }, async ({ page, path }) => {
    await page.addInitScript(block);
    await page.goto(path);
    await heart(page, 0).click();
    await isLiked(heart(page, 0), true);
    const name = await nameOf(heart(page, 0));
    await page.getByRole('link', { name: FERRY.name }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
  });
}
