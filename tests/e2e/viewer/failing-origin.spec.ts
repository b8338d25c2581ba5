import { expect, type Page } from 'playwright/test';

import { CHAPTERS, PAGE_CHAIN } from '../../support/fixture-chapters';
import type { Disturbance } from '../../support/disturbance';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { askedPages, calls } from './picture-requests';
import { putAnew } from './put-anew';
import { test } from './served';

const FAULTS: Record<string, Disturbance> = {
  'answers that it failed': { failure: 500 },
  'answers rubbish': { failure: 'garbage' },
  'breaks off': { failure: 'drop' },
  'says nothing': { failure: 'silence' },
};
const CALLS = /^\/api\//;
const [first, second] = PAGE_CHAIN.map(({ id }) => id) as [number, number];

test.use({ viewport: { width: 390, height: 844 } });

async function readOn(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
}

for (const [what, fault] of Object.entries(FAULTS)) {
  test(`an origin that ${what} to the reader’s own call leaves the chapter to be read`, async ({
    page,
    served: { origin },
  }) => {
    const { id } = CHAPTERS.pages20;
    await page.request.get(`/viewer/${id}`);
    origin.disturb(CALLS, fault);
    await openChapter(page, id, { mode: 'horizontal' });
    await expect.poll(() => calls(origin, id, 'reader').length).toBeGreaterThan(0);
    await readOn(page, 2, 6);
  });

  test(`an origin that ${what} for the next chapter leaves this one’s end, and the next one for when it is well`, async ({
    page,
    served: { origin },
  }) => {
    await openChapter(page, first, { mode: 'horizontal' });
    // One that an earlier test's page has left on its way may come first, and is aborted.
    await expect.poll(() => calls(origin, first, 'reader').map(({ outcome }) => outcome)).toContain('answered');
    origin.disturb(CALLS, fault);
    await readOn(page, 2, 8);
    await expect.poll(() => calls(origin, second, 'nobody').length).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: `That was #${first}` })).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/viewer/${first}\\b`));

    origin.heal();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(new RegExp(`/viewer/${second}\\b`));
    await expectPageShown(page, 1);
  });

  test(`an origin that ${what} for one picture leaves the others to be read`, async ({ page, served: { origin } }) => {
    const { id } = CHAPTERS.pages20;
    origin.disturb(new RegExp(`^/pages/${id}/high/4\\.`), fault);
    await openChapter(page, id, { mode: 'horizontal' });
    await readOn(page, 2, 3);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, 5);
    await readOn(page, 6, 7);
    expect(askedPages(origin, id)).toContain(4);
  });
}

test('an origin that is slow with every picture shows each in its turn', async ({ page, served: { origin } }) => {
  const { id } = CHAPTERS.pages20;
  origin.disturb(/^\/pages\//, { delayMs: 400 });
  await openChapter(page, id, { mode: 'horizontal' });
  await readOn(page, 2, 8);
});

test('an origin that refuses its reader takes the pages away, in its own words, with a way back', async ({
  page,
  served: { origin },
}) => {
  const [id] = putAnew(origin, [CHAPTERS.pages20]);
  await page.request.get(`/viewer/${id}`);
  await page.route(/\/api\/manga_viewer\?/, (route) =>
    route.continue({ url: route.request().url().replace(`chapter_id=${id}`, 'chapter_id=999999') }),
  );
  await page.goto(`/viewer/${id}`);
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toHaveAccessibleName('Not Found');
  await expect(refusal).toHaveAccessibleDescription('There is no such chapter.');
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await refusal.getByRole('link', { name: 'To the series' }).click();
  await expect(page).toHaveURL(`/titles/${id}`);
  expect(calls(origin, id, 'reader')).toHaveLength(0);
});

test('a chapter that was there already is closed to a reader who may not enter it, and one Back leaves', async ({
  page,
  served: { origin },
}) => {
  await page.route(/\/api\/manga_viewer\?/, (route) => {
    const request = route.request();
    const isEntering = 'session-token' in request.headers() && request.url().includes(`chapter_id=${second}&`);
    return route.continue({
      url: isEntering ? request.url().replace(`chapter_id=${second}`, 'chapter_id=999999') : request.url(),
    });
  });
  await page.goto(`/titles/${first}`);
  await openChapter(page, first, { mode: 'horizontal', left: { page: 8, fraction: 0 } });
  await expect.poll(() => askedPages(origin, second)).toContain(1);
  for (let turn = 0; turn < 2; turn++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('main').getByRole('alert')).toHaveAccessibleName('Not Found');
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`/titles/${first}`);
});

test('a chapter that never was says so', async ({ page }) => {
  const answer = await page.goto('/viewer/999999');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('[data-viewer]')).toHaveCount(0);
});
