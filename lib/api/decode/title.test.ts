import { decodeOpenChapters, decodeTitlePage } from './catalogue-page';
import { decodeTag } from './label';
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

test('decodes a title without fields as empty, zero and English', () => {
  expect(decodeTitle({ name: null })).toEqual({
    id: 0,
    name: '',
    author: '',
    portraitImageUrl: '',
    landscapeImageUrl: '',
    favoriteImageUrl: '',
    viewCount: 0,
    language: 'eng',
    updateStatus: 'none',
  });
});

test('decodes a tag to its name and its slug', () => {
  expect(decodeTag({ tag: 'Misterio', slug: 'mystery' })).toEqual({ name: 'Misterio', slug: 'mystery' });
});

describe('title details', () => {
  test('without fields are empty', () => {
    expect(decodeTitleDetail({})).toMatchObject({
      title: { id: 0, language: 'eng' },
      overview: '',
      planType: '',
      chapterGroups: [{ first: [], mid: [], last: [] }],
      banners: [],
      publisherItems: [],
      titleLanguages: [],
      tags: [],
      numberOfViews: 0,
      isSubscribed: false,
      isSimulReleased: false,
      isSimulpub: false,
      chaptersDescending: false,
      share: { body: '', url: '' },
      nextChapterAt: undefined,
      label: undefined,
      userTickets: undefined,
      ratingPopup: undefined,
      publisherBanner: undefined,
    });
  });

  test('mark the chapters that tickets open', () => {
    const chapterListGroup = [{ lastChapterList: [{ chapterId: 5 }, { chapterId: 6, chapterType: 4 }] }];
    const { chapterGroups } = decodeTitleDetail({ chapterListGroup, ticketChapterList: [{ chapterId: 6 }] });
    expect(chapterGroups[0]?.last.map(({ id, access }) => [id, access])).toEqual([
      [5, 'free'],
      [6, 'ticket'],
    ]);
  });

  test('take ungrouped chapters where there are no groups', () => {
    const lists = { firstChapterList: [{ chapterId: 1 }], lastChapterList: [{ chapterId: 9 }] };
    const ids = (view: Parameters<typeof decodeTitleDetail>[0]) =>
      decodeTitleDetail(view).chapterGroups.flatMap(({ first, last }) => [...first, ...last].map(({ id }) => id));
    expect(ids({ ...lists, chapterListGroup: [] })).toEqual([1, 9]);
    expect(ids({ ...lists, chapterListGroup: [{ firstChapterList: [{ chapterId: 2 }] }] })).toEqual([2]);
  });

  test('list a publisher’s banners and news, and skip items of neither kind', () => {
    const news = { id: 3, publisherId: 2, subject: 'Signing', body: 'On Sunday.' };
    const banner = { id: 4, imageUrl: '/b' };
    const view = { publisherItems: [{ banner }, {}, { publisherNews: { ...news, publishedTimeStamp: 1_800 } }] };
    expect(decodeTitleDetail(view).publisherItems).toMatchObject([
      { kind: 'banner', banner },
      { kind: 'news', news: { ...news, publishedAt: 1_800, url: undefined } },
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

describe('catalogue pages', () => {
  test('list titles with their languages and the next id', () => {
    const titleLanguages = [{ titleId: 10 }, { titleId: 11, language: 1 }];
    const title = { titleId: 11, name: 'Barco', language: 1, updatedTimeStamp: 1_700, titleLanguages };
    const decoded = [
      { titleId: 10, language: 'eng' },
      { titleId: 11, language: 'esp' },
    ];
    expect(decodeTitlePage({ titles: [title], nextTitleId: 20 })).toEqual({
      entries: [{ id: 11, name: 'Barco', language: 'esp', updatedAt: 1_700, titleLanguages: decoded }],
      next: 20,
    });
    expect(decodeTitlePage({})).toEqual({ entries: [], next: undefined });
  });

  test('list open chapters', () => {
    const chapters = [{ chapterId: 10001, titleId: 10, startTimeStamp: 5, isPlain: true }];
    expect(decodeOpenChapters({ chapters })).toEqual({
      entries: [{ id: 10001, titleId: 10, language: 'eng', startAt: 5, isPlain: true }],
      next: undefined,
    });
    expect(decodeOpenChapters({ nextChapterId: 0 })).toEqual({ entries: [], next: undefined });
  });
});
