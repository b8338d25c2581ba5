/** @jest-environment node */
import { limits } from '@/lib/limits';

import { SOCKET_HEADER } from '../socket-header';

import { signIn } from './sign-in';

const TOKEN = 'the-operator-and-nobody-else';

beforeEach(() => void Object.assign(process.env, { ADMIN_TOKEN: TOKEN, TRUSTED_PROXIES: '1' }));

const bring = (token: string, { forwarded, socket = '192.0.2.1' }: { forwarded?: string; socket?: string }) =>
  signIn(
    new Request('http://reader.example/admin/act/sign-in', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        [SOCKET_HEADER]: socket,
        ...(forwarded && { 'x-forwarded-for': forwarded }),
      },
      body: new URLSearchParams({ token, next: '/admin/service' }).toString(),
    }),
  );

async function guess(times: number, from: (at: number) => Parameters<typeof bring>[1]) {
  for (let at = 0; at < times; at++) expect((await bring(`wrong-token-${at}`, from(at))).status).toBe(401);
}

test('who brings the token is led on with a session, whatever others bring elsewhere', async () => {
  await guess(200, (at) => ({ forwarded: `198.51.100.${at}` }));
  const answer = await bring(TOKEN, { forwarded: '203.0.113.1' });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
    303,
    '/admin/service',
    expect.stringMatching(/^operator=.*HttpOnly; SameSite=Strict$/),
  ]);
});

test('the right one waits too where too many wrong ones came from', async () => {
  const from = { forwarded: '203.0.113.2' };
  await guess(limits.adminFailuresPerAddress, () => from);
  const answer = await bring(TOKEN, from);
  expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
});

test('a stranger who claims the operator’s address keeps nobody from signing in', async () => {
  const forwarded = '203.0.113.9';
  await guess(limits.adminFailuresPerAddress, () => ({ forwarded, socket: '192.0.2.66' }));
  expect((await bring(TOKEN, { forwarded, socket: '192.0.2.67' })).status).toBe(303);
});

test.each([
  ['no proxy is believed', '0', '203.0.113.3'],
  ['a proxy does not know who called', '1', 'unknown'],
])('where %s, the connection tells strangers and operator apart', async (_, proxies, forwarded) => {
  process.env.TRUSTED_PROXIES = proxies;
  const stranger = `192.0.2.1${proxies}`;
  await guess(limits.adminFailuresPerAddress, () => ({ forwarded, socket: stranger }));
  expect((await bring(TOKEN, { forwarded, socket: stranger })).status).toBe(429);
  expect((await bring(TOKEN, { forwarded, socket: '192.0.2.99' })).status).toBe(303);
});
