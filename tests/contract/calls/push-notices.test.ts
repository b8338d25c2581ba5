import { limits } from '@/lib/limits';

import { startPushService, type PushService, type Received } from '../../support/push-service';
import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

const TITLE = 30;
const OTHER_TITLE = 40;
const MINUTE = 60;

let service: PushService;
let origin: TestOrigin;
beforeAll(async () => {
  origin = await openOrigin({ push: { toLoopback: true, subject: 'mailto:desk@comics.example' } });
});
afterAll(() => origin.close());

/** As at noon, when nobody had asked to be told of anything. */
beforeEach(async () => {
  service = await startPushService();
  origin.clock.now = NOON;
  origin.logged.length = 0;
  for (const table of ['push_deliveries', 'push_releases', 'push_tokens', 'favorites', 'meta'] as const) {
    await origin.database
      .deleteFrom(table)
      .$if(table === 'meta', (query) => query.where('key', '=', 'push-since'))
      .execute();
  }
  for (const title of [TITLE, OTHER_TITLE]) await announce(DAY, title);
  await origin.origin.sendNotices();
});
afterEach(() => service.close());

const favor = (session: string, more = '', title = TITLE) =>
  origin.view(`title_list/bookmark?title_id=${title}${more}`, { method: 'PUT', session });
const subscribe = (session: string, lang = 'eng') =>
  origin.view(`web_push_token?push_token=${encodeURIComponent(service.subscribe(session))}&lang=${lang}`, {
    method: 'POST',
    session,
  });

/** A reader who wants to be told. */
async function join(session: string, lang?: string): Promise<void> {
  await subscribe(session, lang);
  await favor(session);
}

/** Has the announced chapter of a title come out so many seconds after noon. */
async function announce(after: number, title = TITLE) {
  const chapter = await origin.database
    .selectFrom('chapters')
    .select(['id', 'name', 'sub_title'])
    .where('title_id', '=', title)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  await origin.database
    .updateTable('chapters')
    .set({ start_at: NOON + after, end_at: NOON + 100 * DAY, access: 'free' })
    .where('id', '=', chapter.id)
    .execute();
  return chapter;
}

/** Looks, so many seconds after noon. */
async function lookAt(after: number, at: TestOrigin = origin): Promise<void> {
  at.clock.now = NOON + after;
  await at.origin.sendNotices();
}

const told = () => service.received.map(({ to }) => to).sort();
const waiting = () =>
  origin.database
    .selectFrom('push_deliveries')
    .select(['session_id', 'tries', 'due_at'])
    .orderBy('session_id')
    .execute();
const messageTo = (name: string) => service.received.find(({ to }) => to === name)!.message as Record<string, string>;

