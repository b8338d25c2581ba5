import { plansInTest } from '@/lib/origin/store/plans-in-test';
import { findTitles } from '@/lib/origin/store/title-search';

import { store } from '../combination';
import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const TRIGRAMS = {
  sqlite: /^SCAN title_search VIRTUAL TABLE INDEX \d+:M/,
  // It comes without them, and looks at every name.
  pglite: /Seq Scan on title_search /,
  postgres: /Bitmap Index Scan on title_search_by_text /,
}[store];
const PIECES = store === 'sqlite' ? TRIGRAMS : /Bitmap Index Scan on title_search_by_pieces /;

test.each([
  ['some letters', 'ghost tram', TRIGRAMS],
  ['signs that patterns are made of', '100%_\\', TRIGRAMS],
  ['a letter', 'g', PIECES],
  ['two letters', 'tr', PIECES],
])('%s are looked for by an index of their pieces', async (_, keyword, expected) =>
  expect(await plansInTest(origin.database, (heard) => findTitles(heard, keyword))).toContainEqual(
    expect.stringMatching(expected),
  ),
);
