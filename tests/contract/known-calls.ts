import type { EndpointName } from '@/lib/wire/endpoints';
import { pushTokenQuery } from '@/tests/support/push-token';

const SURVEY = 'questionnaire_key=reading&lang=fra';

/** For each call: a valid query and body, and malformed queries. */
export const KNOWN_CALLS: Record<EndpointName, { good: string; body?: unknown; bad?: readonly string[] }> = {
  language: { good: '' },
  comments: { good: 'chapter_id=10001', bad: ['', 'chapter_id=x'] },
  favorites: { good: '' },
  addFavorite: {
    good: `title_id=10&${pushTokenQuery('t', 'fra')}`,
    bad: ['', 'title_id=-1', 'title_id=10&push_token='],
  },
  removeFavorite: { good: 'title_id=10', bad: ['', 'title_id=ten'] },
  allTitles: { good: '' },
  titleDetail: {
    good: 'title_id=10&clang=eng',
    bad: ['', 'title_id=1.5', 'title_id=-1', 'title_id=1e3', 'title_id=2147483648'],
  },
  home: { good: 'lang=fra&viewer_mode=horizontal&clang=fra,eng', bad: ['viewer_mode=both'] },
  viewer: {
    good: 'chapter_id=10001&split=no&img_quality=low&viewer_mode=vertical&clang=eng',
    bad: ['', 'chapter_id=10001&split=1', 'chapter_id=10001&img_quality=best', 'chapter_id=10001&viewer_mode=both'],
  },
  announcements: { good: 'lang=fra' },
  ranking: { good: 'lang=fra&type=trending&clang=fra', bad: ['type=latest'] },
  titleList: { good: 'type=completed&lang=fra&clang=fra', bad: ['type=ongoing'] },
  updatedTitles: { good: '' },
  contact: { good: '', body: { subject: 'report', body: 'Hello' } },
  likeComment: { good: 'comment_id=1000101', bad: ['', 'comment_id=0'] },
  unlikeComment: { good: 'comment_id=1000101', bad: ['', 'comment_id=0'] },
  publisherNews: { good: 'publisher_id=1&lang=fra', bad: ['', 'publisher_id=one'] },
  tapBanner: { good: 'banner_id=1', bad: ['', 'banner_id=0'] },
  tapTitleBanner: {
    good: 'banner_id=1&title_id=10&banner_type=insert_banner&location=viewer&type=click',
    bad: ['', 'banner_id=1&title_id=10&banner_type=insert_banner&location=viewer&type=look'],
  },
  viewBanner: { good: 'kind=banner&id=1', bad: ['', 'kind=banner&id=0', 'kind=poster&id=1'] },
  tapPopup: { good: 'popup_id=13', bad: ['', 'popup_id=home'] },
  questionnaire: { good: SURVEY, bad: ['', `${SURVEY}&secret=${'x'.repeat(201)}`] },
  answerQuestionnaire: {
    good: 'questionnaire_key=reading',
    body: { q1: 'Every day', q2: ['Sport'], q3: 'A friend' },
    bad: [''],
  },
  pushToken: { good: pushTokenQuery('t', 'fra'), bad: ['', 'push_token='] },
  pushKey: { good: '' },
  siteLinks: { good: '' },
  siteWords: { good: '' },
  catalogueVersion: { good: '' },
  latestChapters: { good: 'clang=fra' },
  featured: { good: 'lang=fra&clang=fra' },
  searchTitles: { good: 'keyword=tram&lang=fra&clang=eng', bad: [`keyword=${'x'.repeat(201)}`] },
  freeTitles: { good: 'lang=fra&clang=fra' },
  ticketTitles: { good: 'lang=fra&clang=fra' },
  catalogueParts: { good: '' },
  catalogueTitles: { good: 'from=10&count=5&clang=fra', bad: ['from=0', 'from=one', 'count=0', 'count=1001'] },
  catalogueChapters: { good: 'from=10001&count=5', bad: ['from=-1', 'count=1001', 'count='] },
  openChapters: {
    good: 'chapter_id=10001,10002',
    bad: [
      '',
      'chapter_id=',
      'chapter_id=10001,x',
      `chapter_id=${Array.from({ length: 101 }, (_, index) => index + 1).join()}`,
    ],
  },
};
