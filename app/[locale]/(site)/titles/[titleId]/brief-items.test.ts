import type { PublisherItem } from '@/lib/domain/title-detail';

import { briefItems } from './brief-items';

test('of HTML the words are left, and what is sold as it is', () => {
  const book: PublisherItem = { kind: 'banner', banner: { id: 3, imageUrl: '/b', width: 0, height: 0, isPr: false } };
  const news = {
    id: 9,
    subject: 'A new harbour',
    body: '<p>Three series move in.</p><p>There is <b>soup</b>.</p>',
    publishedAt: 1_900_000_000,
  };
  expect(briefItems([book, { kind: 'news', news }])).toEqual([
    book,
    { kind: 'news', news: { ...news, body: 'Three series move in. There is soup.' } },
  ]);
});
