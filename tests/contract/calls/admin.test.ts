import { OPEN, type Switches } from '@/lib/admin/calls';
import { limits } from '@/lib/limits';

import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

const TOKEN = 'the-operator-and-nobody-else';
const TODAY = Math.floor(NOON / DAY);
/** "Ferry at Six" in English, and a chapter of it that is free. */
const [TITLE, CHAPTER] = [30, 30_001];

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin({ adminToken: TOKEN, trustedProxies: 1 })));
afterAll(() => origin.close());

interface Asked {
  token?: string;
  address?: string;
  body?: unknown;
}
const call = (path: string, { token = TOKEN, address = '203.0.113.1', body }: Asked = {}) =>
  origin.send(`admin/${path}`, {
    method: body === undefined ? 'GET' : 'PUT',
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'x-forwarded-for': address },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
// Each test checks the shape that it reads.
const read = async (path: string, asked?: Asked) => (await (await call(path, asked)).json()) as never;
const favourite = (method: string, session: string) =>
  origin.view(`title_list/bookmark?title_id=${TITLE}`, { method, session });

describe('a caller without the operator’s token', () => {
  test.each([
    ['no token', ''],
    ['another token', 'somebody-else-altogether'],
  ])('answers as an unknown address does: %s', async (_, token) => {
    const answers = await Promise.all([
      call('switches', { token, address: '203.0.113.2' }),
      origin.send('adminx/switches'),
    ]);
    const [refused, unknown] = await Promise.all(
      answers.map(async (answer) => [answer.status, answer.headers.get('content-type'), await answer.text()]),
    );
    expect(refused).toEqual(unknown);
    expect(refused![0]).toBe(404);
  });

  test('answers 429 after several wrong tokens from one address, to the right token too', async () => {
    const address = '203.0.113.3';
    for (let tries = 0; tries < limits.adminFailuresPerAddress; tries++)
      expect((await call('switches', { token: `wrong-token-${tries}`, address })).status).toBe(404);
    for (const token of ['wrong-token-x', TOKEN]) {
      const answer = await call('switches', { token, address });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([
        429,
        expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
      ]);
    }
    expect((await call('switches')).status).toBe(200);
    expect(origin.logged.join()).not.toContain(TOKEN);
  });
});

test.each([
  ['catalogue?lang=eng&page=0', 'page'],
  ['catalogue?lang=english', 'lang'],
  ['series?lang=eng&id=99999999999', 'id'],
  ['figures?lang=eng&days=1000000', 'days'],
  ['survey?lang=eng', 'key'],
])('%s is refused with the parameter’s name', async (path, named) => {
  const answer = await call(path);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(named)]);
});

test('lists the catalogue in pages, searched by name in any language and filtered by status', async () => {
  const all: { total: number; series: { name: string; languages: string[]; out: number }[] } =
    await read('catalogue?lang=eng');
  expect(all.series.length).toBe(Math.min(all.total, limits.adminPageEntries));
  expect(all.series.every(({ languages, out }) => languages.length > 0 && out > 0)).toBe(true);
  const found: typeof all = await read('catalogue?lang=eng&search=f%C3%A9rry%20%20at%20SIX');
  expect(found.series.map(({ name }) => name)).toEqual(['Ferry at Six']);
  // There is no Italian edition: English stands in and says so.
  expect(await read('catalogue?lang=ita&search=ferry%20at%20six')).toMatchObject({
    series: [{ name: 'Ferry at Six', nameLanguage: 'eng' }],
  });
  const completed: typeof all = await read('catalogue?lang=eng&status=completed');
  expect(completed.total).toBeLessThan(all.total);
  expect(await read(`catalogue?lang=eng&page=1000`)).toMatchObject({ total: all.total, series: [] });
});

test('counts views and favourites by day, and removed favourites', async () => {
  interface Figures {
    days: { day: number; views: number; favorited: number; unfavorited: number }[];
    favorites: number;
  }
  const series = await origin.database
    .selectFrom('titles')
    .select('series_id')
    .where('id', '=', TITLE)
    .executeTakeFirstOrThrow();
  const figures = async (): Promise<Figures> => read(`figures?lang=eng&days=30&series=${series.series_id}`);
  const before = await figures();
  expect(before.days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => TODAY - 29 + at));
  await favourite('PUT', 'fond');
  await favourite('PUT', 'fond');
  await favourite('PUT', 'fickle');
  await favourite('DELETE', 'fickle');
  await favourite('DELETE', 'never');
  await origin.view(`manga_viewer?chapter_id=${CHAPTER}`, { session: 'reads' });
  const after = await figures();
  expect(after.days.at(-1)).toEqual({ day: TODAY, views: before.days.at(-1)!.views + 1, favorited: 2, unfavorited: 1 });
  expect(after.favorites).toBe(before.favorites + 1);
});

