import { limits } from '@/lib/limits';
import { decodeResponse } from '@/lib/wire/decode-response';
import { endpoints, type Endpoint } from '@/lib/wire/endpoints';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

async function refused(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/x-protobuf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { error } = decodeResponse(new Uint8Array(await response.arrayBuffer()));
  expect(error!.englishPopup!.subject).toMatch(/./);
  expect(error!.spanishPopup!.subject).toMatch(/./);
  return error!;
}

test.each(['', 'nothing', 'title_list', 'language/', '../komawari.db', 'constructor', 'title_detailV3/10'])(
  'a call that there is not: %j',
  async (path) => {
    const response = await origin.send(path);
    expect(response.status).toBe(404);
    await refused(response);
  },
);

test('an address outside the doors', async () => {
  const response = await origin.fetch('/elsewhere');
  expect(response.status).toBe(404);
  await refused(response);
});

test('a method that a call does not take says which it takes', async () => {
  const response = await origin.send('title_list/bookmark?title_id=10', { method: 'POST', session: 'a' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, PUT, DELETE');
  await refused(response);
  expect((await origin.send('language', { method: 'PUT' })).status).toBe(405);
});

test.each([
  'title_detailV3',
  'title_detailV3?title_id=',
  'title_detailV3?title_id=abc',
  'title_detailV3?title_id=-1',
  'title_detailV3?title_id=0x10',
  'title_detailV3?title_id=2147483648',
  'title_detailV3?title_id=1e3',
  'manga_viewer?chapter_id=10001&split=maybe',
  'manga_viewer?chapter_id=10001&img_quality=ultra',
  'web/web_homeV4?viewer_mode=diagonal',
  'title_list/all_v3?type=all',
])('a malformed value: %s @7.13 @7.14', async (path) => {
  const response = await origin.send(path);
  expect(response.status).toBe(400);
  expect((await refused(response)).debugInfo).toMatch(/title_id|split|img_quality|viewer_mode|type/);
});

test('unknown parameters are ignored, of a repeated one the first counts', async () => {
  expect((await origin.view('title_detailV3?title_id=10&title_id=20&more=1')).titleDetailView!.title!.titleId).toBe(10);
});

test('a body that is too large is refused, before or while it is read', async () => {
  const write = { method: 'POST', session: 'a', headers: { 'content-type': 'application/json' } };
  const announced = await origin.send('title_list/bookmark?title_id=10', {
    ...write,
    method: 'PUT',
    headers: { 'content-length': String(limits.requestBodyMaxBytes + 1) },
  });
  expect(announced.status).toBe(413);
  await refused(announced);
  const streamed = await origin.send('web/contact', {
    ...write,
    body: JSON.stringify({ subject: 'report', body: 'x'.repeat(limits.requestBodyMaxBytes) }),
  });
  expect(streamed.status).toBe(413);
  await refused(streamed);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=latin1',
  'application/jsonp',
  '',
])('a body said to be %j', async (type) => {
  const response = await origin.send('web/contact', {
    method: 'POST',
    session: 'a',
    body: '{}',
    headers: { 'content-type': type },
  });
  expect(response.status).toBe(415);
  await refused(response);
});

test.each(['application/json', 'application/json;charset=utf-8', 'Application/JSON; charset="UTF-8"'])(
  'a body said to be %j is read',
  async (type) => {
    const response = await origin.send('web/contact', {
      method: 'POST',
      session: 'a',
      body: '{}',
      headers: { 'content-type': type },
    });
    expect((await refused(response)).debugInfo).toMatch(/^subject: /);
  },
);

test.each<[string, BodyInit]>([
  ['nothing', ''],
  ['no JSON', 'subject=report&body=Hello'],
  ['bad UTF-8', Buffer.from([...Buffer.from('{"subject":"report","body":"'), 0xff, ...Buffer.from('"}')])],
  ['a NUL character', '{"subject":"report","body":"a\\u0000"}'],
  ['a NUL character deep down', '{"subject":"report","body":"a","more":[{"x\\u0000":1}]}'],
  ['half a character', '{"subject":"report","body":"\\ud83d"}'],
  ['a deep well', '['.repeat(60_000)],
  ['a deep tree', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['no object', 'null'],
])('a body with %s', async (_, body) => {
  const headers = { 'content-type': 'application/json', 'session-token': 'a' };
  const response = await origin.fetch('/api/web/contact', { method: 'POST', body, headers });
  expect(response.status).toBe(400);
  await refused(response);
});

test.each(['%FF', '%C3', '%ED%A0%80', '%', '%zz', '%00', 'a%00b'])('a query with %s', async (value) => {
  for (const query of [`keyword=${value}`, `${value}=tram`, `keyword=tram&more=${value}`]) {
    const response = await origin.send(`title_list/search?${query}`);
    expect([query, response.status]).toEqual([query, 400]);
    expect((await refused(response)).debugInfo).toMatch(/^The query /);
  }
});

test('every value has a bound, whatever it is for, and so has the address', async () => {
  for (const { method, path, query } of Object.values<Endpoint>(endpoints)) {
    for (const name of query) {
      const response = await origin.send(`${path}?${name}=${'x'.repeat(limits.queryValueMaxLength + 1)}`, {
        method,
        session: 'a',
      });
      expect([path, name, response.status]).toEqual([path, name, 400]);
      expect((await refused(response)).debugInfo).toContain(`${name}: `);
    }
  }
  const response = await origin.send(`language?${'x=1&'.repeat(limits.addressMaxLength / 4)}`);
  expect(response.status).toBe(414);
  await refused(response);
});

test.each(['', ' ', 'a b', 'a.b', 'ü', 'x'.repeat(limits.sessionIdMaxLength + 1), 'a, b'])(
  'a session called %j',
  async (session) => {
    const response = await origin.send('language', { headers: { 'session-token': session } });
    expect(response.status).toBe(400);
    expect((await refused(response)).action).toBe(1);
  },
);

test('HEAD never writes', async () => {
  for (const [name, { method, path, writes }] of Object.entries<Endpoint>(endpoints)) {
    if (method !== 'GET') continue;
    const response = await origin.send(path, { method: 'HEAD', session: 'a' });
    expect([name, response.status === 405, response.headers.get('allow')]).toEqual([
      name,
      Boolean(writes),
      writes ? 'GET' : null,
    ]);
  }
});

test.each(['OPTIONS', 'PATCH', 'PURGE'])('the method %s says what there is instead', async (method) => {
  const response = await origin.send('language', { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  await refused(response);
  expect((await origin.send('nothing', { method })).status).toBe(404);
});

test('every call of the table is answered, with a view of its own or a refusal @3.1', async () => {
  for (const { method, path } of Object.values(endpoints)) {
    const response = await origin.send(path, { method, session: 'a' });
    expect([200, 400, 501]).toContain(response.status);
    decodeResponse(new Uint8Array(await response.arrayBuffer()));
  }
});

test('HEAD answers as GET does', async () => {
  expect((await origin.send('language', { method: 'HEAD' })).status).toBe(200);
});

test('what is refused is logged once, and leaves no row behind', async () => {
  const before = await rows();
  const calls: [path: string, call: string, init: RequestInit][] = [
    ['/api/nothing', '-', {}],
    ['/api/language', '-', { method: 'PUT' }],
    ['/api/banner_tap_log?banner_id=1', '-', { method: 'HEAD' }],
    ['/api/title_list/bookmark?title_id=ten', 'addFavorite', { method: 'PUT' }],
    ['/api/title_list/bookmark?title_id=999999', 'addFavorite', { method: 'PUT' }],
    ['/api/comment_like?comment_id=999999999', 'likeComment', { method: 'PUT' }],
    ['/api/web/contact?%FF', 'contact', { method: 'POST', body: '{"subject":"report","body":"Hello"}' }],
    ['/api/web/contact', 'contact', { method: 'POST', body: '{"subject":"report","body":"\\u0000"}' }],
    ['/api/web_push_token?push_token=%00', 'pushToken', { method: 'POST' }],
    ['/media/elsewhere', 'picture', {}],
    ['/elsewhere', '-', {}],
  ];
  for (const [address, call, init] of calls) {
    origin.logged.length = 0;
    const { status } = await origin.fetch(address, {
      ...init,
      headers: { 'content-type': 'application/json', 'session-token': 'refused' },
    });
    expect(origin.logged).toEqual([expect.stringMatching(new RegExp(`^${call} ${status} [a-z-]+: .`))]);
    expect(origin.logged[0]).not.toMatch(/refused|\?|\n/);
  }
  expect(await rows()).toEqual(before);
});

/** How many rows each table has. */
async function rows(): Promise<Record<string, number>> {
  const db = origin.database;
  const tables = await db.introspection.getTables();
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { count } = await db
      .selectFrom(name as 'sessions')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts[name] = Number(count);
  }
  return counts;
}
