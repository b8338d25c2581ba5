/** @jest-environment node */
import { limits } from '@/lib/limits';

import { endSession, newSession, openSession, sealSession } from './session';
import { sealedIn, sessionCookie } from './session-cookie';

const TOKEN = 'the-operator-and-nobody-else';
const NOON = Date.UTC(2026, 10, 21, 12);

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOON));
afterEach(() => jest.restoreAllMocks());
const pass = (seconds: number) => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);
// What seals and opens allows clocks to differ by a minute.
const SKEW = 61;

test('a cookie opens its session, whose token alone made it', async () => {
  const session = newSession();
  const { sealed, maxAge } = await sealSession(session, TOKEN);
  expect(maxAge).toBe(limits.adminIdleSeconds);
  expect(await openSession(sealed, TOKEN)).toEqual(session);
  expect(await openSession(sealed, `${TOKEN}x`)).toBeUndefined();
  expect(
    await openSession(
      sealed.replace(/^(Fe26\.2\*1\*.{70})(.)/, (_, before: string, one: string) => before + (one === 'A' ? 'B' : 'A')),
      TOKEN,
    ),
  ).toBeUndefined();
  expect(await openSession(undefined, TOKEN)).toBeUndefined();
  expect(await openSession('Fe26.2*1*nonsense', TOKEN)).toBeUndefined();
});

test('it ends half an hour after its last use', async () => {
  const { sealed } = await sealSession(newSession(), TOKEN);
  pass(limits.adminIdleSeconds - 1);
  expect(await openSession(sealed, TOKEN)).toBeDefined();
  pass(SKEW + 1);
  expect(await openSession(sealed, TOKEN)).toBeUndefined();
});

test('used all the time it ends eight hours after its start', async () => {
  const session = newSession();
  pass(limits.adminSessionSeconds - 10);
  const { sealed, maxAge } = await sealSession(session, TOKEN);
  expect(maxAge).toBe(10);
  expect(await openSession(sealed, TOKEN)).toEqual(session);
  pass(11);
  expect(await openSession(sealed, TOKEN)).toBeUndefined();
});

test('one of a clock that was far ahead ends when that is set right, and another begins', async () => {
  pass(365 * 86_400);
  const { sealed } = await sealSession(newSession(), TOKEN);
  pass(-365 * 86_400);
  expect(await openSession(sealed, TOKEN)).toBeUndefined();
  expect(await openSession((await sealSession(newSession(), TOKEN)).sealed, TOKEN)).toBeDefined();
});

test('one that was ended opens to nobody who kept its cookie', async () => {
  const [session, other] = [newSession(), newSession()];
  const { sealed } = await sealSession(session, TOKEN);
  endSession(session);
  expect(await openSession(sealed, TOKEN)).toBeUndefined();
  expect(await openSession((await sealSession(other, TOKEN)).sealed, TOKEN)).toEqual(other);
});

test('the cookie goes to the operator’s page alone, and is found among others', () => {
  expect(sessionCookie('__Secure-operator', 'x', 60)).toBe(
    '__Secure-operator=x; Path=/admin; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  );
  expect(sessionCookie('operator', 'x', 60)).not.toContain('Secure');
  expect(sealedIn('locale=es; operator=y; __Secure-operator=x')).toEqual({ name: '__Secure-operator', sealed: 'x' });
  expect(sealedIn('not-operator=y')).toBeUndefined();
});