test('who favours a title is told when a chapter of it comes out, in his own words, and once', async () => {
  const chapter = await announce(MINUTE);
  await join('anna');
  await join('fleur', 'fra');
  await lookAt(30);
  expect(told()).toEqual([]);
  await lookAt(MINUTE);
  expect(told()).toEqual(['anna', 'fleur']);
  const name = [chapter.name, chapter.sub_title].join(' – ');
  const { name: title } = await origin.database
    .selectFrom('titles')
    .select('name')
    .where('id', '=', TITLE)
    .executeTakeFirstOrThrow();
  expect(messageTo('anna')).toEqual({
    title,
    body: `New chapter: ${name}`,
    icon: expect.stringMatching(new RegExp(`^/media/cover/${TITLE}/square-`)),
    image: expect.stringMatching(new RegExp(`^/media/thumbnail/${chapter.id}/`)),
    path: `/viewer/${chapter.id}`,
    tag: `chapter-${chapter.id}`,
  });
  expect(messageTo('fleur').body).toBe(`Nouveau chapitre : ${name}`);
  for (const after of [MINUTE + 1, 2 * MINUTE, DAY / 3]) await lookAt(after);
  expect(service.received).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

test('a message is signed for its service, and says how long it is worth keeping', async () => {
  await announce(MINUTE);
  await join('anna');
  await lookAt(MINUTE);
  const [{ headers, claims, publicKey }] = service.received as [Received];
  expect(headers).toMatchObject({
    ttl: String(limits.pushKeptSeconds),
    urgency: 'normal',
    topic: `title-${TITLE}`,
    'content-encoding': 'aes128gcm',
  });
  expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:desk@comics.example' });
  expect(publicKey).toBe((await origin.view('web_push_key')).pushKeyView!.publicKey);
});

test('nobody else is told: not without a token, nor for another title, nor who favours it no longer', async () => {
  await announce(MINUTE);
  await favor('without-token');
  await subscribe('without-favourite');
  await subscribe('of-another-title');
  await favor('of-another-title', '', OTHER_TITLE);
  await join('left');
  await origin.view(`title_list/bookmark?title_id=${TITLE}`, { method: 'DELETE', session: 'left' });
  await lookAt(MINUTE);
  expect(told()).toEqual([]);
});

test('chapters that were there before, that came out long ago, or that the web cannot show are no news', async () => {
  await join('anna');
  await lookAt(0);
  const { id } = await announce(MINUTE);
  await origin.database.updateTable('chapters').set({ access: 'app' }).where('id', '=', id).execute();
  await lookAt(2 * MINUTE);
  expect(told()).toEqual([]);
  await origin.database
    .updateTable('meta')
    .set({ value: String(NOON - 7 * DAY) })
    .where('key', '=', 'push-since')
    .execute();
  const toldOf = () => service.received.map(({ message }) => (message as { path: string }).path);
  await announce(2 * MINUTE - limits.pushWithinSeconds);
  await lookAt(2 * MINUTE);
  expect(toldOf()).not.toContain(`/viewer/${id}`);
  await announce(2 * MINUTE - limits.pushWithinSeconds + 1);
  await lookAt(2 * MINUTE);
  expect(toldOf()).toContain(`/viewer/${id}`);
});

test('what is published late, for a time that has passed, is told all the same', async () => {
  await join('anna');
  await lookAt(30 * MINUTE);
  await announce(10 * MINUTE);
  await lookAt(31 * MINUTE);
  expect(told()).toEqual(['anna']);
});

test.each([404, 410])('a browser that is gone, by status %i, is forgotten', async (status) => {
  await announce(MINUTE);
  await join('gone');
  await join('here');
  service.answer('gone', { status });
  await lookAt(MINUTE);
  const left = await origin.database.selectFrom('push_tokens').select('session_id').execute();
  expect(left).toEqual([{ session_id: 'here' }]);
  expect(await waiting()).toEqual([]);
});

test('a new subscription that came while the old one was found gone stays', async () => {
  await announce(MINUTE);
  await join('moved');
  let answerNow = () => undefined as void;
  service.answer('moved', { status: 410 });
  service.holdUntil(new Promise((resolve) => (answerNow = resolve)));
  const looking = lookAt(MINUTE);
  while (service.received.length === 0) await new Promise(setImmediate);
  await subscribe('moved', 'deu');
  answerNow();
  await looking;
  expect(await origin.database.selectFrom('push_tokens').select(['session_id', 'language']).execute()).toEqual([
    { session_id: 'moved', language: 'deu' },
  ]);
});

test.each([500, 503, 429])(
  'a service that fails with status %i is asked again later, and then no more',
  async (status) => {
    await announce(MINUTE);
    await join('anna');
    service.answer('anna', { status });
    await lookAt(MINUTE);
    expect(await waiting()).toEqual([{ session_id: 'anna', tries: 1, due_at: NOON + 2 * MINUTE }]);
    await lookAt(MINUTE + 59);
    expect(service.received).toHaveLength(1);
    await lookAt(2 * MINUTE);
    expect(service.received).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    expect(origin.logged).toEqual([
      expect.stringMatching(
        new RegExp(`^Of new chapters 1 reader was not told: 127\\.0\\.0\\.1:\\d+ status ${status}$`),
      ),
    ]);
  },
);

test('a service that says when to come again is asked then', async () => {
  await announce(MINUTE);
  await join('anna');
  service.answer('anna', { status: 429, retryAfter: 600 });
  await lookAt(MINUTE);
  expect(await waiting()).toMatchObject([{ due_at: NOON + 11 * MINUTE }]);
});

test('what never arrives is given up', async () => {
  await announce(MINUTE);
  await join('anna');
  service.answer('anna', ...Array.from({ length: 20 }, () => ({ status: 500 })));
  for (let after = MINUTE; after < DAY / 3; after += 30 * MINUTE) await lookAt(after);
  expect(service.received).toHaveLength(limits.pushTriesMax);
  expect(await waiting()).toEqual([]);
});

test('what a service refuses is not sent again, and does not keep others from being told', async () => {
  await announce(MINUTE);
  await join('anna');
  await join('bert');
  service.answer('anna', { status: 403 });
  await lookAt(MINUTE);
  await lookAt(10 * MINUTE);
  expect(told()).toEqual(['anna', 'bert']);
});

const takeBack = {
  withdrawn: { end_at: NOON + 90 },
  'left to the app': { access: 'app' },
  'put off': { start_at: NOON + DAY / 4 },
} as const;

test.each(Object.entries(takeBack))('a chapter that is %s is announced no longer', async (_, change) => {
  const { id } = await announce(MINUTE);
  await join('anna');
  service.answer('anna', { status: 500 });
  await lookAt(MINUTE);
  expect(await waiting()).toHaveLength(1);
  await origin.database.updateTable('chapters').set(change).where('id', '=', id).execute();
  await lookAt(10 * MINUTE);
  expect(service.received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('a chapter that was put off is announced when it comes, once', async () => {
  await announce(MINUTE);
  await join('anna');
  await lookAt(MINUTE);
  await announce(5 * MINUTE);
  await lookAt(2 * MINUTE);
  expect(told()).toEqual(['anna']);
  for (const after of [5, 6, 7]) await lookAt(after * MINUTE);
  expect(told()).toEqual(['anna', 'anna']);
});

test('a service that is not there is asked again when it is', async () => {
  await announce(MINUTE);
  await join('anna');
  const { keys } = JSON.parse(service.subscribe('anna')) as { keys: object };
  const nowhere = JSON.stringify({ endpoint: 'http://127.0.0.1:9/push/anna', keys });
  await origin.view(`web_push_token?push_token=${encodeURIComponent(nowhere)}`, { method: 'POST', session: 'anna' });
  await lookAt(MINUTE);
  expect(await waiting()).toMatchObject([{ session_id: 'anna', tries: 1 }]);
  await subscribe('anna');
  await lookAt(3 * MINUTE);
  expect(told()).toEqual(['anna']);
});

test('a name that leads into this machine is not followed, whatever it was when it was given', async () => {
  const guarded = await openOrigin({ dataDir: origin.dataDir });
  await announce(MINUTE);
  await join('anna');
  await lookAt(MINUTE, guarded);
  expect(service.received).toEqual([]);
  expect(await waiting()).toEqual([]);
  await guarded.close();
});

test('hundreds are told, each once, by two that look at once', async () => {
  const names = Array.from({ length: 510 }, (_, index) => `reader-${index}`);
  const sessions = names.map((id) => ({ id, created_at: NOON }));
  await origin.database.insertInto('sessions').values(sessions).execute();
  const tokens = names.map((name) => ({
    session_id: name,
    language: 'eng' as const,
    token: service.subscribe(name),
    refreshed_at: NOON,
  }));
  await origin.database.insertInto('push_tokens').values(tokens).execute();
  await origin.database
    .insertInto('favorites')
    .values(names.map((name) => ({ session_id: name, title_id: TITLE, created_at: NOON })))
    .execute();
  await announce(MINUTE);
  const other = await openOrigin({ dataDir: origin.dataDir, push: { toLoopback: true } });
  await Promise.all([lookAt(MINUTE), lookAt(MINUTE, other)]);
  await lookAt(2 * MINUTE);
  expect(told()).toEqual([...names].sort());
  expect(await waiting()).toEqual([]);
  await other.close();
}, 60_000);

test('many messages to one service go over few connections', async () => {
  await announce(MINUTE);
  for (let reader = 0; reader < 3 * limits.pushesAtOnce; reader++) await join(`reader-${reader}`);
  await lookAt(MINUTE);
  expect(service.received).toHaveLength(3 * limits.pushesAtOnce);
  expect(new Set(service.received.map(({ port }) => port)).size).toBeLessThanOrEqual(limits.pushesAtOnce);
});

test('closing lets what is under way finish, and what is left is sent by the next', async () => {
  const other = await openOrigin({ dataDir: origin.dataDir, push: { toLoopback: true } });
  await announce(MINUTE);
  await join('anna');
  other.clock.now = NOON + MINUTE;
  let answerNow = () => undefined as void;
  service.holdUntil(new Promise((resolve) => (answerNow = resolve)));
  other.origin.keepSendingNotices();
  while (service.received.length === 0) await new Promise(setImmediate);
  const closing = other.close();
  answerNow();
  await closing;
  await lookAt(10 * MINUTE);
  expect(told()).toEqual(['anna']);
});

test('one that died with messages in its hands leaves them to the next', async () => {
  await join('anna');
  // What it had done so far: taken note, spread and claimed.
  const { id } = await announce(MINUTE);
  await origin.database.insertInto('push_releases').values({ chapter_id: id, reached: 'anna', is_spread: 1 }).execute();
  await origin.database
    .insertInto('push_deliveries')
    .values({ chapter_id: id, session_id: 'anna', tries: 1, due_at: NOON + 5 * MINUTE })
    .execute();
  await lookAt(4 * MINUTE);
  expect(told()).toEqual([]);
  await lookAt(5 * MINUTE);
  expect(told()).toEqual(['anna']);
});

test('nobody’s token or session is told to the log', async () => {
  await announce(MINUTE);
  await join('anna');
  service.answer('anna', { status: 500 });
  await lookAt(MINUTE);
  expect(origin.logged).toHaveLength(1);
  expect(origin.logged.join()).not.toMatch(/anna|push\//);
});
