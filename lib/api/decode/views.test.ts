import { decodeAction, decodeBanner, decodeOptionalBanner } from './banner';
import { decodeCommentList } from './comment-list';
import { decodeError } from './error';
import { decodeFeatured } from './featured';
import { decodeHome } from './home';
import { decodePopup } from './popup';
import { decodePublisherNews } from './publisher-news';
import { decodeSiteLinks } from './site-links';
import { decodeSiteWords } from './site-words';
import { decodeSurvey } from './survey';

test('decodes empty views', () => {
  const home = { topBanners: [], groups: [], ranking: [], featuredLists: [], announcements: [] };
  expect(decodeHome({})).toEqual({ ...home, popup: undefined, lead: undefined });
  expect(decodeFeatured({})).toEqual({ topBanners: [], blocks: [] });
  expect(decodeSurvey({})).toEqual({ isAnswered: false, introduction: '', questions: [], language: 'eng' });
  expect(decodePopup({ popupId: 7 })).toBeUndefined();
});

test('decodes a whole banner, and none without a picture @3.23', () => {
  const banner = { id: 3, imageUrl: '/b', width: 1200, height: 480, isPr: true };
  const decoded = { ...banner, action: { method: 'push', url: '/faq' } };
  expect(decodeBanner({ ...banner, action: { url: '/faq' } })).toEqual(decoded);
  expect(decodeOptionalBanner({ id: 3 })).toBeUndefined();
  expect(decodeAction({ method: 1, url: '' })).toBeUndefined();
});

const wireAction = { method: 0, url: 'komawari://detail/10' };
const action = { method: 'push', url: 'komawari://detail/10' };
const words = { subject: 'Hello', body: 'There.' };
test.each([
  [
    'system',
    { oSDefault: { ...words, language: 2, okButton: { text: 'Go', action: wireAction }, cancelButton: {} } },
    {
      ...words,
      language: 'fra',
      ok: { text: 'Go', action },
      neutral: undefined,
      cancel: { text: '', action: undefined },
    },
  ],
  [
    'app',
    { appDefault: { subject: 'Hello', imageUrl: '/i', action: wireAction } },
    { subject: 'Hello', body: '', imageUrl: '/i', action },
  ],
  ['image', { oneImage: { imageUrl: '/i', action: { url: '' } } }, { imageUrl: '/i', action: undefined }],
  ['movie-reward', { movieReward: { imageUrl: '/i' } }, { imageUrl: '/i' }],
])('decodes a popup of the kind %s @3.65', (kind, message, popup) => {
  expect(decodePopup({ popupId: 7, ...message })).toEqual({ id: 7, kind, ...popup });
});

test('decodes home’s updates, with one release per language', () => {
  const titles = [
    { title: { titleId: 10 }, chapterId: 3, isLatest: true },
    { chapterId: 4 },
    { title: { titleId: 11, language: 1 } },
  ];
  const series = {
    theTitle: 'Ferry at Six',
    chapterNumber: '#3',
    chapterStartTime: 1_800,
    titleUpdateStatus: 1,
    titles,
  };
  const groups = [{ groupName: 'Yesterday', groupNameDays: 1, titleGroups: [series] }];
  const [group] = decodeHome({ groups }).groups;
  expect(group).toMatchObject({ name: 'Yesterday', daysAgo: 1 });
  const shown = { name: 'Ferry at Six', chapterNumber: '#3', chapterStartAt: 1_800, updateStatus: 'new' };
  expect(group!.series).toMatchObject([shown]);
  expect(group!.series[0]!.releases).toMatchObject([
    { title: { id: 10, language: 'eng' }, chapterId: 3, isLatest: true },
    { title: { id: 11, language: 'esp' }, chapterId: 0, isLatest: false },
  ]);
});

test('decodes a time that 32 bits cannot hold as not known', () => {
  const lost = 2_208_988_800 | 0;
  const groups = [{ titleGroups: [{ chapterStartTime: lost, titles: [] }] }];
  expect(decodeHome({ groups }).groups[0]!.series[0]!.chapterStartAt).toBeUndefined();
  expect(decodeCommentList({ comments: [{ created: lost }] }).comments[0]!.createdAt).toBeUndefined();
});

test('decodes featured blocks in order, without empty ones', () => {
  const { topBanners, blocks } = decodeFeatured({
    topSearchBanners: [{ id: 1 }, { id: 2, imageUrl: '/b' }],
    contents: [
      { rankedTitles: [{ originalTitleId: 10, titles: [{ titleId: 11, name: 'Ferry at Six' }], score: 5 }] },
      {},
      { banner: { id: 1 } },
      { titleList: { listName: 'Empty', featuredTitles: [] } },
      { titleList: { containerId: 3, listName: 'Rain', featuredTitles: [{ titleId: 20 }] } },
      { rankedTitles: [] },
      { banner: { id: 4, imageUrl: '/b' } },
    ],
  });
  expect(topBanners).toMatchObject([{ id: 2 }]);
  expect(blocks).toMatchObject([
    { kind: 'ranked', series: [{ originalTitleId: 10, score: 5, titles: [{ id: 11, name: 'Ferry at Six' }] }] },
    { kind: 'list', list: { id: 3, name: 'Rain', titles: [{ id: 20 }] } },
    { kind: 'banner', banner: { id: 4, imageUrl: '/b' } },
  ]);
});