test('counts survey answers across languages, without sessions', async () => {
  const questionsIn = async (lang: string) =>
    (await origin.view(`questionnaire?questionnaire_key=reading&lang=${lang}`)).questionnaireView!.questions!;
  const often = (await questionsIn('eng'))[0]!.selection![0]!;
  for (const lang of ['eng', 'esp']) {
    const [first, second] = await questionsIn(lang);
    const answers = { q1: first!.selection![0], q2: [second!.selection![0]], q3: 'A friend' };
    await origin.view(`questionnaire?questionnaire_key=reading&lang=${lang}`, {
      method: 'PUT',
      session: `answers-in-${lang}`,
      body: JSON.stringify(answers),
    });
  }
  expect(await read('survey?lang=eng&key=reading')).toMatchObject({
    survey: {
      answers: 2,
      questions: expect.arrayContaining([
        expect.objectContaining({
          options: expect.arrayContaining([{ text: often, language: 'eng', count: 2 }]) as unknown,
        }),
      ]) as unknown,
    },
  });
  const answers = await (await call('answers?lang=eng&key=reading')).text();
  const { answers: given } = JSON.parse(answers) as { answers: { given: string[][] }[] };
  expect(given.map((one) => [one.given[0], one.given[2]])).toEqual([
    [[often], ['A friend']],
    [[often], ['A friend']],
  ]);
  expect(answers).not.toContain('answers-in');
});

test('lists feedback, the newest first, without sessions', async () => {
  for (const [session, body] of [
    ['sender-one', 'More cats.'],
    ['sender-two', '<b>=1+1</b>'],
  ]) {
    origin.clock.now += 1;
    await origin.view('web/contact', {
      method: 'POST',
      session,
      body: JSON.stringify({ subject: 'suggestion', body }),
    });
  }
  const text = await (await call('feedback')).text();
  expect(JSON.parse(text)).toMatchObject({
    total: 2,
    feedback: [{ type: 'suggestion', body: '<b>=1+1</b>', createdAt: NOON + 2 }, { body: 'More cats.' }],
  });
  expect(text).not.toContain('sender');
  expect(await read('feedback/all')).toMatchObject({
    isLast: true,
    feedback: [{ body: 'More cats.' }, { body: '<b>=1+1</b>' }],
  });
});

test('a hidden announcement is gone a second later, and comes back', async () => {
  const ids = async () =>
    (await origin.view('web/announcement?lang=eng')).serviceAnnouncementsView!.serviceAnnouncements!.map(
      ({ id }) => id,
    );
  const before = await ids();
  const [id] = before;
  expect(await read('announcements/shown', { body: { id, isHidden: true } })).toEqual({ isKnown: true });
  origin.clock.now += 1;
  expect(await ids()).toEqual(before.slice(1));
  expect(await read('announcements?lang=eng')).toMatchObject({
    announcements: expect.arrayContaining([
      expect.objectContaining({ id, language: 'eng', isHidden: true }),
    ]) as unknown,
  });
  await read('announcements/shown', { body: { id, isHidden: false } });
  origin.clock.now += 1;
  expect(await ids()).toEqual(before);
  expect(await read('announcements/shown', { body: { id: 2_000_000_000, isHidden: true } })).toEqual({
    isKnown: false,
  });
});

test('an ended admin session is known to every process until it has expired', async () => {
  const ended = async () => ((await read('switches')) as { endedSessions: string[] }).endedSessions;
  for (const id of ['first_one', 'first_one']) expect(await read('sessions/ended', { body: { id } })).toEqual({});
  expect([await ended(), (await origin.origin.readSwitches()).endedSessions]).toEqual([['first_one'], ['first_one']]);
  origin.clock.now += limits.adminSessionSeconds + 1;
  await read('sessions/ended', { body: { id: 'second-one' } });
  expect(await ended()).toEqual(['second-one']);
  await origin.database.deleteFrom('meta').where('key', '=', 'ended-session:second-one').execute();
  expect((await call('sessions/ended', { body: { id: '%' } })).status).toBe(400);
});

describe('the switches', () => {
  const closed: Switches = { maintenance: true, retryAfter: 600, blockedCountries: ['XA'], allowedCountries: null };

  test('are open at first, and read by every process once set', async () => {
    expect(await read('switches')).toEqual({ switches: OPEN, revision: 0, changedAt: 0, endedSessions: [] });
    expect(await read('switches', { body: { switches: closed, revision: 0 } })).toMatchObject({
      switches: closed,
      revision: 1,
      others: null,
    });
    expect(await origin.origin.readSwitches()).toMatchObject({ switches: closed, revision: 1 });
  });

  test('keep the last write and report a concurrent one', async () => {
    const opened = { ...closed, maintenance: false };
    expect(await read('switches', { body: { switches: opened, revision: 0 } })).toMatchObject({
      switches: opened,
      revision: 2,
      others: closed,
    });
    const [one, two]: { revision: number; others: unknown }[] = await Promise.all([
      read('switches', { body: { switches: OPEN, revision: 2 } }),
      read('switches', { body: { switches: closed, revision: 2 } }),
    ]);
    expect([one!.revision, two!.revision].sort()).toEqual([3, 4]);
    expect([one!.others, two!.others]).toContainEqual(null);
    expect([one!.others, two!.others]).not.toEqual([null, null]);
  });

  test.each([
    ['a country that is none', { ...closed, blockedCountries: ['Xanadu'] }],
    ['no seconds at all', { ...closed, retryAfter: 0 }],
    ['half of them', { maintenance: true }],
  ])('are not set to %s', async (_, switches) => {
    const before = await read('switches');
    expect((await call('switches', { body: { switches, revision: 0 } })).status).toBe(400);
    expect(await read('switches')).toEqual(before);
  });
});
