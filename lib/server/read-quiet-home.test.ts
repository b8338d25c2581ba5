import { fetchLatestChapters } from '@/lib/api/latest-chapters';
import { fetchTitleList } from '@/lib/api/title-list';
import type { Release } from '@/lib/domain/release';
import type { Series } from '@/lib/domain/series';

import { readQuietHome } from './read-quiet-home';

jest.mock('./send', () => ({ send: jest.fn() }));
jest.mock('@/lib/api/latest-chapters', () => ({ fetchLatestChapters: jest.fn() }));
jest.mock('@/lib/api/title-list', () => ({ fetchTitleList: jest.fn() }));

const chapter = { chapterId: 1 } as Release;
const series = (name: string) => ({ name }) as Series;

/** A catalogue in English alone, whose one-shots cannot be read. */
beforeEach(() => {
  jest
    .mocked(fetchLatestChapters)
    .mockImplementation((_, languages) => Promise.resolve(languages.includes('eng') ? [chapter] : []));
  jest
    .mocked(fetchTitleList)
    .mockImplementation((_, { type, languages }) =>
      type === 'one-shot'
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ series: languages.includes('eng') ? [series(type)] : [], tags: [], labels: [] }),
    );
});

test.each([
  ['the reader’s languages', ['eng'] as const],
  ['all languages where the reader’s have nothing', ['fra'] as const],
])('a home without recent chapters shows what there is in %s', async (_, languages) => {
  expect(await readQuietHome('fra', languages)).toEqual({
    latest: [chapter],
    series: [series('serializing'), series('completed')],
  });
});
