import { limits } from '@/lib/limits';
import { decodeResponse } from '@/lib/wire/decode-response';
import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';

import { KNOWN_CALLS as CALLS } from '../known-calls';
import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const names = Object.keys(CALLS) as EndpointName[];
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
const isWrite = (name: EndpointName) => Boolean(endpointOf(name).writes);

async function send(name: EndpointName, query: string, session?: string) {
  const { method, path } = endpointOf(name);
  const { body } = CALLS[name];
  const response = await origin.send(`${path}?${query}`, {
    method,
    session,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, bytes, ...decodeResponse(bytes) };
}

/** Checks the form that every refusal has. */
async function readRefusal(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/x-protobuf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { error } = decodeResponse(new Uint8Array(await response.arrayBuffer()));
  expect([error!.englishPopup!.subject, error!.spanishPopup!.subject]).toEqual([
    expect.stringMatching(/./),
    expect.stringMatching(/./),
  ]);
  return error!;
}

test.each(names)(
  '%s answers with the view of the endpoint table only @3.1 @7.6 @7.12 @7.14 @7.16 @7.28 @7.32 @7.43 @7.69',
  async (name) => {
    const { status, success } = await send(name, CALLS[name].good, 'good');
    expect(status).toBe(200);
    const { answers } = endpointOf(name);
    const views = Object.keys(success!).filter(
      (field) => success![field as keyof typeof success] && field !== 'languages',
    );
    expect(views).toEqual(answers && answers !== 'languages' ? [answers] : []);
    if (answers === 'languages') expect(success!.languages).toBeTruthy();
  },
);

test.each(names.filter((name) => CALLS[name].bad))(
  '%s answers 400 to malformed values and names the parameter @7.12 @7.13 @7.14 @7.16 @7.43',
  async (name) => {
    for (const query of CALLS[name].bad!) {
      const { status, error } = await send(name, query, 'bad');
      expect([query, status]).toEqual([query, 400]);
      expect(error).toMatchObject({
        debugInfo: expect.stringMatching(/^[a-z_]+: ./),
        englishPopup: { subject: 'That did not work' },
      });
    }
  },
);

test.each(names.filter(isWrite))('%s without a session is UNAUTHORIZED @6.8 @6.9', async (name) => {
  expect(await send(name, CALLS[name].good)).toMatchObject({ status: 200, error: { action: 1 } });
});

test.each(names.filter((name) => !isWrite(name)))('%s is read without a session @1.1 @6.1', async (name) => {
  expect((await send(name, CALLS[name].good)).success).toBeTruthy();
});

test.each(names.filter((name) => endpointOf(name).shared))(
  '%s has the same bytes for every reader @6.1',
  async (name) => {
    for (const write of names.filter(isWrite)) await send(write, CALLS[write].good, 'busy');
    await send('viewer', CALLS.viewer.good, 'busy');
    origin.clock.now += 1;
    const bytes = async (session?: string) =>
      Buffer.from((await send(name, CALLS[name].good, session)).bytes).toString('base64');
    const anonymous = await bytes();
    expect([await bytes('busy'), await bytes('idle')]).toEqual([anonymous, anonymous]);
  },
);

test.each(names.filter(isWrite))('%s takes no session from a cookie or the query', async (name) => {
  const { method, path } = endpointOf(name);
  const { good, body } = CALLS[name];
  const { action } = await origin.refusal(`${path}?${good}&session=victim&SESSION-TOKEN=victim`, {
    method,
    headers: { origin: 'https://evil.example', cookie: 'session=victim; session-token=victim; SESSION-TOKEN=victim' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  expect(action).toBe(1);
});

test('no other site may send a session: preflight requests are granted nothing', async () => {
  for (const name of names.filter(isWrite)) {
    const { method, path } = endpointOf(name);
    const { headers } = await origin.send(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'session-token, content-type',
      },
    });
    const granted = ['headers', 'methods', 'credentials'].map((what) => headers.get(`access-control-allow-${what}`));
    expect([name, granted]).toEqual([name, [null, null, null]]);
  }
});

test.each(['', ' ', 'a b', 'ü', 'x'.repeat(limits.sessionIdMaxLength + 1), 'a, b'])(
  'refuses the malformed session id %j',
  async (session) => {
    for (const [path, method] of [
      ['language', 'GET'],
      ['title_list/bookmark?title_id=10', 'PUT'],
    ]) {
      const response = await origin.send(path!, { method, headers: { 'session-token': session } });
      expect(response.status).toBe(400);
      expect((await readRefusal(response)).action).toBe(1);
    }
  },
);

test.each(['/api/', '/api/nothing', '/api/language/', '/api/constructor', '/api/../komawari.db', '/elsewhere'])(
  'answers 404 at the unknown address %s',
  async (address) => {
    const response = await origin.fetch(address);
    expect(response.status).toBe(404);
    await readRefusal(response);
  },
);

test.each([
  ['POST', 'title_list/bookmark?title_id=10', 'GET, HEAD, PUT, DELETE'],
  ['OPTIONS', 'language', 'GET, HEAD'],
  ['PURGE', 'language', 'GET, HEAD'],
])('answers 405 to %s %s with the allowed methods', async (method, path, allowed) => {
  const response = await origin.send(path, { method, session: 'refused' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
  await readRefusal(response);
});

test('answers 304 to a client that has a response without a session, and tags no personal one', async () => {
  for (const path of ['language', 'title_detailV3?title_id=10&clang=eng']) {
    const first = await origin.send(path);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    for (const method of ['GET', 'HEAD']) {
      const again = await origin.send(path, { method, headers: { 'if-none-match': etag } });
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    }
    const other = await origin.send(path, { headers: { 'if-none-match': '"other"' } });
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  }
  const personal = await origin.send('title_detailV3?title_id=10&clang=eng', {
    session: 'good',
    headers: { 'if-none-match': '*' },
  });
  expect([personal.status, personal.headers.get('etag')]).toEqual([200, null]);
});

test('HEAD never writes', async () => {
  expect((await origin.send('language', { method: 'HEAD' })).status).toBe(200);
  for (const [name, { method, path, writes }] of Object.entries<Endpoint>(endpoints)) {
    if (method !== 'GET') continue;
    const response = await origin.send(path, { method: 'HEAD', session: 'refused' });
    expect([name, response.status === 405, response.headers.get('allow')]).toEqual([
      name,
      Boolean(writes),
      writes ? 'GET' : null,
    ]);
  }
});

const sendBody = (body: BodyInit, headers: Record<string, string> = {}) =>
  origin.fetch('/api/web/contact', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'session-token': 'refused', ...headers },
  });

test.each([
  ['text/plain', 415],
  ['application/json; charset=latin1', 415],
  ['', 415],
  ['Application/JSON; charset="UTF-8"', 400],
])('answers an empty object of the media type %j with %i', async (type, status) => {
  const response = await sendBody('{}', { 'content-type': type });
  expect(response.status).toBe(status);
  const { debugInfo } = await readRefusal(response);
  if (status === 400) expect(debugInfo).toMatch(/^subject: /);
});

test.each<[string, BodyInit]>([
  ['nothing', ''],
  ['no JSON', 'subject=report&body=Hello'],
  ['bad UTF-8', Buffer.from([...Buffer.from('{"subject":"report","body":"'), 0xff, ...Buffer.from('"}')])],
  ['a nested NUL character', '{"subject":"report","body":"a","more":[{"x\\u0000":1}]}'],
  ['half a surrogate pair', '{"subject":"report","body":"\\ud83d"}'],
  ['very deep nesting', '['.repeat(30_000) + ']'.repeat(30_000)],
])('refuses a body with %s', async (_, body) => {
  const response = await sendBody(body);
  expect(response.status).toBe(400);
  await readRefusal(response);
});

test.each(['%FF', '%ED%A0%80', '%zz', '%00'])('refuses a query with %s', async (value) => {
  for (const query of [`keyword=${value}`, `${value}=tram`, `keyword=tram&more=${value}`]) {
    const response = await origin.send(`title_list/search?${query}`);
    expect([query, response.status]).toEqual([query, 400]);
    expect((await readRefusal(response)).debugInfo).toMatch(/^The query /);
  }
});

test('limits the length of every parameter and of the address', async () => {
  for (const { method, path, query } of Object.values<Endpoint>(endpoints)) {
    for (const name of query) {
      const value = 'x'.repeat(limits.queryValueMaxLength + 1);
      const response = await origin.send(`${path}?${name}=${value}`, { method, session: 'refused' });
      expect([path, name, response.status]).toEqual([path, name, 400]);
      expect((await readRefusal(response)).debugInfo).toContain(`${name}: `);
    }
  }
  const response = await origin.send(`language?${'x=1&'.repeat(limits.addressMaxLength / 4)}`);
  expect(response.status).toBe(414);
  await readRefusal(response);
});

test('logs each refusal once without its query, and refused calls store no session', async () => {
  const calls: [address: string, call: string, init: RequestInit][] = [
    ['/api/nothing', '-', {}],
    ['/api/banner_tap_log?banner_id=1', '-', { method: 'HEAD' }],
    ['/api/title_list/bookmark?title_id=ten', 'addFavorite', { method: 'PUT' }],
    ['/api/title_list/bookmark?title_id=999999', 'addFavorite', { method: 'PUT' }],
    ['/api/web/contact?%FF', 'contact', { method: 'POST', body: '{"subject":"report","body":"Hello"}' }],
    ['/media/elsewhere', 'picture', {}],
    ['/elsewhere', '-', {}],
  ];
  for (const [address, call, init] of calls) {
    origin.logged.length = 0;
    const headers = { 'content-type': 'application/json', 'session-token': 'refused' };
    const { status } = await origin.fetch(address, { ...init, headers });
    expect(origin.logged).toEqual([expect.stringMatching(new RegExp(`^${call} ${status} [a-z-]+: .`))]);
    expect(origin.logged[0]).not.toMatch(/refused|\?|\n/);
  }
  const sessions = await origin.database.selectFrom('sessions').select('id').orderBy('id').execute();
  expect(sessions.map(({ id }) => id)).toEqual(['busy', 'good']);
});

test('answers 451 to a blocked country only, also when the answer is cached', async () => {
  const guarded = await openOrigin({
    closedTo: (header) => (header('x-country') === 'XX' ? { state: 'geo-blocked' } : undefined),
  });
  const statusOf = async (country: string) =>
    (await guarded.send('title_detailV3?title_id=20', { headers: { 'x-country': country } })).status;
  for (let times = 0; times < 3; times++) expect([await statusOf('AA'), await statusOf('XX')]).toEqual([200, 451]);
  await guarded.close();
});
