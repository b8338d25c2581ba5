import { chapter, page } from '../viewer-in-test';
import { groupOf, pageGroups } from './page-groups';
import { sequenceOf } from './sequence';
import { spreadsOf } from './spreads';

const banner = { kind: 'banners' as const, title: '', banners: [{ id: 1 } as never] };
const last = chapter().pages.at(-1)!;
const numbers = (paired: boolean, pages = [page(1), page(2), banner, page(3), page(4), page(5), last]) =>
  pageGroups(spreadsOf(sequenceOf(pages), { paired })).map(({ from, to, isHalf }) => [from, to, isHalf]);

test('pages stand as they are read, banners and the last page left out', () => {
  expect(numbers(false)).toEqual([1, 2, 3, 4, 5].map((number) => [number, number, false]));
  expect(numbers(true)).toEqual([
    [1, 1, false],
    [2, 2, true],
    [3, 4, false],
    [5, 5, true],
  ]);
});

test('a page is found in its group', () => {
  const groups = pageGroups(spreadsOf(sequenceOf([1, 2, 3].map((number) => page(number))), { paired: true }));
  expect([1, 2, 3, 4].map((number) => groupOf(groups, number)?.from)).toEqual([1, 2, 2, undefined]);
});
