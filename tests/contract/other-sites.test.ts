import { createHash } from 'node:crypto';

import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';

import { pushTokenQuery } from '../support/push-token';

import { openOrigin, type TestOrigin } from './open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin({ writesPerMinute: { session: 0, address: 0 } })));
afterAll(() => origin.close());

/** Of each call that writes, what it writes with where a reader asks for it; `body` as JSON. */
const WRITES: Partial<Record<EndpointName, { query?: string; body?: object }>> = {
  addFavorite: { query: `title_id=10&${pushTokenQuery('t', 'fra')}` },
  removeFavorite: { query: 'title_id=20' },
  contact: { body: { subject: 'report', body: 'Hello' } },
  likeComment: { query: 'comment_id=1000101' },
  unlikeComment: { query: 'comment_id=1000102' },
  tapBanner: { query: 'banner_id=1' },
  tapTitleBanner: { query: 'banner_id=1&title_id=10&banner_type=insert_banner&location=viewer&type=click' },
  tapPopup: { query: 'popup_id=13' },
  answerQuestionnaire: { query: 'questionnaire_key=reading', body: { q1: 'Every day', q2: ['Sport'], q3: 'A friend' } },
  pushToken: { query: pushTokenQuery('another', 'fra') },
};

const READER = 'a-reader';
/** What the browser adds to a request that another site has it send, the reader's cookies included; nothing of it is a session. */
const FROM_ELSEWHERE = {
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'sec-fetch-site': 'cross-site',
  cookie: `session=${READER}; session-token=${READER}; SESSION-TOKEN=${READER}`,
};
/** What a browser sends for another site without asking first. */
const SENT_UNASKED = [
  'text/plain',
  'text/plain;charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

/** What the origin keeps, a hash for each of its tables. */
async function everything(): Promise<Record<string, string>> {
  const tables = await origin.database.introspection.getTables();
  const hashes = tables.map(async ({ name }) => {
    const rows = await origin.database
      .selectFrom(name as 'titles')
      .selectAll()
      .execute();
    return [name, createHash('sha1').update(JSON.stringify(rows)).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => (endpoints[name] as Endpoint).writes);

test('every call that writes is tried', () => {
  expect(Object.keys(WRITES).sort()).toEqual([...names].sort());
});

beforeAll(async () => {
  await origin.view(`title_list/bookmark?title_id=20&${pushTokenQuery('t', 'fra')}`, {
    method: 'PUT',
    session: READER,
  });
  await origin.view('comment_like?comment_id=1000102', { method: 'PUT', session: READER });
});

test.each(names)('another site cannot have a reader’s browser %s', async (name) => {
  const { method, path }: Endpoint = endpoints[name];
  const { query = '', body } = WRITES[name]!;
  const before = await everything();
  const plain = body === undefined ? 'a=b' : JSON.stringify(body);
  const asked: [string, Parameters<TestOrigin['send']>[1]][] = [
    ...['', '&session=a-reader&session-token=a-reader&SESSION-TOKEN=a-reader', `&_method=${method}`].map(
      (more): [string, object] => [query + more, {}],
    ),
    ...SENT_UNASKED.flatMap((type): [string, object][] =>
      [query, `${query}&_method=${method}&method=${method}`].map((one) => [
        one,
        { method: 'POST', body: plain, headers: { 'content-type': type } },
      ]),
    ),
    [query, { method: 'HEAD' }],
    // Sent only where a browser has been told that it may be: the session is what is missing all the same.
    [query, { method, ...(method !== 'GET' && { body: plain }) }],
  ];
  for (const [one, call] of asked)
    await (
      await origin.send(`${path}?${one}`, { ...call, headers: { ...FROM_ELSEWHERE, ...call?.headers } })
    ).arrayBuffer();
  expect(await everything()).toEqual(before);
});

test.each(names)('no browser is told that another site may ask for %s with a session', async (name) => {
  const { method, path }: Endpoint = endpoints[name];
  const asked = await origin.send(`${path}?${WRITES[name]!.query ?? ''}`, {
    method: 'OPTIONS',
    headers: {
      ...FROM_ELSEWHERE,
      'access-control-request-method': method,
      'access-control-request-headers': 'session-token, content-type',
    },
  });
  const told = (about: string) => asked.headers.get(`access-control-allow-${about}`);
  expect([told('headers'), told('methods'), told('credentials')]).toEqual([null, null, null]);
});

test.each(names)('the reader’s own %s is written', async (name) => {
  const { method, path }: Endpoint = endpoints[name];
  const { query = '', body } = WRITES[name]!;
  const before = await everything();
  await origin.view(`${path}?${query}`, { method, session: READER, body: body && JSON.stringify(body) });
  expect(await everything()).not.toEqual(before);
});
