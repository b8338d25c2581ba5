import { decodeOpenChapters, decodeTitlePage } from './catalogue-page';

test('a page of titles', () => {
  const title = {
    titleId: 11,
    name: 'Transbordador',
    language: 1,
    updatedTimeStamp: 1_700_000_000,
    titleLanguages: [{ titleId: 10 }, { titleId: 11, language: 1 }],
  };
  expect(decodeTitlePage({ titles: [title], nextTitleId: 20 })).toEqual({
    entries: [
      {
        id: 11,
        name: 'Transbordador',
        language: 'esp',
        updatedAt: 1_700_000_000,
        titleLanguages: [
          { titleId: 10, language: 'eng' },
          { titleId: 11, language: 'esp' },
        ],
      },
    ],
    next: 20,
  });
});

test('a page of chapters', () => {
  expect(
    decodeOpenChapters({ chapters: [{ chapterId: 10001, titleId: 10, startTimeStamp: 5, isPlain: true }] }),
  ).toEqual({
    entries: [{ id: 10001, titleId: 10, language: 'eng', startAt: 5, isPlain: true }],
    next: undefined,
  });
});

test('nothing is an empty page, and what is missing is honest', () => {
  expect(decodeTitlePage({})).toEqual({ entries: [], next: undefined });
  expect(decodeTitlePage({ titles: [{}] }).entries).toEqual([
    { id: 0, name: '', language: 'eng', updatedAt: undefined, titleLanguages: [] },
  ]);
  expect(decodeOpenChapters({ nextChapterId: 0 })).toEqual({ entries: [], next: undefined });
  expect(decodeOpenChapters({ chapters: [{}] }).entries).toEqual([
    { id: 0, titleId: 0, language: 'eng', startAt: 0, isPlain: false },
  ]);
});
