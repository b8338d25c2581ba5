import { limits } from '@/lib/limits';

import { searchTitles } from './search-titles';

test.each(['x'.repeat(limits.keywordMaxLength + 1), '\0', 'ferry\0'])(
  'what can be in no name finds nothing, and no origin is asked to refuse it',
  async (keyword) => {
    const send = jest.fn();
    expect(await searchTitles(send, { keyword, language: 'eng', languages: ['eng'] })).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  },
);
