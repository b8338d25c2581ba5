import type { IncomingMessage } from 'node:http';

import { limits } from '@/lib/limits';
import { withRequest } from '@/lib/log/with-request-in-test';
import { serveLocally, type LocalServer } from '@/tests/support/serve-locally';

import { forward } from './forward';
import { SOCKET_HEADER } from './socket-header';

let origin: LocalServer;
let seen: IncomingMessage | undefined;

beforeAll(async () => {
  origin = await serveLocally((request, response) => {
    seen = request;
    response
      .writeHead(request.url!.endsWith('comment_id=7') ? 429 : 200, { 'set-cookie': 'remote=1', 'retry-after': '40' })
      .end('bytes');
  });
});
afterAll(() => origin.close());
beforeEach(() => {
  process.env.API_ORIGIN = `${origin.url}/v1`;
  seen = undefined;
});
afterEach(() => {
  for (const name of ['API_ORIGIN', 'SURVEY_ORIGIN', 'TRUSTED_PROXIES', 'COUNTRY_HEADER']) delete process.env[name];
});

const call = (path = 'language', init?: RequestInit) => forward(new Request(`http://reader.example/api/${path}`, init));

test('forwards nothing without API_ORIGIN', async () => {
  delete process.env.API_ORIGIN;
  expect(await call()).toBeUndefined();
});

test('forwards a call with its session, and no cookies in either direction', async () => {
  const response = await call('title_list/bookmark?title_id=30', {
    method: 'PUT',
    headers: { 'SESSION-TOKEN': 'reader-one', Cookie: 'locale=es' },
  });
  expect([response!.status, await response!.text(), response!.headers.has('set-cookie')]).toEqual([
    200,
    'bytes',
    false,
  ]);
  expect(seen).toMatchObject({ method: 'PUT', url: '/v1/title_list/bookmark?title_id=30' });
  expect(seen!.headers).toMatchObject({ 'session-token': 'reader-one' });
  expect(seen!.headers.cookie).toBeUndefined();
});

test('passes a status and its Retry-After back to the reader', async () => {
  const response = await call('comment_like?comment_id=7', { method: 'PUT' });
  expect([response!.status, response!.headers.get('retry-after')]).toEqual([429, '40']);
});

test('forwards our own request id, never one sent by the client', async () => {
  const send = () => call('language', { headers: { 'x-request-id': 'made-up' } });
  await withRequest('ours-1', send);
  expect(seen!.headers['x-request-id']).toBe('ours-1');
  await send();
  expect(seen!.headers['x-request-id']).toBeUndefined();
});

test('forwards the reader’s country and drops the client’s Authorization and forwarded host', async () => {
  process.env.COUNTRY_HEADER = 'CF-IPCountry';
  await call('language', {
    headers: { 'cf-ipcountry': 'XA', authorization: 'Bearer own', 'x-forwarded-host': 'reader.example' },
  });
  expect(seen!.headers).toMatchObject({ 'cf-ipcountry': 'XA', host: new URL(origin.url).host });
  for (const name of ['authorization', 'x-forwarded-host']) expect(seen!.headers).not.toHaveProperty(name);
});

test.each([
  [undefined, '6.6.6.6, 203.0.113.9', '', '203.0.113.9'],
  [undefined, undefined, '', undefined],
  ['0', '203.0.113.9', '198.51.100.7', '198.51.100.7'],
])(
  'tells the origin the client address: %s trusted proxies, X-Forwarded-For %s, socket %j',
  async (proxies, given, socket, address) => {
    if (proxies) process.env.TRUSTED_PROXIES = proxies;
    await call('language', { headers: { [SOCKET_HEADER]: socket, ...(given && { 'x-forwarded-for': given }) } });
    expect([seen!.headers['x-forwarded-for'], seen!.headers[SOCKET_HEADER]]).toEqual([address, undefined]);
  },
);

test('survey calls go to SURVEY_ORIGIN where it is set, else to API_ORIGIN @7.2', async () => {
  const survey = () => call('questionnaire?questionnaire_key=reading&secret=s', { method: 'PUT', body: '{}' });
  process.env.SURVEY_ORIGIN = `${origin.url}/surveys`;
  expect((await survey())!.status).toBe(200);
  expect(seen).toMatchObject({ method: 'PUT', url: '/surveys/questionnaire?questionnaire_key=reading&secret=s' });
  await call();
  expect(seen!.url).toBe('/v1/language');
  delete process.env.SURVEY_ORIGIN;
  await survey();
  expect(seen!.url).toMatch(/^\/v1\/questionnaire/);
});

test('forwards a body up to the size limit and answers 413 beyond it', async () => {
  const post = (body: BodyInit, headers = {}) =>
    call('web/contact', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  expect((await post('x'.repeat(limits.requestBodyMaxBytes)))!.status).toBe(200);
  expect(seen!.headers['content-length']).toBe(String(limits.requestBodyMaxBytes));
  seen = undefined;
  expect((await post('x', { 'content-length': '99999999' }))!.status).toBe(413);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000)) });
  expect((await post(endless))!.status).toBe(413);
  expect(seen).toBeUndefined();
});

test('answers 502 when the origin is unreachable', async () => {
  process.env.API_ORIGIN = 'http://127.0.0.1:1';
  expect((await call())!.status).toBe(502);
});
