import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { held } from './held';
import { expectPage, openChapter } from './open-chapter';
import { calls } from './picture-requests';
import { putAnew } from './put-anew';
import { test } from './served';
import { historyRow, leftAt } from './stored';

const { id } = CHAPTERS.pages20;

test.use({ viewport: { width: 390, height: 844 } });

test('turning a page requests pictures alone, and saves the position while the origin is silent @R8', async ({
  page,
  served: { origin },
}) => {
  const [chapterId] = putAnew(origin, [CHAPTERS.pages20]);
  await openChapter(page, chapterId, { mode: 'horizontal' });
  await expect.poll(() => calls(origin, chapterId, 'reader')[0]?.outcome).toBe('answered');
  const answers = held();
  origin.disturb(/^\/api\//, answers);
  origin.asked.length = 0;
  for (let number = 2; number <= 6; number++) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
    await expect.poll(() => leftAt(page, chapterId)).toEqual({ page: number, finished: false });
  }
  await expect.poll(() => historyRow(page, chapterId)).toMatchObject({ chapterId, page: 6, total: 20 });
  expect(origin.asked.map(({ path }) => path).filter((path) => !path.startsWith('/pages/'))).toEqual([]);
  answers.release();
});

test('a tab that crashes right after a turn opens again at its page @R9', async ({ page, context }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  for (let number = 2; number <= 6; number++) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await context.newPage();
  await again.goto(`/viewer/${id}`);
  await expectPage(again, 6);
});
