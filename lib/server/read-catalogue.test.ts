import type { Call } from '@/lib/api/send';
import { limits } from '@/lib/limits';
import { encodeResponse } from '@/lib/wire/encode-response';

import { readChapterPart, readTitlePart } from './read-catalogue';
import { send } from './send';

jest.mock('./send');
const origin = jest.mocked(send);

const SIZE = limits.cataloguePartEntries;
const TITLES = 2.5 * SIZE;
/** Titles have every second number. */
const idOf = (index: number) => 2 * index + 1;
const starts = [0, SIZE, 2 * SIZE].map(idOf);

function answer(call: Call): Uint8Array {
  const { endpoint, query: { from = 1, count = 1 } = {} } = call;
  if (endpoint === 'catalogueParts')
    return encodeResponse({ success: { cataloguePartsView: { titleIds: starts, chapterIds: [] } } });
  const first = Math.floor(Number(from) / 2);
  const titles = Array.from({ length: Math.min(Number(count), TITLES - first) }, (_, at) => ({
    titleId: idOf(first + at),
  }));
  const nextTitleId = first + titles.length < TITLES ? idOf(first + titles.length) : 0;
  return encodeResponse({ success: { catalogueTitlesView: { titles, nextTitleId } } });
}

beforeEach(() => void origin.mockImplementation((call) => Promise.resolve(answer(call))));

test('the parts of a sitemap hold each title once', async () => {
  const ids = [];
  for (let part = 1; part <= starts.length; part++) ids.push(...(await readTitlePart(part))!.map(({ id }) => id));
  expect(ids).toEqual(Array.from({ length: TITLES }, (_, index) => idOf(index)));
});

test('a part before the first or beyond the last is undefined', async () => {
  for (const part of [0, starts.length + 1]) expect(await readTitlePart(part)).toBeUndefined();
  expect(await readChapterPart(1)).toBeUndefined();
});

test('stops when the origin repeats a page', async () => {
  origin.mockImplementation((call) =>
    Promise.resolve(
      call.endpoint === 'catalogueParts'
        ? answer(call)
        : encodeResponse({ success: { catalogueTitlesView: { titles: [{ titleId: 1 }], nextTitleId: 1 } } }),
    ),
  );
  expect(await readTitlePart(1)).toHaveLength(1);
});
