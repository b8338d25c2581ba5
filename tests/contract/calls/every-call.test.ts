import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';

import { pushTokenQuery } from '../../support/push-token';
import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const SURVEY = 'questionnaire_key=reading&lang=fra';

/** Of each call a query that is answered, and queries that are malformed. */
const CALLS: Record<EndpointName, { good: string; body?: unknown; bad?: readonly string[] }> = {
  language: { good: '' },
  comments: { good: 'chapter_id=10001', bad: ['', 'chapter_id=x'] },
  favorites: { good: '' },
  addFavorite: { good: `title_id=10&${pushTokenQuery('t', 'fra')}`, bad: ['', 'title_id=-1', 'title_id=10&push_token='] },
  removeFavorite: { good: 'title_id=10', bad: ['', 'title_id=ten'] },
  allTitles: { good: '' },
  titleDetail: { good: 'title_id=10&clang=eng', bad: ['', 'title_id=1.5'] },
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
  tapPopup: { good: 'popup_id=13', bad: ['', 'popup_id=home'] },
  questionnaire: { good: SURVEY, bad: ['', `${SURVEY}&secret=${'x'.repeat(201)}`] },
  answerQuestionnaire: {
    good: 'questionnaire_key=reading',
    body: { q1: 'Every day', q2: ['Sport'], q3: 'A friend' },
    bad: [''],
  },
  pushToken: { good: pushTokenQuery('t', 'fra'), bad: ['', 'push_token=', 'push_token=t'] },
  pushKey: { good: '' },
  siteLinks: { good: '' },
  catalogueVersion: { good: '' },
  featured: { good: 'lang=fra&clang=fra' },
  searchTitles: { good: 'keyword=tram&lang=fra&clang=eng', bad: [`keyword=${'x'.repeat(201)}`] },
  freeTitles: { good: 'lang=fra&clang=fra' },
  ticketTitles: { good: 'lang=fra&clang=fra' },
  catalogueParts: { good: '' },
  catalogueTitles: { good: 'from=10&count=5&clang=fra', bad: ['from=0', 'from=one', 'count=0', 'count=1001'] },
  catalogueChapters: { good: 'from=10001&count=5', bad: ['from=-1', 'count=1001', 'count='] },
  openChapters: { good: 'chapter_id=10001,10002', bad: ['', 'chapter_id=', 'chapter_id=10001,x', `chapter_id=${Array.from({ length: 101 }, (_, index) => index + 1).join()}`] },
};

const names = Object.keys(CALLS) as EndpointName[];
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

function send(name: EndpointName, query: string, session?: string): Promise<Response> {
  const { method, path } = endpointOf(name);
  const { body } = CALLS[name];
  return origin.send(`${path}?${query}`, { method, session, body: body === undefined ? undefined : JSON.stringify(body) });
}
const ask = (name: EndpointName, query: string, session?: string) => {
  const { method, path } = endpointOf(name);
  const { body } = CALLS[name];
  return origin.ask(`${path}?${query}`, { method, session, body: body === undefined ? undefined : JSON.stringify(body) });
};

test.each(names)('%s answers with the view that the table says, or with nothing beside', async (name) => {
  expect((await send(name, CALLS[name].good, 'good')).status).toBe(200);
  const { success } = await ask(name, CALLS[name].good, 'good');
  const { answers } = endpointOf(name);
  const views = Object.keys(success!).filter((field) => success![field as keyof typeof success] && field !== 'languages');
  expect(views).toEqual(answers && answers !== 'languages' ? [answers] : []);
  if (answers === 'languages') expect(success!.languages).toBeTruthy();
});

test.each(names.filter((name) => CALLS[name].bad))('%s refuses what is malformed', async (name) => {
  for (const query of CALLS[name].bad!) {
    expect([query, (await send(name, query, 'bad')).status]).toEqual([query, 400]);
    expect((await ask(name, query, 'bad')).error).toMatchObject({ debugInfo: expect.stringMatching(/^[a-z_]+: ./), englishPopup: { subject: 'That did not work' } });
  }
});

test.each(names.filter((name) => endpointOf(name).writes))('%s needs a session', async (name) => {
  expect((await send(name, CALLS[name].good)).status).toBe(200);
  expect((await ask(name, CALLS[name].good)).error).toMatchObject({ action: 1 });
});

test.each(names)('%s refuses a session that could not be', async (name) => {
  for (const session of ['not one!', 'x'.repeat(129)]) {
    expect((await send(name, CALLS[name].good, session)).status).toBe(400);
    expect((await ask(name, CALLS[name].good, session)).error).toMatchObject({ action: 1, debugInfo: expect.stringContaining('SESSION-TOKEN') });
  }
});

test.each(names.filter((name) => !endpointOf(name).writes))('%s is read without a session', async (name) => {
  expect((await ask(name, CALLS[name].good)).success).toBeTruthy();
});

test.each(names.filter((name) => endpointOf(name).shared))('%s is the same for all readers, whatever they did', async (name) => {
  const writes = names.filter((other) => endpointOf(other).writes);
  for (const write of writes) await ask(write, CALLS[write].good, 'busy');
  await ask('viewer', CALLS.viewer.good, 'busy');
  origin.clock.now += 1;
  const bytes = async (session?: string) => Buffer.from(await (await send(name, CALLS[name].good, session)).arrayBuffer()).toString('base64');
  const anonymous = await bytes();
  expect([await bytes('busy'), await bytes('idle')]).toEqual([anonymous, anonymous]);
});

test('what is malformed, or without a session, leaves no session behind', async () => {
  const sessions = await origin.database.selectFrom('sessions').select('id').orderBy('id').execute();
  expect(sessions.map(({ id }) => id)).toEqual(['busy', 'good']);
});
