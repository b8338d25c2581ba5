import { limits } from '@/lib/limits';

import { SOCKET_HEADER } from '../socket-header';

import { AdminError } from './admin-error';
import { askOrigin } from './ask-origin';
import { isOwnForm } from './is-own-form';
import { endSession, newSession, openSession, sealSession } from './session';
import { cookieName, sealedIn, sessionCookie } from './session-cookie';
import { signIn } from './sign-in';
import { signOut } from './sign-out';

jest.mock('./ask-origin', () => ({ askOrigin: jest.fn() }));

const TOKEN = 'the-operator-and-nobody-else';
const NOON = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  Object.assign(process.env, { ADMIN_TOKEN: TOKEN, TRUSTED_PROXIES: '1' });
  jest.mocked(askOrigin).mockReset().mockResolvedValue({});
});
afterEach(() => jest.restoreAllMocks());

describe('the session cookie', () => {
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOON));
  const advance = (seconds: number) => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);
  // The sealing library allows clocks to differ by a minute.
  const SKEW = 61;

  test('opens its session with the same token only, and not once altered', async () => {
    const session = newSession();
    const { sealed, maxAge } = await sealSession(session, TOKEN);
    expect(maxAge).toBe(limits.adminIdleSeconds);
    expect(await openSession(sealed, TOKEN)).toEqual(session);
    const altered = sealed.replace(
      /^(Fe26\.2\*1\*.{70})(.)/,
      (_, before: string, one: string) => before + (one === 'A' ? 'B' : 'A'),
    );
    expect(await openSession(sealed, `${TOKEN}x`)).toBeUndefined();
    for (const wrong of [altered, undefined, 'Fe26.2*1*nonsense'])
      expect(await openSession(wrong, TOKEN)).toBeUndefined();
  });

  test('expires half an hour after its last use', async () => {
    const { sealed } = await sealSession(newSession(), TOKEN);
    advance(limits.adminIdleSeconds - 1);
    expect(await openSession(sealed, TOKEN)).toBeDefined();
    advance(SKEW + 1);
    expect(await openSession(sealed, TOKEN)).toBeUndefined();
  });

  test('expires eight hours after sign-in however often it is renewed', async () => {
    const session = newSession();
    advance(limits.adminSessionSeconds - 10);
    const { sealed, maxAge } = await sealSession(session, TOKEN);
    expect(maxAge).toBe(10);
    advance(11);
    expect(await openSession(sealed, TOKEN)).toBeUndefined();
  });

  test('no longer opens a session that has ended, and still opens others', async () => {
    const [session, other] = [newSession(), newSession()];
    const { sealed } = await sealSession(session, TOKEN);
    endSession(session);
    expect(await openSession(sealed, TOKEN)).toBeUndefined();
    expect(await openSession((await sealSession(other, TOKEN)).sealed, TOKEN)).toEqual(other);
  });

  test('is sent to admin pages only, unreadable by scripts, and found among other cookies', () => {
    expect(sessionCookie('__Secure-operator', 'x', 60)).toBe(
      '__Secure-operator=x; Path=/admin; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
    );
    expect(sessionCookie('operator', 'x', 60)).not.toContain('Secure');
    expect(sealedIn('locale=es; operator=y; __Secure-operator=x')).toEqual({ name: '__Secure-operator', sealed: 'x' });
    expect(sealedIn('not-operator=y')).toBeUndefined();
  });
});

const BASE = 'https://comics.example';
test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ origin: BASE }, true],
  [{}, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.comics.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://evil.example' }, false],
])('accepts a form with %j from the site itself only: %s', (headers, isOwn) =>
  expect(isOwnForm(new Headers(headers as Record<string, string>), BASE)).toBe(isOwn),
);

describe('signing in', () => {
  interface Client {
    forwarded?: string;
    socket?: string;
  }
  const send = (token: string, { forwarded, socket = '192.0.2.1' }: Client) =>
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
  async function guess(times: number, clientOf: (at: number) => Client) {
    for (let at = 0; at < times; at++) expect((await send(`wrong-token-${at}`, clientOf(at))).status).toBe(401);
  }

  test('with the token opens a session, however many others fail elsewhere', async () => {
    await guess(50, (at) => ({ forwarded: `198.51.100.${at}` }));
    const answer = await send(TOKEN, { forwarded: '203.0.113.1' });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      303,
      '/admin/service',
      expect.stringMatching(/^operator=.*HttpOnly; SameSite=Strict$/),
    ]);
  });

  test('is throttled for an address after too many wrong tokens', async () => {
    const client = { forwarded: '203.0.113.2' };
    await guess(limits.adminFailuresPerAddress, () => client);
    const answer = await send(TOKEN, client);
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  });

  test('is throttled by the connection where no proxy is trusted', async () => {
    process.env.TRUSTED_PROXIES = '0';
    const stranger = { forwarded: '203.0.113.3', socket: '192.0.2.10' };
    await guess(limits.adminFailuresPerAddress, () => stranger);
    expect((await send(TOKEN, stranger)).status).toBe(429);
    expect((await send(TOKEN, { ...stranger, socket: '192.0.2.99' })).status).toBe(303);
  });
});

describe('signing out', () => {
  async function leave(csrf?: string) {
    const session = newSession();
    const { sealed } = await sealSession(session, TOKEN);
    const answer = await signOut(
      new Request('http://reader.example/admin/act/sign-out', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `${cookieName(false)}=${sealed}` },
        body: new URLSearchParams({ csrf: csrf ?? session.csrf }).toString(),
      }),
    );
    return { session, answer, isOpen: (await openSession(sealed, TOKEN)) !== undefined };
  }

  test('ends the session in all processes and deletes the cookie', async () => {
    const { session, answer, isOpen } = await leave();
    expect([answer.status, answer.headers.get('set-cookie'), isOpen]).toEqual([
      303,
      expect.stringContaining('Max-Age=0'),
      false,
    ]);
    expect(askOrigin).toHaveBeenCalledWith('endSession', { id: session.id });
  });

  test('ends the session here when the origin does not answer', async () => {
    jest.mocked(askOrigin).mockRejectedValue(new AdminError('unreachable'));
    expect(await leave()).toMatchObject({ answer: { status: 303 }, isOpen: false });
  });

  test('is refused without the session’s CSRF token', async () => {
    expect(await leave('another')).toMatchObject({ answer: { status: 403 }, isOpen: true });
    expect(askOrigin).not.toHaveBeenCalled();
  });
});
