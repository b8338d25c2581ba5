import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { held } from './held';
import { openChapter } from './open-chapter';
import { askedPages, pagesIn } from './picture-requests';
import { test } from './served';

const { id } = CHAPTERS.pages100;
const AT = 40;
const BEHIND = 2;
/** So many are under way together, and begin in any order. */
const AT_A_TIME = 3;

test.use({ viewport: { width: 390, height: 844 } });

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** The server's HTML has the first page in it, whoever comes. */
const withoutFirst = (numbers: readonly number[]) => numbers.filter((number) => number > 1);
const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

/** Begins to note which pages' pictures are asked for, as the browser sends it: what is held up on its way arrives after what was sent later. */
function watchSent(page: Page): () => number[] {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  return () => withoutFirst(pagesIn(paths, id));
}

for (const [preload, ahead] of [
  ['few', 2],
  ['standard', 4],
  ['many', 8],
] as const) {
  test(`R7: "${preload}" asks for the page, then ${ahead} ahead, then ${BEHIND} behind, and for no more`, async ({
    page,
    served: { origin },
  }) => {
    const settings = preload === 'standard' ? undefined : { preload };
    const sent = watchSent(page);
    await openChapter(page, id, { mode: 'horizontal', left: { page: AT, fraction: 0 }, settings });
    const own = () => withoutFirst(askedPages(origin, id));
    await expect.poll(() => sorted(own())).toEqual(range(AT - BEHIND, AT + ahead));
    const order = [...range(AT, AT + ahead), AT - 1, AT - 2];
    expect(own()).toHaveLength(order.length);
    await expect.poll(() => sent().length).toBe(order.length);
    for (const [rank, number] of sent().entries())
      expect(Math.abs(order.indexOf(number) - rank)).toBeLessThan(AT_A_TIME);

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => sorted(own()).at(-1)).toBe(AT + ahead + 1);
    expect(sorted(own())).toEqual(range(AT - BEHIND, AT + ahead + 1));
  });
}

test('R7: the whole chapter comes where its reader wants it, once, from his page on', async ({
  page,
  served: { origin },
}) => {
  const short = CHAPTERS.pages20.id;
  await openChapter(page, short, {
    mode: 'horizontal',
    left: { page: 12, fraction: 0 },
    settings: { preload: 'chapter' },
  });
  await expect.poll(() => sorted(askedPages(origin, short)), { timeout: 30_000 }).toEqual(range(1, 20));
  const asked = askedPages(origin, short);
  expect(asked).toHaveLength(20);
  expect(asked.indexOf(20)).toBeLessThan(asked.indexOf(2));

  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 20);
  expect(askedPages(origin, short)).toHaveLength(20);
});

test('R7: a strip asks for what is seen first, then for what is ahead, and never for all', async ({
  page,
  served: { origin },
}) => {
  const sent = watchSent(page);
  await openChapter(page, id, { left: { page: AT, fraction: 0.5 } });
  const own = () => withoutFirst(askedPages(origin, id));
  await expect.poll(own).toContain(AT - BEHIND);
  const asked = own();
  await expect.poll(sent).toContain(AT - BEHIND);
  const order = sent();
  expect(order[0]).toBeGreaterThanOrEqual(AT - 1);
  expect(order[0]).toBeLessThanOrEqual(AT);
  expect(order.indexOf(AT + 1)).toBeLessThan(order.indexOf(AT - BEHIND));
  expect(sorted(asked).at(0)).toBeGreaterThanOrEqual(AT - 4);
  expect(sorted(asked).at(-1)).toBeLessThanOrEqual(AT + 8);
});

test('R7: a jump lets go of what it leaves behind', async ({ page, served: { origin } }) => {
  const late = held();
  await openChapter(page, id, { mode: 'horizontal', settings: { preload: 'few' } });
  await expect(page.locator('[data-page="3"] img[data-ready]')).toHaveCount(1);
  origin.disturb(new RegExp(`/pages/${id}/high/([4-9]|1\\d)\\.`), late);
  const underWay = () =>
    origin.asked.filter(({ path, outcome }) => path.startsWith(`/pages/${id}/`) && outcome !== 'answered');
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 3);
  await expect.poll(() => underWay().length).toBe(2);
  await page.getByRole('slider', { name: 'Page' }).focus();
  await page.keyboard.press('End');
  await expectPageShown(page, 100);
  await expect.poll(() => underWay().map(({ outcome }) => outcome)).toEqual(['aborted', 'aborted']);
  late.release();
});
