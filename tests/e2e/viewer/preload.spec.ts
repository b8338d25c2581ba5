import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { held } from './held';
import { expectPage, openChapter, slider } from './open-chapter';
import { askedPages, pagesIn } from './picture-requests';
import { test } from './served';

const { id } = CHAPTERS.pages100;
const AT = 40;
const [AHEAD, BEHIND] = [4, 2];
/** Pages that are ahead once a page has been turned. */
const HELD = new RegExp(`/pages/${id}/high/4[5-9]\\.`);
/** So many are under way together, and begin in any order. */
const AT_A_TIME = 3;

test.use({ viewport: { width: 390, height: 844 } });

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** The server's HTML has the first page in it, whatever page is opened. */
const withoutFirst = (numbers: readonly number[]) => numbers.filter((number) => number > 1);
const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

test('pictures load for the page, then ahead, then behind, and a jump aborts the others @R7', async ({
  page,
  served: { origin },
}) => {
  // As the browser sends them: what is held up on its way arrives after what was sent later.
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  const sent = () => withoutFirst(pagesIn(paths, id));
  const asked = () => withoutFirst(askedPages(origin, id));
  await openChapter(page, id, { mode: 'horizontal', left: { page: AT, fraction: 0 } });
  await expect.poll(() => sorted(asked())).toEqual(range(AT - BEHIND, AT + AHEAD));
  const order = [...range(AT, AT + AHEAD), AT - 1, AT - 2];
  expect(asked()).toHaveLength(order.length);
  await expect.poll(() => sent().length).toBe(order.length);
  for (const [rank, number] of sent().entries()) expect(Math.abs(order.indexOf(number) - rank)).toBeLessThan(AT_A_TIME);

  const late = held();
  origin.disturb(HELD, late);
  const underWay = () => origin.asked.filter(({ path, outcome }) => HELD.test(path) && outcome !== 'answered');
  for (const number of [AT + 1, AT + 2]) {
    await page.keyboard.press('ArrowRight');
    await expectPage(page, number);
  }
  await expect.poll(() => underWay().length).toBe(2);
  expect(sorted(asked())).toEqual(range(AT - BEHIND, AT + 2 + AHEAD));
  await slider(page).press('End');
  await expectPage(page, 100);
  await expect.poll(() => underWay().map(({ outcome }) => outcome)).toEqual(['aborted', 'aborted']);
  late.release();
});
