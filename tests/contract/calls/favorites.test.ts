import { pushToken, pushTokenQuery } from '@/tests/support/push-token';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const favorites = async (session?: string) =>
  (await origin.view('title_list/bookmark', { session })).subscribedTitlesView!.titles!.map(({ titleId }) => titleId);
const put = (titleId: number | string, session?: string) =>
  origin.ask(`title_list/bookmark?title_id=${titleId}`, { method: 'PUT', session });
const remove = (titleId: number | string, session?: string) =>
  origin.ask(`title_list/bookmark?title_id=${titleId}`, { method: 'DELETE', session });
const isSubscribed = async (titleId: number, session: string) =>
  (await origin.view(`title_detailV3?title_id=${titleId}`, { session })).titleDetailView!.isSubscribed ?? false;

test('a favourite is added, shown by the title and its chapters, and removed @4.25 @7.8 @7.10 @7.51 @7.52', async () => {
  const session = 'a';
  expect((await put(10, session)).success).toBeTruthy();
  expect([await favorites(session), await isSubscribed(10, session)]).toEqual([[10], true]);
  const { pages } = (await origin.view('manga_viewer?chapter_id=10001', { session })).mangaViewer!;
  expect(pages!.at(-1)!.lastPage!.isSubscribed).toBe(true);
  expect((await remove(10, session)).success).toBeTruthy();
  expect([await favorites(session), await isSubscribed(10, session)]).toEqual([[], false]);
});

test('the last added favourite comes first, and repeated writes change nothing', async () => {
  await put(20, 'b');
  origin.clock.now += 60;
  await put(30, 'b');
  origin.clock.now += 60;
  await put(20, 'b');
  expect(await favorites('b')).toEqual([30, 20]);
  expect((await remove(40, 'b')).success).toBeTruthy();
  expect(await favorites('b')).toEqual([30, 20]);
});

test('no session sees or changes the favourites of another', async () => {
  await put(50, 'mine');
  await remove(50, 'theirs');
  expect([await favorites('theirs'), await isSubscribed(50, 'theirs')]).toEqual([[], false]);
  expect(await favorites('mine')).toEqual([50]);
});

test('without a session the list is empty and writing is UNAUTHORIZED @6.8', async () => {
  expect(await favorites()).toEqual([]);
  for (const { error } of [await put(10), await remove(10), await put(10, 'x'.repeat(129))])
    expect(error).toMatchObject({ action: 1, englishPopup: { subject: 'Please try again' } });
  expect((await put(10, 'x'.repeat(128))).success).toBeTruthy();
});

test.each(['', '0', '-10', '1.5', '9999999999', '10 ', '99'])('the title id "%s" is refused', async (id) => {
  for (const write of [put, remove])
    if (write === put || id !== '99') expect((await write(encodeURIComponent(id), 'careful')).error).toBeTruthy();
  expect(await favorites('careful')).toEqual([]);
});

test('the list has the reading history: the last title first, each once, at most thirty', async () => {
  const history = async (session?: string) =>
    (await origin.view('title_list/bookmark', { session })).subscribedTitlesView!.viewHistory!.map(
      ({ titleId }) => titleId,
    );
  const read = async (chapterId: number) => {
    origin.clock.now += 1;
    await origin.view(`manga_viewer?chapter_id=${chapterId}`, { session: 'historian' });
  };
  for (const chapterId of [10_001, 20_001, 10_002, 30_001]) await read(chapterId);
  expect([await history('historian'), await history('another'), await history()]).toEqual([[30, 10, 20], [], []]);
  const { allTitlesGroup } = (await origin.view('title_list/allV2')).allTitlesViewV2!;
  for (const { titles } of allTitlesGroup!)
    for (const { titleId } of titles!.slice(0, 2)) await read(titleId! * 1000 + 1);
  expect(await history('historian')).toHaveLength(30);
});

describe('push tokens', () => {
  const addressOf = (token: string, lang?: string) =>
    `web_push_token?push_token=${encodeURIComponent(token)}${lang === undefined ? '' : `&lang=${lang}`}`;
  const post = async (session: string, name: string, lang?: string) =>
    (await origin.view(addressOf(pushToken(name), lang), { method: 'POST', session })).pushTokenView!;
  const stored = (session: string) =>
    origin.database
      .selectFrom('push_tokens')
      .select(['language', 'token', 'refreshed_at'])
      .where('session_id', '=', session)
      .execute();

  test('are stored once per session, and each call refreshes token, language and time @3.60 @7.27 @7.54 @7.55', async () => {
    for (const [name, lang] of [
      ['first', 'fra'],
      ['first', 'deu'],
      ['second', 'deu'],
    ] as const) {
      origin.clock.now += 3600;
      expect(await post('c', name, lang)).toMatchObject({ token: pushToken(name), tokenTimeStamp: origin.clock.now });
      expect(await stored('c')).toEqual([{ language: lang, token: pushToken(name), refreshed_at: origin.clock.now }]);
    }
    await post('d', 'other', 'tha');
    expect(await stored('c')).toMatchObject([{ token: pushToken('second') }]);
  });

  test.each([undefined, '', 'xxx', 'EN'])('are stored in English for the language %j @9.4', async (lang) => {
    const session = `english-${lang}`;
    await post(session, 'token', lang);
    expect(await stored(session)).toMatchObject([{ language: 'eng' }]);
  });

  test.each([
    ['a token and a language', `&${pushTokenQuery('new', 'vie')}`, 'new', 'vie'],
    ['a token', `&${pushTokenQuery('new')}`, 'new', 'eng'],
    ['a language', '&lang=vie', 'old', 'fra'],
  ])('are replaced by a favourite with %s @7.9 @7.50', async (name, more, token, language) => {
    const session = name.replace(/\W/g, '_');
    await put(`10&${pushTokenQuery('old', 'fra')}`, session);
    await put(`10${more}`, session);
    expect(await stored(session)).toMatchObject([{ token: pushToken(token), language }]);
  });

  test.each([
    ['nothing', ''],
    ['a control character', 'a\u0085b'],
    ['4,097 characters', 'x'.repeat(4_097)],
  ])('are refused with %s, and nothing is stored', async (_, token) => {
    const session = 'refused';
    expect((await origin.send(addressOf(token), { method: 'POST', session })).status).toBe(400);
    const favorite = `title_list/bookmark?title_id=10&push_token=${encodeURIComponent(token)}`;
    expect((await origin.refusal(favorite, { method: 'PUT', session })).debugInfo).toMatch(/^push_token: ./);
    expect([await stored(session), await favorites(session)]).toEqual([[], []]);
  });

  test('have one public key in the database, and its private half is never answered', async () => {
    const publicKey = async (from: TestOrigin) => (await from.view('web_push_key')).pushKeyView!.publicKey!;
    const key = await publicKey(origin);
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    const [other, configured] = [
      await openOrigin({ dataDir: origin.dataDir }),
      await openOrigin({ dataDir: origin.dataDir, push: { keys: { publicKey: 'public', privateKey: 'private' } } }),
    ];
    expect([await publicKey(other), await publicKey(configured)]).toEqual([key, 'public']);
    await Promise.all([other.close(), configured.close()]);
    const { value } = await origin.database
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'push-keys')
      .executeTakeFirstOrThrow();
    const { privateKey } = JSON.parse(value) as { privateKey: string };
    expect(await (await origin.send('web_push_key')).text()).not.toContain(privateKey);
  });
});
