import { searchTitles } from '@/lib/api/search-titles';

import { readFoundTitles } from './read-found-titles';

jest.mock('@/lib/api/search-titles', () => ({ searchTitles: jest.fn(() => Promise.resolve([])) }));
jest.mock('./send', () => ({ send: jest.fn() }));

test('asks the origin once for a keyword, in one language among one set of languages', async () => {
  for (const [keyword, language, languages] of [
    ['ferry', 'eng', ['eng']],
    ['ferry', 'eng', ['eng']],
    ['ferry', 'esp', ['eng']],
    ['ferry', 'eng', ['eng', 'esp']],
    ['ferries', 'eng', ['eng']],
    ['ferries', 'eng', ['eng']],
  ] as const)
    await readFoundTitles(keyword, language, languages);
  expect(searchTitles).toHaveBeenCalledTimes(4);
});
