/** @jest-environment node */
import { limits } from '@/lib/limits';

import { SOCKET_HEADER } from '../socket-header';

import { createRevalidate } from './create-revalidate';

const TOKEN = 'sixteen-characters';
let shown: number;
let isWell: boolean;
let answer: ReturnType<typeof createRevalidate>;
beforeEach(() => {
  [shown, isWell, answer] = [0, true, createRevalidate()];
});

const ask = (
  authorization?: string,
  {
    from = '192.0.2.1',
    socket = '198.51.100.1',
    proxies = 1,
    token,
  }: { from?: string; socket?: string; proxies?: number; token?: null } = {},
) =>
  answer(
    new Request('http://site/revalidate', {
      method: 'POST',
      headers: { 'x-forwarded-for': from, [SOCKET_HEADER]: socket, ...(authorization && { authorization }) },
    }),
    {
      token: token === null ? undefined : TOKEN,
      trustedProxies: proxies,
      showNow: () => Promise.resolve((shown++, isWell)),
    },
  );

test('who brings the token has the catalogue shown, and nobody else', async () => {
  expect([(await ask(`Bearer ${TOKEN}`)).status, shown]).toEqual([204, 1]);
  for (const wrong of [undefined, TOKEN, `Bearer ${TOKEN}x`, `bearer ${TOKEN}`])
    expect((await ask(wrong)).status).toBe(401);
  expect(shown).toBe(1);
});

test('where the origin cannot be asked nobody is told that all is well', async () => {
  isWell = false;
  expect((await ask(`Bearer ${TOKEN}`)).status).toBe(503);
});

test('where no token is set there is no such address', async () => {
  expect((await ask('Bearer undefined', { token: null })).status).toBe(404);
});

test('who guesses often has to wait, with the token too, and others need not', async () => {
  for (let tries = 0; tries < limits.adminFailuresPerAddress; tries++)
    expect((await ask('Bearer wrong')).status).toBe(401);
  const refused = await ask(`Bearer ${TOKEN}`);
  expect([
    refused.status,
    Number(refused.headers.get('retry-after')) > 0,
    refused.headers.get('cache-control'),
  ]).toEqual([429, true, 'no-store']);
  expect((await ask(`Bearer ${TOKEN}`, { from: '192.0.2.2' })).status).toBe(204);
});

test.each([
  ['where no proxy is believed', { proxies: 0, socket: '198.51.100.66' }, { proxies: 0 }],
  ['where a proxy knows no address, by its own', { from: 'unknown', socket: '198.51.100.66' }, { from: 'unknown' }],
  ['by an address that is not his', { socket: '198.51.100.66' }, {}],
  ['where nobody can tell who calls', { from: 'unknown', socket: '' }, { from: 'unknown', socket: '' }],
])('a stranger keeps the publisher from nothing, %s', async (_, stranger, publisher) => {
  for (let tries = 0; tries <= limits.adminFailuresPerAddress; tries++) await ask('Bearer wrong', stranger);
  expect((await ask(`Bearer ${TOKEN}`, publisher)).status).toBe(204);
});
