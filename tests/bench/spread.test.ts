import { pick, spread } from './spread';

test('the same place and purpose give the same number, another purpose another', () => {
  const numbers = (purpose: string) => Array.from({ length: 20 }, (_, place) => spread(place, purpose, 1000));
  expect(numbers('age')).toEqual(numbers('age'));
  expect(numbers('age')).not.toEqual(numbers('views'));
});

test('every item has its turn, about as often as any other', () => {
  const counts = new Map<string, number>();
  for (let place = 0; place < 6000; place++) {
    const item = pick(['a', 'b', 'c'], place, 'status');
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['a', 'b', 'c']);
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
