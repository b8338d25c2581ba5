import { endpoints, type Endpoint } from '@/lib/wire/endpoints';

import { pushTokenQuery } from '../../support/push-token';
import { openOrigin, type TestOrigin } from '../open-origin';

/** Writes that are well-formed: each of them costs its caller one, whether it changes anything or not. */
const WRITES: Record<string, { query: string; body?: unknown }> = {
  addFavorite: { query: 'title_id=10' },
  removeFavorite: { query: 'title_id=10' },
  contact: { query: '', body: { subject: 'report', body: 'Hello' } },
  likeComment: { query: 'comment_id=1000101' },
  unlikeComment: { query: 'comment_id=1000101' },
  tapBanner: { query: 'banner_id=1' },
  tapTitleBanner: { query: 'banner_id=1&title_id=10&banner_type=insert_banner&location=viewer&type=click' },
  tapPopup: { query: 'popup_id=13' },
  answerQuestionnaire: { query: 'questionnaire_key=reading', body: { q1: 'Every day', q2: ['Sport'], q3: 'A friend' } },
  pushToken: { query: pushTokenQuery('t') },
};
const writing = Object.entries<Endpoint>(endpoints).filter(([, { writes }]) => writes);
const LIMIT = 3;
const [FREE, TICKET] = [10_129, 10_126];

let origin: TestOrigin;
beforeAll(
  async () =>
    (origin = await openOrigin({ trustedProxies: 1, writesPerMinute: { session: LIMIT, address: 2 * LIMIT } })),
);
afterAll(() => origin.close());

const favourite = (session: string, address: string, method = 'PUT') =>
  origin.send('title_list/bookmark?title_id=10', { method, session, headers: { 'x-forwarded-for': address } });
const statuses = async (...answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);

async function spend(session: string, address: string) {
  for (let write = 0; write < LIMIT; write++) expect((await favourite(session, address)).status).toBe(200);
}

test.each(writing)(
  '%s is refused beyond the limit, says when to come again, and writes nothing',
  async (name, { method, path }) => {
    const [session, address] = [`session-${name}`, `192.0.2.${writing.findIndex(([other]) => other === name)}`];
    for (let write = 0; write < LIMIT; write++) await favourite(session, address, 'DELETE');
    const before = await marks(session);
    const { query, body } = WRITES[name]!;
    const call = {
      method,
      session,
      headers: { 'x-forwarded-for': address },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    origin.logged.length = 0;
    const response = await origin.send(`${path}?${query}`, call);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect((await origin.refusal(`${path}?${query}`, call)).englishPopup!.subject).toBe('Slow down a little');
    expect(origin.logged).toHaveLength(2);
    expect(await marks(session)).toEqual(before);
  },
);

test('reads cost nothing', async () => {
  for (let read = 0; read <= 4 * LIMIT; read++) {
    expect(
      (await origin.send('title_list/bookmark', { session: 'reads', headers: { 'x-forwarded-for': '198.51.100.1' } }))
        .status,
    ).toBe(200);
  }
  expect((await favourite('reads', '198.51.100.1')).status).toBe(200);
});

test('who goes on beyond his limit takes nothing from others of his address', async () => {
  await spend('greedy', '198.51.100.2');
  expect(new Set(await statuses(...Array.from({ length: 20 }, () => favourite('greedy', '198.51.100.2'))))).toEqual(
    new Set([429]),
  );
  await spend('modest', '198.51.100.2');
});

test('an address has its limit, however many sessions it makes', async () => {
  const answers = await statuses(
    ...Array.from({ length: 4 * LIMIT }, (_, at) => favourite(`made-up-${at}`, '198.51.100.3')),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(2 * LIMIT);
  expect((await favourite('elsewhere', '198.51.100.4')).status).toBe(200);
});

test('without a session too', async () => {
  const anonymous = () =>
    origin.send('comment_like?comment_id=1000101', { method: 'PUT', headers: { 'x-forwarded-for': '198.51.100.5' } });
  for (let write = 0; write < 2 * LIMIT; write++) expect((await anonymous()).status).toBe(200);
  expect((await anonymous()).status).toBe(429);
});

test('beyond the limit a chapter is read on, and its views are not counted', async () => {
  await spend('reader', '198.51.100.6');
  const views = () =>
    origin.database.selectFrom('chapters').select('reader_views').where('id', '=', FREE).executeTakeFirstOrThrow();
  const read = (session: string) =>
    origin.view(`manga_viewer?chapter_id=${FREE}`, { session, headers: { 'x-forwarded-for': '198.51.100.6' } });
  const before = await views();
  expect((await read('reader')).mangaViewer!.pages!.length).toBeGreaterThan(1);
  expect(await views()).toEqual(before);
  await read('another');
  expect(await views()).not.toEqual(before);
});

test('beyond the limit nothing is spent on a chapter', async () => {
  await spend('spender', '198.51.100.7');
  const call = { session: 'spender', headers: { 'x-forwarded-for': '198.51.100.7' } };
  expect((await origin.send(`manga_viewer?chapter_id=${TICKET}`, call)).status).toBe(429);
  expect(
    await origin.database.selectFrom('chapter_passes').selectAll().where('session_id', '=', 'spender').execute(),
  ).toEqual([]);
});

/** All that a session has left behind, and all that was counted. */
async function marks(session: string) {
  const of = (table: 'favorites' | 'comment_likes' | 'feedback' | 'taps' | 'push_tokens') =>
    origin.database.selectFrom(table).selectAll().where('session_id', '=', session).execute();
  return Promise.all([of('favorites'), of('comment_likes'), of('feedback'), of('taps'), of('push_tokens')]);
}
