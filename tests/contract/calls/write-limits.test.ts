import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';

import { KNOWN_CALLS } from '../known-calls';
import { openOrigin, type TestOrigin } from '../open-origin';

const writing = (Object.keys(endpoints) as EndpointName[]).filter((name) => (endpoints[name] as Endpoint).writes);
const LIMIT = 3;
const [FREE, TICKET] = [10_129, 10_126];

let origin: TestOrigin;
beforeAll(
  async () =>
    (origin = await openOrigin({ trustedProxies: 1, writesPerMinute: { session: LIMIT, address: 2 * LIMIT } })),
);
afterAll(() => origin.close());

const favourite = (session: string | undefined, address: string, method = 'PUT') =>
  origin.send('title_list/bookmark?title_id=10', { method, session, headers: { 'x-forwarded-for': address } });

async function spendLimit(session: string, address: string) {
  for (let write = 0; write < LIMIT; write++) expect((await favourite(session, address, 'DELETE')).status).toBe(200);
}

/** All rows that a session has written. */
async function rowsOf(session: string) {
  const of = (table: 'favorites' | 'comment_likes' | 'feedback' | 'taps' | 'push_tokens' | 'questionnaire_answers') =>
    origin.database.selectFrom(table).selectAll().where('session_id', '=', session).execute();
  return Promise.all([
    of('favorites'),
    of('comment_likes'),
    of('feedback'),
    of('taps'),
    of('push_tokens'),
    of('questionnaire_answers'),
  ]);
}

test.each(writing)('%s beyond the limit answers 429 with Retry-After and writes nothing', async (name) => {
  const [session, address] = [`session-${name}`, `192.0.2.${writing.indexOf(name)}`];
  await spendLimit(session, address);
  const before = await rowsOf(session);
  const { good, body } = KNOWN_CALLS[name];
  const { method, path }: Endpoint = endpoints[name];
  const call = {
    method,
    session,
    headers: { 'x-forwarded-for': address },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  origin.logged.length = 0;
  const response = await origin.send(`${path}?${good}`, call);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
  expect((await origin.refusal(`${path}?${good}`, call)).englishPopup!.subject).toBe('Slow down a little');
  expect(origin.logged).toHaveLength(2);
  expect(await rowsOf(session)).toEqual(before);
});

test('beyond the limit a free chapter still opens, without a counted view, and no pass is spent', async () => {
  const address = '198.51.100.6';
  await spendLimit('reader', address);
  const views = () =>
    origin.database.selectFrom('chapters').select('reader_views').where('id', '=', FREE).executeTakeFirstOrThrow();
  const read = (id: number, session: string) =>
    origin.send(`manga_viewer?chapter_id=${id}`, { session, headers: { 'x-forwarded-for': address } });
  const before = await views();
  expect((await read(FREE, 'reader')).status).toBe(200);
  expect(await views()).toEqual(before);
  expect((await read(TICKET, 'reader')).status).toBe(429);
  expect(
    await origin.database.selectFrom('chapter_passes').selectAll().where('session_id', '=', 'reader').execute(),
  ).toEqual([]);
  expect((await read(FREE, 'another')).status).toBe(200);
  expect(await views()).not.toEqual(before);
});
