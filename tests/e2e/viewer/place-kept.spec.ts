import { expect } from 'playwright/test';

import { NOTICE_SHOWN_MS } from '@/components/ui/notice-shown-ms';

import { CHAPTERS } from '../../support/fixture-chapters';
import { holdTimers } from '../hold-timers';
import { expectPageShown } from '../reader';
import { held } from './held';
import { openChapter } from './open-chapter';
import { calls } from './picture-requests';
import { placeInMiddle } from './place';
import { putAnew } from './put-anew';
import { test } from './served';
import { historyRow, leftAt } from './stored';

const { id } = CHAPTERS.pages20;

test.use({ viewport: { width: 390, height: 844 } });

test('R8: pages are turned and their places kept while the origin answers nothing', async ({
  page,
  served: { origin },
}) => {
  const [chapterId] = putAnew(origin, [CHAPTERS.pages20]);
  await page.request.get(`/viewer/${chapterId}`);
  const answers = held();
  origin.disturb(/^\/api\//, answers);
  await openChapter(page, chapterId, { mode: 'horizontal' });
  for (let number = 2; number <= 8; number++) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
    await expect.poll(() => leftAt(page, chapterId)).toEqual({ page: number, finished: false });
  }
  await expect
    .poll(() => historyRow(page, chapterId))
    .toMatchObject({ chapterId, page: 8, total: 20, finished: false });
  await expect
    .poll(() => origin.asked.filter(({ path, outcome }) => path.startsWith('/api/') && outcome === undefined).length)
    .toBeGreaterThan(0);
  answers.release();
});

test('R8: to turn a page is to ask the origin for nothing but pictures', async ({ page, served: { origin } }) => {
  const [chapterId] = putAnew(origin, [CHAPTERS.pages20]);
  await openChapter(page, chapterId, { mode: 'horizontal' });
  await expect.poll(() => calls(origin, chapterId, 'reader')[0]?.outcome).toBe('answered');
  origin.asked.length = 0;
  for (let number = 2; number <= 8; number++) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
  expect(origin.asked.map(({ path }) => path).filter((path) => !path.startsWith('/pages/'))).toEqual([]);
});

test('R9: a tab that dies with a turn is opened again at its page', async ({ page, context }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  for (let number = 2; number <= 6; number++) await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 6);
  const died = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await died;

  const again = await context.newPage();
  await again.goto(`/viewer/${id}`);
  await expectPageShown(again, 6);
  await expect(again.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuenow', '6');
});

test('R9: a strip is opened again where it was left, within its page', async ({ page, context }) => {
  await openChapter(page, id);
  await page.evaluate(() => {
    const { top, height } = document.querySelector('[data-page="7"]')!.getBoundingClientRect();
    window.scrollBy({ top: top + height * 0.7 - window.innerHeight / 2, behavior: 'instant' });
  });
  await expectPageShown(page, 7);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;

  const again = await context.newPage();
  await again.goto(`/viewer/${id}`);
  await expectPageShown(again, 7);
  const place = await placeInMiddle(again);
  expect(place.page).toBe(7);
  expect(Math.abs(place.fraction - 0.7)).toBeLessThanOrEqual(0.02);
});

const REFUSALS = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  full: () =>
    void (Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
};

for (const [state, refuse] of Object.entries(REFUSALS)) {
  test(`R9: where the browser’s storage is ${state}, one notice says so and reading goes on`, async ({ page }) => {
    // A notice stays as long as it takes to look at it.
    const passTime = await holdTimers(page, NOTICE_SHOWN_MS);
    await page.addInitScript(refuse);
    await page.addInitScript(() => {
      Object.assign(window, { said: [] });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node.parentElement?.matches('[role="status"][data-group]'))
              (window as unknown as { said: (string | null)[] }).said.push(node.textContent);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`/viewer/${id}`);
    await expectPageShown(page, 1);
    const notice = page.getByText('Your place in this chapter can’t be kept: this browser stores nothing for us.');
    await expect(notice).toBeVisible();
    await passTime(page);
    await expect(notice).toBeHidden();
    for (const number of [4, 7, 9]) {
      await page.locator(`[data-page="${number}"]`).scrollIntoViewIfNeeded();
      await expectPageShown(page, number);
    }
    await page.keyboard.press('m');
    await expect(page.getByText('Now turning pages sideways')).toBeVisible();
    await expect(page.locator('[data-viewer]')).toHaveAttribute('data-mode', 'horizontal');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, 2);
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.filter((text) => text.startsWith('Your place'))).toHaveLength(1);
  });
}
