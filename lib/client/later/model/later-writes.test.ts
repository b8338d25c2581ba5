import { limits } from '@/lib/limits';

import { laterWrites, withoutWrite, withWrite, type LaterWrite } from './later-writes';

const write = (id: string, endpoint: LaterWrite['endpoint'] = 'addFavorite'): LaterWrite => ({ id, endpoint, query: { title_id: 7 } });

test('what was done stands in the order in which it was done, until each is sent', () => {
  const stored = ['a', 'b', 'c'].reduce<string | undefined>((before, id) => withWrite(before, write(id)), undefined);
  expect(laterWrites(stored).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(laterWrites(withoutWrite(stored, 'a')).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(withoutWrite(withWrite(undefined, write('a')), 'a')).toBeUndefined();
});

test('so many may wait, and no more', () => {
  const full = JSON.stringify(Array.from({ length: limits.laterWritesMax }, (_, index) => write(`${index}`)));
  expect(withWrite(full, write('one-more'))).toBeUndefined();
});

test.each(['', 'rubbish', '{}', 'null', '[null, 1, {}]', '[{"id":"a","endpoint":"contact","query":{}}]', '[{"id":"a","endpoint":"addFavorite","query":{"title_id":"7"}}]'])(
  '%j holds nothing to send',
  (stored) => {
    expect(laterWrites(stored)).toEqual([]);
  },
);
