import { limits } from '@/lib/limits';

import { pushToken, pushTokenQuery } from '../../support/push-token';
import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const address = (token: string, lang?: string) =>
  `web_push_token?push_token=${encodeURIComponent(token)}${lang === undefined ? '' : `&lang=${lang}`}`;
const post = async (session: string, name: string, lang?: string) =>
  (await origin.view(address(pushToken(name), lang), { method: 'POST', session })).pushTokenView!;
const kept = (session: string) =>
  origin.database
    .selectFrom('push_tokens')
    .select(['language', 'token', 'refreshed_at'])
    .where('session_id', '=', session)
    .execute();

test('is kept, and answered with when that was @3.60 @7.27 @7.54 @7.55', async () => {
  expect(await post('a', 'one', 'fra')).toMatchObject({ token: pushToken('one'), tokenTimeStamp: origin.clock.now });
  expect(await kept('a')).toEqual([{ language: 'fra', token: pushToken('one'), refreshed_at: origin.clock.now }]);
});

test('there is one for a session, in its last language; each call refreshes it @7.27', async () => {
  await post('b', 'first', 'eng');
  await post('b', 'first', 'deu');
  expect(await kept('b')).toEqual([{ language: 'deu', token: pushToken('first'), refreshed_at: origin.clock.now }]);
  origin.clock.now += 3600;
  expect(await post('b', 'second', 'eng')).toMatchObject({
    token: pushToken('second'),
    tokenTimeStamp: origin.clock.now,
  });
  expect(await kept('b')).toEqual([{ language: 'eng', token: pushToken('second'), refreshed_at: origin.clock.now }]);
  origin.clock.now += 3600;
  await post('b', 'second', 'eng');
  expect(await kept('b')).toMatchObject([{ token: pushToken('second'), refreshed_at: origin.clock.now }]);
});

test.each([undefined, '', 'xxx', 'EN'])('the language %j is English @9.4', async (lang) => {
  const session = `english-${lang}`;
  await post(session, 'token', lang);
  expect((await kept(session)).map(({ language }) => language)).toEqual(['eng']);
});

test('no session changes the token of another', async () => {
  await post('mine', 'mine', 'tha');
  await post('theirs', 'theirs', 'tha');
  expect(await kept('mine')).toMatchObject([{ token: pushToken('mine') }]);
});

test('many refreshes at once leave one', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `token-${index}`);
  await Promise.all(names.map((name) => post('busy', name, 'rus')));
  const left = await kept('busy');
  expect(left).toHaveLength(1);
  expect(names.map((name) => pushToken(name))).toContain(left[0]!.token);
});

test('without a session it is unauthorized', async () => {
  const before = await origin.database.selectFrom('push_tokens').selectAll().execute();
  expect((await origin.refusal(address(pushToken('nobody')), { method: 'POST' })).action).toBe(1);
  expect(await origin.database.selectFrom('push_tokens').selectAll().execute()).toEqual(before);
});

