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

const post = (authorization?: string, from = '192.0.2.1', token: string | undefined = TOKEN) =>
  answer(
    new Request('http://site/revalidate', {
      method: 'POST',
      headers: { 'x-forwarded-for': from, [SOCKET_HEADER]: '198.51.100.1', ...(authorization && { authorization }) },
    }),
    { token: token || undefined, trustedProxies: 1, showNow: () => Promise.resolve((renewals++, isOriginUp)) },
  );

test('revalidates the pages for the right token only', async () => {
  expect([(await post(`Bearer ${TOKEN}`)).status, renewals]).toEqual([204, 1]);
  for (const wrong of [undefined, TOKEN, `Bearer ${TOKEN}x`, `bearer ${TOKEN}`])
    expect((await post(wrong)).status).toBe(401);
  expect(renewals).toBe(1);
});

test('answers 503 while the origin is unreachable, and 404 without a configured token', async () => {
  isOriginUp = false;
  expect((await post(`Bearer ${TOKEN}`)).status).toBe(503);
  expect((await post('Bearer undefined', undefined, '')).status).toBe(404);
});

test('throttles an address after too many wrong tokens, and no other', async () => {
  for (let tries = 0; tries < limits.adminFailuresPerAddress; tries++)
    expect((await post('Bearer wrong')).status).toBe(401);
  const refused = await post(`Bearer ${TOKEN}`);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await post(`Bearer ${TOKEN}`, '192.0.2.2')).status).toBe(204);
});
