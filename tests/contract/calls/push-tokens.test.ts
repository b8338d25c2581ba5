import { limits } from '@/lib/limits';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const address = (token: string, lang?: string) => `web_push_token?push_token=${encodeURIComponent(token)}${lang === undefined ? '' : `&lang=${lang}`}`;
const post = async (session: string, token: string, lang?: string) =>
  (await origin.view(address(token, lang), { method: 'POST', session })).pushTokenView!;
const kept = (session: string) =>
  origin.database.selectFrom('push_tokens').select(['language', 'token', 'refreshed_at']).where('session_id', '=', session).orderBy('language').execute();

test('is kept, and answered with when that was', async () => {
  expect(await post('a', 'token:one', 'fra')).toMatchObject({ token: 'token:one', tokenTimeStamp: origin.clock.now });
  expect(await kept('a')).toEqual([{ language: 'fra', token: 'token:one', refreshed_at: origin.clock.now }]);
});

test('there is one for a session and language; each call refreshes it', async () => {
  await post('b', 'first', 'eng');
  const first = origin.clock.now;
  await post('b', 'german', 'deu');
  origin.clock.now += 3600;
  expect(await post('b', 'second', 'eng')).toMatchObject({ token: 'second', tokenTimeStamp: origin.clock.now });
  expect(await kept('b')).toEqual([
    { language: 'deu', token: 'german', refreshed_at: first },
    { language: 'eng', token: 'second', refreshed_at: origin.clock.now },
  ]);
  origin.clock.now += 3600;
  await post('b', 'second', 'eng');
  expect((await kept('b'))[1]).toMatchObject({ token: 'second', refreshed_at: origin.clock.now });
});

test.each([undefined, '', 'xxx', 'EN'])('the language %j is English', async (lang) => {
  const session = `english-${lang}`;
  await post(session, 'token', lang);
  expect((await kept(session)).map(({ language }) => language)).toEqual(['eng']);
});

test('no session changes the token of another', async () => {
  await post('mine', 'mine', 'tha');
  await post('theirs', 'theirs', 'tha');
  expect(await kept('mine')).toMatchObject([{ token: 'mine' }]);
});

test('many refreshes at once leave one', async () => {
  const tokens = Array.from({ length: 20 }, (_, index) => `token-${index}`);
  await Promise.all(tokens.map((token) => post('busy', token, 'rus')));
  const left = await kept('busy');
  expect(left).toHaveLength(1);
  expect(tokens).toContain(left[0]!.token);
});

test('takes the longest, and refuses what is none', async () => {
  const longest = 'x'.repeat(limits.pushTokenMaxLength);
  expect((await post('long', longest)).token).toBe(longest);
  for (const path of ['web_push_token', 'web_push_token?lang=eng', address(''), address(`${longest}x`), address('a\nb'), address('a\u0085b')]) {
    expect((await origin.send(path, { method: 'POST', session: 'refused' })).status).toBe(400);
    expect((await origin.refusal(path, { method: 'POST', session: 'refused' })).debugInfo).toContain('push_token');
  }
  expect(await kept('refused')).toEqual([]);
});

test('without a session it is unauthorized', async () => {
  const before = await origin.database.selectFrom('push_tokens').selectAll().execute();
  expect((await origin.refusal(address('token'), { method: 'POST' })).action).toBe(1);
  expect(await origin.database.selectFrom('push_tokens').selectAll().execute()).toEqual(before);
});

describe('a favourite', () => {
  const favor = (more: string, session: string) => origin.ask(`title_list/bookmark?title_id=10${more}`, { method: 'PUT', session });
  const favorite = (session: string) =>
    origin.database.selectFrom('favorites').select(['push_token', 'push_language']).where('session_id', '=', session).execute();

  test.each([
    ['a token and a language', '&push_token=mine&lang=vie', 'mine', 'vie'],
    ['a token alone', '&push_token=mine', 'mine', 'eng'],
    ['a token and an unknown language', '&push_token=mine&lang=xxx', 'mine', 'eng'],
    ['a language alone', '&lang=vie', null, null],
    ['neither', '', null, null],
  ])('keeps where its notices go: %s', async (name, more, push_token, push_language) => {
    const session = name.replace(/\W/g, '_');
    await favor(more, session);
    expect(await favorite(session)).toEqual([{ push_token, push_language }]);
  });

  test('that is added again takes a newer token, and keeps the old one where none is given', async () => {
    await favor('&push_token=old&lang=fra', 'again');
    await favor('', 'again');
    expect(await favorite('again')).toEqual([{ push_token: 'old', push_language: 'fra' }]);
    await favor('&push_token=new&lang=deu', 'again');
    expect(await favorite('again')).toEqual([{ push_token: 'new', push_language: 'deu' }]);
  });

  test.each(['&push_token=', `&push_token=${'x'.repeat(limits.pushTokenMaxLength + 1)}`, '&push_token=a%0Ab'])('is not added with a token that is none: %#', async (more) => {
    expect((await favor(more, 'none')).error!.debugInfo).toContain('push_token');
    expect(await favorite('none')).toEqual([]);
  });
});