describe('one that a message could never be sent to is refused', () => {
  const { keys } = JSON.parse(pushToken('whole')) as { keys: { p256dh: string; auth: string } };
  const at = (endpoint: string) => pushToken('whole', endpoint);
  const withKeys = (given: object) => JSON.stringify({ endpoint: 'https://push.example/x', keys: given });
  const notOnCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');

  test.each([
    ['nothing', ''],
    ['a control character', 'a\nb'],
    ['another control character', 'a\u0085b'],
    ['too much', `{"endpoint":"${'x'.repeat(limits.pushTokenMaxLength)}"}`],
    ['a word', 'token'],
    ['other JSON', '[]'],
    ['an endpoint without keys', '{"endpoint":"https://push.example/x"}'],
    ['keys that are missing', withKeys({ auth: keys.auth })],
    ['a key that is too short', withKeys({ ...keys, p256dh: keys.p256dh.slice(4) })],
    ['a key that is no point of the curve', withKeys({ ...keys, p256dh: notOnCurve })],
    ['a secret that is too long', withKeys({ ...keys, auth: `${keys.auth}AA` })],
    ['keys in another spelling', withKeys({ ...keys, auth: `${keys.auth}==` })],
    ['no address', at('push')],
    ['an endless address', at(`https://push.example/${'x'.repeat(2_048)}`)],
    ['HTTP', at('http://push.example/x')],
    ['a file', at('file:///etc/passwd')],
    ['another port', at('https://push.example:8443/x')],
    ['a name and a password', at('https://me:secret@push.example/x')],
    ['this machine', at('https://localhost/x')],
    ['this machine by its number', at('https://127.0.0.1/x')],
    ['this machine by a number in hexadecimal', at('https://0x7f000001/x')],
    ['this machine in IPv6', at('https://[::1]/x')],
    ['a network behind it', at('https://10.0.0.1/x')],
    ['where clouds keep their secrets', at('https://169.254.169.254/x')],
    ['any number', at('https://93.184.216.34/x')],
    ['a bare name', at('https://intranet/x')],
  ])('%s', async (_, token) => {
    expect((await origin.send(address(token), { method: 'POST', session: 'refused' })).status).toBe(400);
    expect((await origin.refusal(address(token), { method: 'POST', session: 'refused' })).debugInfo).toMatch(
      /^push_token: ./,
    );
    const favorite = `title_list/bookmark?title_id=10&push_token=${encodeURIComponent(token)}`;
    expect((await origin.refusal(favorite, { method: 'PUT', session: 'refused' })).debugInfo).toMatch(/^push_token: ./);
    expect(await kept('refused')).toEqual([]);
    expect(
      await origin.database.selectFrom('favorites').selectAll().where('session_id', '=', 'refused').execute(),
    ).toEqual([]);
  });
});

describe('a favourite', () => {
  const favor = (more: string, session: string) =>
    origin.view(`title_list/bookmark?title_id=10${more}`, { method: 'PUT', session });

  test.each([
    ['a token and a language', `&${pushTokenQuery('mine', 'vie')}`, 'vie'],
    ['a token alone', `&${pushTokenQuery('mine')}`, 'eng'],
    ['a token and an unknown language', `&${pushTokenQuery('mine', 'xxx')}`, 'eng'],
    ['a language alone', '&lang=vie', undefined],
    ['neither', '', undefined],
  ])('keeps where its notices go: %s @7.9 @7.50', async (name, more, language) => {
    const session = name.replace(/\W/g, '_');
    await favor(more, session);
    expect(await kept(session)).toEqual(
      language === undefined ? [] : [{ token: pushToken('mine'), language, refreshed_at: origin.clock.now }],
    );
  });

  test('that is added again takes a newer token, and keeps the old one where none is given', async () => {
    await favor(`&${pushTokenQuery('old', 'fra')}`, 'again');
    await favor('', 'again');
    expect(await kept('again')).toMatchObject([{ token: pushToken('old'), language: 'fra' }]);
    await favor(`&${pushTokenQuery('new', 'deu')}`, 'again');
    expect(await kept('again')).toMatchObject([{ token: pushToken('new'), language: 'deu' }]);
  });
});

describe('the key that browsers subscribe with', () => {
  const publicKey = async (from: TestOrigin) => (await from.view('web_push_key')).pushKeyView!.publicKey!;

  test('is a point of the curve, and the same for all who share the database', async () => {
    const key = await publicKey(origin);
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    const other = await openOrigin({ dataDir: origin.dataDir });
    expect(await publicKey(other)).toBe(key);
    await other.close();
  });

  test('is the operator’s where he gives one', async () => {
    const keys = { publicKey: 'his-public-key', privateKey: 'his-private-key' };
    const other = await openOrigin({ dataDir: origin.dataDir, push: { keys } });
    expect(await publicKey(other)).toBe('his-public-key');
    await other.close();
  });

  test('its private half is answered nowhere', async () => {
    const { value } = await origin.database
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'push-keys')
      .executeTakeFirstOrThrow();
    const { privateKey } = JSON.parse(value) as { privateKey: string };
    expect(await (await origin.send('web_push_key')).text()).not.toContain(privateKey);
  });
});