test('decodes comments, and distinguishes the reader’s own', () => {
  const about = { titleId: 30, titleName: 'Ferry at Six', chapterName: '#1', credit: 'Luma Ortevan' };
  const shared = { id: 7, index: 2, userName: 'oatmeal', iconUrl: '/a.webp', alreadyLiked: true, body: '<b>raw</b>' };
  const comment = { ...shared, isMyComment: true, numberOfLikes: 12, created: 1_700 };
  const decoded = { ...about, comments: [{ ...shared, isMine: true, likes: 12, createdAt: 1_700 }] };
  expect(decodeCommentList({ comments: [comment], titleDetailComment: about })).toEqual(decoded);
});

test('decodes publisher news', () => {
  const item = { id: 9, subject: 'Hello', body: '<p>Hi</p>' };
  const newsList = [{ ...item, publishedTimeStamp: 1_700, action: { method: 2, url: 'https://press.example/' } }];
  const banner = { id: 4, imageUrl: '/b.webp' };
  expect(decodePublisherNews({ publisherId: 2, publisherName: 'Press', banner, newsList })).toMatchObject({
    publisherId: 2,
    name: 'Press',
    banner,
    items: [{ ...item, publishedAt: 1_700, action: { method: 'external', url: 'https://press.example/' } }],
  });
});

test('decodes a survey, whose questions are required and unlimited by default @3.64', () => {
  const full = { description: 'Why?', selection: ['a', 'b'], numberOfChoices: 2, freeForm: 'Else', canSkip: true };
  const questions = [full, { hideFreeform: true, numberOfChoices: 1 }, { selection: ['a', 'b'] }];
  expect(decodeSurvey({ isAnswered: true, subject: 'Three things', questions, language: 6 })).toEqual({
    isAnswered: true,
    introduction: 'Three things',
    questions: [
      { text: 'Why?', choices: ['a', 'b'], maxChoices: 2, other: 'Else', isRequired: false },
      { text: '', choices: [], maxChoices: 1, other: undefined, isRequired: true },
      { text: '', choices: ['a', 'b'], maxChoices: 3, other: '', isRequired: true },
    ],
    language: 'tha',
  });
});

test('accepts known site links with an http address, the first of each', () => {
  const links = [
    { place: 'chat', url: 'https://chat.example/{locale}' },
    { place: 'chat', url: 'https://later.example/' },
    { place: 'campaign-us', url: 'http://store.example/us' },
    { place: 'garden', url: 'https://garden.example/' },
    { place: 'help', url: 'javascript:alert(1)' },
    { place: 'about', url: `https://about.example/${'x'.repeat(2_000)}` },
    { place: 'creators', url: 'https://' },
    { place: 'network' },
  ];
  const decoded = { chat: 'https://chat.example/{locale}', 'campaign-us': 'http://store.example/us' };
  expect(decodeSiteLinks({ links })).toEqual(decoded);
});

test('accepts plain words of the site, the first of each language', () => {
  const words = [
    { language: 2, tagline: 'La BD', section: ' ', description: 'x'.repeat(301), list: '<b>BD</b>', betaMore: 'Plus' },
    { language: 2, tagline: 'Later' },
    { language: 7, tagline: '{site}', betaText: 'Neu', betaMore: 'Schreib uns', homeTitle: 'Heute' },
  ];
  expect(decodeSiteWords({ words })).toEqual({
    fra: { tagline: 'La BD', home: {} },
    deu: { beta: { text: 'Neu', more: 'Schreib uns' }, home: { title: 'Heute' } },
  });
});

test('decodes an error with its popups by language @3.79', () => {
  const error = decodeError({
    englishPopup: { subject: 'Not out yet', body: 'Soon.' },
    spanishPopup: { subject: 'Aún no' },
    popups: [{ subject: 'ยังไม่ออก', language: 6 }],
    debugInfo: 'chapter 3',
  });
  expect(error.popups.english).toMatchObject({ subject: 'Not out yet', body: 'Soon.', language: 'eng' });
  expect(error.popups.spanish).toMatchObject({ subject: 'Aún no', body: '', language: 'esp' });
  expect(error.popups.all).toMatchObject([{ subject: 'ยังไม่ออก', language: 'tha' }]);
  expect([error.message, error.debugInfo]).toEqual(['Not out yet', 'chapter 3']);
  expect(decodeError({ action: 2 })).toMatchObject({ message: 'maintenance', popups: { all: [] } });
});
