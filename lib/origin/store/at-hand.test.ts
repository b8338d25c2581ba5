import { atHand, missingFrom } from './at-hand';

test('what was fetched is there or not, what was not fetched is a mistake', () => {
  const titles = atHand(
    'Title',
    new Map([
      [1, 'one'],
      [2, undefined],
    ]),
  );
  expect(titles.get(1)).toBe('one');
  expect(titles.get(2)).toBeUndefined();
  expect(() => titles.get(3)).toThrow('Title 3 has not been fetched');
});

test('what is missing is named once', () => {
  expect(
    missingFrom(
      new Map([
        [1, 'one'],
        [2, undefined],
      ]),
      [1, 2, 3, 3, 4],
    ),
  ).toEqual([3, 4]);
});
