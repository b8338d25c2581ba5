import type { ChapterView } from '@/lib/domain/chapter-view';

import { readChapterTranslations } from './read-chapter-translations';

const chapter = (id: number, name: string) => ({ id, name });
const details: Record<number, object> = {
  31: { chapterGroups: [{ first: [chapter(310, '#1')], mid: [], last: [chapter(311, '#2')] }] },
  32: { chapterGroups: [{ first: [chapter(320, '#1')], mid: [], last: [] }] },
  33: { chapterGroups: [{ first: [chapter(330, '#2'), chapter(331, '#2')], mid: [], last: [] }] },
};

jest.mock('./send', () => ({ send: jest.fn() }));
jest.mock('@/lib/api/title-detail', () => ({
  fetchTitleDetail: async (_: unknown, { titleId }: { titleId: number }) => {
    if (!details[titleId]) throw new Error('unreachable');
    return details[titleId];
  },
}));

test('finds a chapter’s translations by its name, where it is unique and the title can be read', async () => {
  const otherLanguages = (['eng', 'esp', 'fra', 'deu', 'tha'] as const).map((language, index) => ({
    titleId: 30 + index,
    language,
    isNew: false,
  }));
  const view = { chapterName: '#2', titleId: 30, otherLanguages } as unknown as ChapterView;
  expect(await readChapterTranslations(view)).toEqual({ esp: 311 });
});
