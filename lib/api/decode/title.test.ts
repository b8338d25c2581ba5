import { decodeOpenChapters, decodeTitlePage } from './catalogue-page';
import { decodeTitle } from './title';
import { decodeTitleDetail } from './title-detail';
import { decodeTitleUpdated } from './title-updated';

test('decodes a whole title @3.2', () => {
  const shared = {
    name: 'Ferry at Six',
    author: 'R. Okafor',
    portraitImageUrl: '/p',
    landscapeImageUrl: '/l',
    favoriteImageUrl: '/f',
    viewCount: 7,
  };
  const title = decodeTitle({ titleId: 31, language: 1, titleUpdateStatus: 2, ...shared });
  expect(title).toEqual({ id: 31, language: 'esp', updateStatus: 'up', ...shared });
});

describe('title details', () => {
  test('mark the chapters that tickets open', () => {
    const chapterListGroup = [{ lastChapterList: [{ chapterId: 5 }, { chapterId: 6, chapterType: 4 }] }];
    const { chapterGroups } = decodeTitleDetail({ chapterListGroup, ticketChapterList: [{ chapterId: 6 }] });
    expect(chapterGroups[0]?.last.map(({ id, access }) => [id, access])).toEqual([
      [5, 'free'],
      [6, 'ticket'],
    ]);
  });

  test('fall back to the name and the overview for the meta information', () => {
    const view = { title: { name: 'Ferry at Six' }, overview: 'A ferry, at six.' };
    expect(decodeTitleDetail(view).meta).toEqual({ title: 'Ferry at Six', description: 'A ferry, at six.' });
    const metaInfo = { metaTitle: 'Ferry', metaDescription: 'Read it.' };
    expect(decodeTitleDetail({ ...view, metaInfo }).meta).toEqual({ title: 'Ferry', description: 'Read it.' });
  });
});

test.each([
  [{ title: { titleId: 30 }, updatedTitleTimestamp: '1800000000' }, [30, 1_800_000_000]],
  [{ updatedTitleTimestamp: '1800000000' }, undefined],
  [{ title: { titleId: 30 }, updatedTitleTimestamp: '0' }, undefined],
  [{ title: { titleId: 30 }, updatedTitleTimestamp: 'soon' }, undefined],
])('decodes the update %j as %j', (message, update) => expect(decodeTitleUpdated(message)).toEqual(update));

test('decodes pages of the catalogue with the id of the next', () => {
  const titleLanguages = [{ titleId: 11, language: 1 }];
  const title = { titleId: 11, name: 'Barco', language: 1, updatedTimeStamp: 1_700, titleLanguages };
  const listed = { id: 11, name: 'Barco', language: 'esp', updatedAt: 1_700 };
  expect(decodeTitlePage({ titles: [title], nextTitleId: 20 })).toEqual({
    entries: [{ ...listed, titleLanguages: [{ titleId: 11, language: 'esp' }] }],
    next: 20,
  });
  const chapters = [{ chapterId: 10001, titleId: 10, startTimeStamp: 5, isPlain: true }];
  const open = { id: 10001, titleId: 10, language: 'eng', startAt: 5, isPlain: true };
  expect(decodeOpenChapters({ chapters })).toEqual({ entries: [open], next: undefined });
});
