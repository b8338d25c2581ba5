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

/** Noon, without subscriptions. */
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

/** A reader with a subscription and the favourite. */
async function join(session: string, lang?: string): Promise<void> {
  await subscribe(session, lang);
  await favor(session);
}

/** Sets the release of a title's next chapter, in seconds after noon. */
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

/** Sends what is due, in seconds after noon. */
async function sendAt(after: number, at: TestOrigin = origin): Promise<void> {
  at.clock.now = NOON + after;
  await at.origin.sendNotices();
}

const recipients = () => service.received.map(({ to }) => to).sort();
const waiting = () =>
  origin.database
    .selectFrom('push_deliveries')
    .select(['session_id', 'tries', 'due_at'])
    .orderBy('session_id')
    .execute();
const messageTo = (name: string) => service.received.find(({ to }) => to === name)!.message as Record<string, string>;

test('a favourited title’s new chapter is announced once, in the reader’s language', async () => {
  const chapter = await announce(MINUTE);
  await join('anna');
  await join('fleur', 'fra');
  await sendAt(30);
  expect(recipients()).toEqual([]);
  await sendAt(MINUTE);
  expect(recipients()).toEqual(['anna', 'fleur']);
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
  for (const after of [MINUTE + 1, 2 * MINUTE, DAY / 3]) await sendAt(after);
  expect(service.received).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

test('a message is signed with VAPID and has TTL, urgency and topic', async () => {
  await announce(MINUTE);
  await join('anna');
  await sendAt(MINUTE);
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

test('sends nothing without a token, for another title or after the favourite is removed', async () => {
  await announce(MINUTE);
  await favor('without-token');
  await subscribe('without-favourite');
  await subscribe('of-another-title');
  await favor('of-another-title', '', OTHER_TITLE);
  await join('left');
  await origin.view(`title_list/bookmark?title_id=${TITLE}`, { method: 'DELETE', session: 'left' });
  await sendAt(MINUTE);
  expect(recipients()).toEqual([]);
});

test('stores a token that is no subscription, and writes nothing to it', async () => {
  await announce(MINUTE);
  await favor('app', '&push_token=a-token-of-the-app');
  await sendAt(MINUTE);
  expect([recipients(), await waiting(), origin.logged]).toEqual([[], [], []]);
  const tokens = await origin.database.selectFrom('push_tokens').select('token').execute();
  expect(tokens).toEqual([{ token: 'a-token-of-the-app' }]);
});

test('sends nothing for chapters from before, older than the window, or for the app only', async () => {
  await join('anna');
  await sendAt(0);
  const { id } = await announce(MINUTE);
  await origin.database.updateTable('chapters').set({ access: 'app' }).where('id', '=', id).execute();
  await sendAt(2 * MINUTE);
  expect(recipients()).toEqual([]);
  await origin.database
    .updateTable('meta')
    .set({ value: String(NOON - 7 * DAY) })
    .where('key', '=', 'push-since')
    .execute();
  const announcedPaths = () => service.received.map(({ message }) => (message as { path: string }).path);
  await announce(2 * MINUTE - limits.pushWithinSeconds);
  await sendAt(2 * MINUTE);
  expect(announcedPaths()).not.toContain(`/viewer/${id}`);
  await announce(2 * MINUTE - limits.pushWithinSeconds + 1);
  await sendAt(2 * MINUTE);
  expect(announcedPaths()).toContain(`/viewer/${id}`);
});

test('deletes the token of a browser that answers 410', async () => {
  await announce(MINUTE);
  await join('gone');
  await join('here');
  service.answer('gone', { status: 410 });
  await sendAt(MINUTE);
  const left = await origin.database.selectFrom('push_tokens').select('session_id').execute();
  expect(left).toEqual([{ session_id: 'here' }]);
  expect(await waiting()).toEqual([]);
});

test.each([500, 429])('retries once a minute has passed when the service answers %i', async (status) => {
  await announce(MINUTE);
  await join('anna');
  service.answer('anna', { status });
  await sendAt(MINUTE);
  expect(await waiting()).toEqual([{ session_id: 'anna', tries: 1, due_at: NOON + 2 * MINUTE }]);
  await sendAt(MINUTE + 59);
  expect(service.received).toHaveLength(1);
  await sendAt(2 * MINUTE);
  expect(service.received).toHaveLength(2);
  expect(await waiting()).toEqual([]);
  expect(origin.logged).toEqual([
    expect.stringMatching(new RegExp(`^Of new chapters 1 reader was not told: 127\\.0\\.0\\.1:\\d+ status ${status}$`)),
  ]);
  expect(origin.logged.join()).not.toMatch(/anna|push\//);
});
