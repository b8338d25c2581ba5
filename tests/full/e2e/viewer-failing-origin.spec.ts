import { expect } from 'playwright/test';

import { expectPageShown } from '@/tests/e2e/reader';
import { endOf, openChapter } from '@/tests/e2e/viewer/open-chapter';
import { askedPages, calls } from '@/tests/e2e/viewer/picture-requests';
import { putAnew } from '@/tests/e2e/viewer/put-anew';
import { test } from '@/tests/e2e/viewer/served';
import { CHAPTERS, PAGE_CHAIN } from '@/tests/support/fixture-chapters';

/** Longer than the viewer waits before it requests a picture again, in ms. */
const WAIT = 10_000;

test.use({ viewport: { width: 390, height: 844 } });

for (const failure of ['drop', 'garbage', 'silence'] as const) {
  test(`reading goes on where the origin fails (${failure}), and the next chapter opens once it is back`, async ({
    page,
    served: { origin },
  }) => {
    const [first, second] = putAnew(origin, PAGE_CHAIN) as [number, number];
    await page.request.get(`/viewer/${first}`);
    origin.disturb(/^\/api\//, { failure });
    origin.disturb(new RegExp(`^/pages/${first}/high/4\\.`), { failure: 500 });
    await openChapter(page, first, { mode: 'horizontal' });
    await expect.poll(() => calls(origin, first, 'reader').length).toBeGreaterThan(0);
    for (let number = 2; number <= 8; number++) {
      await page.keyboard.press('ArrowRight');
      if (number === 4) await expect(page.locator('[data-page="4"]').getByRole('button')).toBeInViewport();
      else await expectPageShown(page, number);
    }
    await expect.poll(() => calls(origin, second, 'nobody').length).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(endOf(page, first)).toBeInViewport();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    origin.heal();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(new RegExp(`/viewer/${second}\\b`));
    await expectPageShown(page, 1);
  });
}

test('a reader who is refused the next chapter while reading gets the reason in place of pages', async ({
  page,
  served: { origin },
}) => {
  const [first, second] = putAnew(origin, PAGE_CHAIN) as [number, number];
  await page.route(/\/api\/manga_viewer\?/, (route, request) => {
    const isEntering = 'session-token' in request.headers() && request.url().includes(`chapter_id=${second}&`);
    return route.continue({
      url: isEntering ? request.url().replace(`chapter_id=${second}`, 'chapter_id=999999') : request.url(),
    });
  });
  await page.goto(`/titles/${first}`);
  await openChapter(page, first, { mode: 'horizontal', left: { page: 8, fraction: 0 } });
  await expect.poll(() => askedPages(origin, second)).toContain(1);
  for (let turn = 0; turn < 2; turn++) await page.keyboard.press('ArrowRight');
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toHaveAccessibleName('Not Found');
  await expect(refusal).toHaveAccessibleDescription('There is no such chapter.');
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`/titles/${first}`);
});

test('expired addresses are renewed after the second failure', async ({ page, served: { origin } }) => {
  await page.clock.install();
  const chapter = { ...CHAPTERS.pages20, id: 9_230, signature: 'old' };
  origin.put(chapter);
  origin.disturb(/\/20\.webp\?s=old/, { failure: 403 });
  await openChapter(page, chapter.id, { mode: 'horizontal' });
  await expect.poll(() => calls(origin, chapter.id, 'reader')[0]?.outcome).toBe('answered');
  origin.put({ ...chapter, signature: 'new' });
  // No picture is tried again before its time.
  await page.clock.pauseAt(new Date(Date.now() + WAIT));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-page="20"]').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(calls(origin, chapter.id, 'reader')).toHaveLength(1);
  const failures = () => origin.asked.filter(({ path }) => /\/20\.webp\?s=old/.test(path)).length;
  await expect
    .poll(async () => {
      await page.clock.fastForward(1_000);
      return failures();
    })
    .toBe(2);
  await expectPageShown(page, 20);
  expect(await page.locator('[data-page="20"] img').getAttribute('src')).toContain('s=new');
  expect(failures()).toBe(2);
  expect(calls(origin, chapter.id, 'reader')).toHaveLength(2);
});
