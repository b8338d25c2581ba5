import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { limits } from '@/lib/limits';
import { withRequest } from '@/lib/log/with-request-in-test';

import { forward } from './forward';
import { SOCKET_HEADER } from './socket-header';

let origin: Server;
let seen: IncomingMessage | undefined;

beforeAll(async () => {
  origin = createServer((request, response) => {
    seen = request;
    const limited = request.url!.endsWith('comment_id=7')
      ? { status: 429, more: { 'retry-after': '40' } }
      : { status: 200 };
    response
      .writeHead(limited.status, {
        'content-type': 'application/octet-stream',
        'set-cookie': 'remote=1',
        ...limited.more,
      })
      .end('bytes');
  });
  await new Promise<void>((listening) => origin.listen(0, '127.0.0.1', listening));
});

afterAll(() => origin.close());
afterEach(() => {
  delete process.env.API_ORIGIN;
  delete process.env.SURVEY_ORIGIN;
  delete process.env.TRUSTED_PROXIES;
  seen = undefined;
});

const address = () => `http://127.0.0.1:${(origin.address() as AddressInfo).port}/v1`;

test('forwards nothing without API_ORIGIN', async () => {
  expect(await forward(new Request('http://reader.example/api/language'))).toBeUndefined();
});

test('forwards a call with its session and without cookies, in either direction', async () => {
  process.env.API_ORIGIN = address();
  const response = await forward(
    new Request('http://reader.example/api/title_list/bookmark?title_id=30', {
      method: 'PUT',
      headers: { 'SESSION-TOKEN': 'reader-one', Cookie: 'locale=es' },
    }),
  );
  expect(response!.status).toBe(200);
  expect(await response!.text()).toBe('bytes');
  expect(response!.headers.has('set-cookie')).toBe(false);
  expect(seen).toMatchObject({ method: 'PUT', url: '/v1/title_list/bookmark?title_id=30' });
  expect(seen!.headers).toMatchObject({ 'session-token': 'reader-one' });
  expect(seen!.headers.cookie).toBeUndefined();
});

test('forwards our own request id, never one sent by the client', async () => {
  process.env.API_ORIGIN = address();
  const asked = () => new Request('http://reader.example/api/language', { headers: { 'x-request-id': 'made-up' } });
  await withRequest('ours-1', () => forward(asked()));
  expect(seen!.headers['x-request-id']).toBe('ours-1');
  await forward(asked());
  expect(seen!.headers['x-request-id']).toBeUndefined();
});

test('forwards the reader’s country and drops the client’s Authorization header', async () => {
  Object.assign(process.env, { API_ORIGIN: address(), COUNTRY_HEADER: 'CF-IPCountry' });
  await forward(
    new Request('http://reader.example/api/language', {
      headers: { 'cf-ipcountry': 'XA', authorization: 'Bearer own' },
    }),
  );
  expect(seen!.headers).toMatchObject({ 'cf-ipcountry': 'XA' });
  // What the site knows its origin by opens to no reader what is the operator's.
  expect(seen!.headers.authorization).toBeUndefined();
  delete process.env.COUNTRY_HEADER;
});

test('forwards the client address that trusted proxies report, and no forged one', async () => {
  process.env.API_ORIGIN = address();
  const clientAddress = async (forwardedFor?: string, socket = '') => {
    await forward(
      new Request('http://reader.example/api/language', {
        headers: { [SOCKET_HEADER]: socket, ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) },
      }),
    );
    expect(seen!.headers[SOCKET_HEADER]).toBeUndefined();
    return seen!.headers['x-forwarded-for'];
  };
  expect(await clientAddress('203.0.113.9')).toBe('203.0.113.9');
  expect(await clientAddress('6.6.6.6, 203.0.113.9')).toBe('203.0.113.9');
  expect(await clientAddress()).toBeUndefined();
  process.env.TRUSTED_PROXIES = '2';
  expect(await clientAddress('6.6.6.6, 203.0.113.9, 10.0.0.1')).toBe('203.0.113.9');
  process.env.TRUSTED_PROXIES = '0';
  expect([
    await clientAddress('203.0.113.9', '198.51.100.7'),
    await clientAddress(undefined, '::ffff:198.51.100.8'),
  ]).toEqual(['198.51.100.7', '::ffff:198.51.100.8']);
  expect(await clientAddress('203.0.113.9')).toBeUndefined();
});

test('survey calls go to SURVEY_ORIGIN where it is set, else to API_ORIGIN @7.2', async () => {
  const survey = () =>
    forward(
      new Request('http://reader.example/api/questionnaire?questionnaire_key=reading&secret=s', {
        method: 'PUT',
        body: '{}',
      }),
    );
  process.env.SURVEY_ORIGIN = address().replace('/v1', '/surveys');
  expect((await survey())!.status).toBe(200);
  expect(seen).toMatchObject({ method: 'PUT', url: '/surveys/questionnaire?questionnaire_key=reading&secret=s' });
  expect(await forward(new Request('http://reader.example/api/language'))).toBeUndefined();
  process.env.API_ORIGIN = address();
  await survey();
  expect(seen!.url).toMatch(/^\/surveys\//);
  await forward(new Request('http://reader.example/api/language'));
  expect(seen!.url).toBe('/v1/language');
  delete process.env.SURVEY_ORIGIN;
  await survey();
  expect(seen!.url).toMatch(/^\/v1\/questionnaire/);
});

test('does not forward the site’s own host and protocol', async () => {
  process.env.API_ORIGIN = address();
  await forward(
    new Request('http://reader.example/api/language', {
      headers: { 'x-forwarded-host': 'reader.example', 'x-forwarded-proto': 'https' },
    }),
  );
  expect(seen!.headers).not.toHaveProperty('x-forwarded-host');
  expect(seen!.headers).not.toHaveProperty('x-forwarded-proto');
  expect(seen!.headers.host).toBe(new URL(address()).host);
});

test('passes Retry-After back to the reader', async () => {
  process.env.API_ORIGIN = address();
  const response = await forward(new Request('http://reader.example/api/comment_like?comment_id=7', { method: 'PUT' }));
  expect([response!.status, response!.headers.get('retry-after')]).toEqual([429, '40']);
});

test('forwards a body up to the size limit and answers 413 beyond it', async () => {
  process.env.API_ORIGIN = address();
  const send = (body: BodyInit, headers = {}) =>
    forward(
      new Request('http://reader.example/api/web/contact', {
        method: 'POST',
        body,
        headers,
        duplex: 'half',
      } as RequestInit),
    );
  expect((await send('x'.repeat(limits.requestBodyMaxBytes)))!.status).toBe(200);
  expect(seen!.headers['content-length']).toBe(String(limits.requestBodyMaxBytes));
  seen = undefined;
  expect((await send('x', { 'content-length': '99999999' }))!.status).toBe(413);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000)) });
  expect((await send(endless))!.status).toBe(413);
  expect(seen).toBeUndefined();
});

test('answers 502 when the origin is unreachable', async () => {
  process.env.API_ORIGIN = 'http://127.0.0.1:1';
  expect((await forward(new Request('http://reader.example/api/language')))!.status).toBe(502);
});
