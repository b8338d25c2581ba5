import { limits } from '@/lib/limits';

import { SOCKET_HEADER } from '../socket-header';

import { createRevalidate } from './create-revalidate';

const TOKEN = 'sixteen-characters';
let renewals: number;
let isOriginUp: boolean;
let answer: ReturnType<typeof createRevalidate>;
beforeEach(() => {
  [renewals, isOriginUp, answer] = [0, true, createRevalidate()];
});

interface Client {
  from?: string;
  socket?: string;
  proxies?: number;
}
const post = (
  authorization?: string,
  { from = '192.0.2.1', socket = '198.51.100.1', proxies = 1 }: Client = {},
  token: string | undefined = TOKEN,
) =>
  answer(
    new Request('http://site/revalidate', {
      method: 'POST',
      headers: { 'x-forwarded-for': from, [SOCKET_HEADER]: socket, ...(authorization && { authorization }) },
    }),
    { token: token || undefined, trustedProxies: proxies, showNow: () => Promise.resolve((renewals++, isOriginUp)) },
  );
async function fail(client: Client = {}) {
  for (let tries = 0; tries < limits.adminFailuresPerAddress; tries++)
    expect((await post('Bearer wrong', client)).status).toBe(401);
}

test('revalidates the pages for the right token only', async () => {
  expect([(await post(`Bearer ${TOKEN}`)).status, renewals]).toEqual([204, 1]);
  for (const wrong of [undefined, TOKEN, `Bearer ${TOKEN}x`, `bearer ${TOKEN}`])
    expect((await post(wrong)).status).toBe(401);
  expect(renewals).toBe(1);
});

test('answers 503 while the origin is unreachable', async () => {
  isOriginUp = false;
  expect((await post(`Bearer ${TOKEN}`)).status).toBe(503);
});

test('answers 404 without a configured token', async () => {
  expect((await post('Bearer undefined', {}, '')).status).toBe(404);
});

test('throttles an address after too many wrong tokens, and no other', async () => {
  await fail();
  const refused = await post(`Bearer ${TOKEN}`);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await post(`Bearer ${TOKEN}`, { from: '192.0.2.2' })).status).toBe(204);
});

test.each([
  ['no proxy is trusted', { proxies: 0, socket: '198.51.100.66' }, { proxies: 0 }],
  ['the proxy knows no address', { from: 'unknown', socket: '198.51.100.66' }, { from: 'unknown' }],
  ['the stranger forges the publisher’s address', { socket: '198.51.100.66' }, {}],
])('a stranger’s failures do not throttle the publisher where %s', async (_, stranger, publisher) => {
  await fail(stranger);
  expect((await post(`Bearer ${TOKEN}`, publisher)).status).toBe(204);
});
