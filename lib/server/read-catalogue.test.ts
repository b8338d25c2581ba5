import { encodeResponse } from '@/lib/wire/encode-response';
import { limits } from '@/lib/limits';
import type { Call } from '@/lib/api/send';

import { readChapterPart, readOpenChapters, readTitlePart } from './read-catalogue';
import { send } from './send';

jest.mock('./send');
const origin = send as jest.MockedFunction<typeof send>;

const SIZE = limits.cataloguePartEntries;
const TITLES = 100_000;
/** 100,000 titles with every second number, and as they are read. */
const idOf = (index: number) => 2 * index + 1;
const starts = Array.from({ length: TITLES / SIZE }, (_, part) => idOf(part * SIZE));
let asked: Call[];

function answer(call: Call): Uint8Array {
  const { endpoint, query: { from = 1, count = 1, chapter_id: ids = '' } = {} } = call;
  asked.push(call);
  const first = Math.floor(Number(from) / 2);
  const found = Array.from({ length: Math.min(Number(count), TITLES - first) }, (_, index) => idOf(first + index));
  const next = first + found.length < TITLES ? idOf(first + found.length) : 0;
  if (endpoint === 'catalogueParts')
    return encodeResponse({ success: { cataloguePartsView: { titleIds: starts, chapterIds: [] } } });
  if (endpoint === 'openChapters')
    return encodeResponse({
      success: {
        openChaptersView: {
          chapters: String(ids)
            .split(',')
            .map((id) => ({ chapterId: Number(id) })),
        },
      },
    });
  return encodeResponse({
    success: { catalogueTitlesView: { titles: found.map((titleId) => ({ titleId })), nextTitleId: next } },
  });
}

beforeEach(() => {
  asked = [];
  origin.mockImplementation((call) => Promise.resolve(answer(call)));
});

test('the parts of 100,000 titles hold each of them once', async () => {
  const seen: number[] = [];
  for (let part = 1; part <= starts.length; part++) {
    const titles = (await readTitlePart(part))!;
    expect(titles).toHaveLength(SIZE);
    for (const { id } of titles) seen.push(id);
  }
  expect(seen).toEqual(Array.from({ length: TITLES }, (_, index) => idOf(index)));
});

test('a part reads no more than itself', async () => {
  await readTitlePart(3);
  expect(asked).toHaveLength(1 + SIZE / limits.cataloguePageMax);
});

test('there is no part before the first or beyond the last', async () => {
  expect(await readTitlePart(0)).toBeUndefined();
  expect(await readTitlePart(starts.length + 1)).toBeUndefined();
  expect(await readChapterPart(1)).toBeUndefined();
});

test('an origin that leads round in a circle is left', async () => {
  origin.mockImplementation((call) =>
    Promise.resolve(
      call.endpoint === 'catalogueParts'
        ? answer(call)
        : encodeResponse({ success: { catalogueTitlesView: { titles: [{ titleId: 1 }], nextTitleId: 1 } } }),
    ),
  );
  expect(await readTitlePart(1)).toHaveLength(1);
});

test('more chapters than one call takes are asked after in several', async () => {
  const ids = Array.from({ length: limits.askedChaptersMax + 1 }, (_, index) => index + 1);
  expect((await readOpenChapters(ids)).map(({ id }) => id)).toEqual(ids);
  expect(asked).toHaveLength(2);
});
