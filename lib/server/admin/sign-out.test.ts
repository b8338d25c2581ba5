/** @jest-environment node */
import { AdminError } from './admin-error';
import { askOrigin } from './ask-origin';
import { newSession, openSession, sealSession } from './session';
import { cookieName } from './session-cookie';
import { signOut } from './sign-out';

jest.mock('./ask-origin', () => ({ askOrigin: jest.fn() }));

const TOKEN = 'the-operator-and-nobody-else';

beforeEach(() => {
  process.env.ADMIN_TOKEN = TOKEN;
  jest.mocked(askOrigin).mockReset().mockResolvedValue({});
});

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

test('who signs out has his session ended in all processes', async () => {
  const { session, answer, isOpen } = await leave();
  expect([answer.status, answer.headers.get('set-cookie'), isOpen]).toEqual([
    303,
    expect.stringContaining('Max-Age=0'),
    false,
  ]);
  expect(askOrigin).toHaveBeenCalledWith('endSession', { id: session.id });
});

test('and in this one where the origin does not answer', async () => {
  jest.mocked(askOrigin).mockRejectedValue(new AdminError('unreachable'));
  expect(await leave()).toMatchObject({ answer: { status: 303 }, isOpen: false });
});

test('a form of somewhere else ends nothing', async () => {
  expect(await leave('another')).toMatchObject({ answer: { status: 403 }, isOpen: true });
  expect(askOrigin).not.toHaveBeenCalled();
});
