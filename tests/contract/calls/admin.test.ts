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
// What each call answers is checked where it is read.
const told = async (path: string, asked?: Asked) => (await (await call(path, asked)).json()) as never;
const favourite = (method: string, session: string) =>
  origin.view(`title_list/bookmark?title_id=${TITLE}`, { method, session });

describe('who is not the operator', () => {
  test.each([
    ['no token', ''],
    ['another token', 'somebody-else-altogether'],
  ])('is answered as at any address that is none: %s', async (_, token) => {
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

  test('waits after some wrong tokens, the right one too, while another address does not', async () => {
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

  test.each([
    ['no address that can be told', 'unknown'],
    ['the address of another', '198.51.100.7'],
  ])('keeps no process from its own origin, coming from %s', async (_, address) => {
    for (let tries = 0; tries <= limits.adminFailuresPerAddress; tries++)
      await call('switches', { token: `wrong-token-${tries}`, address });
    expect((await call('switches', { address })).status).toBe(429);
    const own = (token: string) =>
      origin.fetch('/api/admin/switches', { headers: { authorization: `Bearer ${token}` } }, 'inProcess');
    expect((await own(TOKEN)).status).toBe(200);
    expect((await own('wrong-token')).status).toBe(404);
  });

  test('has nothing to bring where no token is set', async () => {
    const closed = await openOrigin();
    expect((await closed.send('admin/switches', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
    await closed.close();
  });
});

test.each([
  ['catalogue?lang=eng&page=0', 'page'],
  ['catalogue?lang=english', 'lang'],
  ['series?lang=eng&id=99999999999', 'id'],
  ['figures?lang=eng&days=1000000', 'days'],
  ['survey?lang=eng', 'key'],
])('%s is refused and says why', async (path, named) => {
  const answer = await call(path);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(named)]);
});

test('no answer is kept by anybody', async () => {
  expect((await call('switches')).headers.get('cache-control')).toBe('no-store');
});

test('the catalogue is told a page at a time, found by name in any language, and by state', async () => {
  const all: { total: number; series: { name: string; languages: string[]; out: number }[] } =
    await told('catalogue?lang=eng');
  expect(all.series.length).toBe(Math.min(all.total, limits.adminPageEntries));
  expect(all.series.every(({ languages, out }) => languages.length > 0 && out > 0)).toBe(true);
  const found: typeof all = await told('catalogue?lang=eng&search=ferry%20at%20SIX');
  expect(found.series.map(({ name }) => name)).toEqual(['Ferry at Six']);
  const completed: typeof all = await told('catalogue?lang=eng&status=completed');
  expect(completed.total).toBeLessThan(all.total);
  expect(await told(`catalogue?lang=eng&page=1000`)).toMatchObject({ total: all.total, series: [] });
});

test('a series is told with its titles, what is out and what is to come', async () => {
  const { series_id: id } = await origin.database
    .selectFrom('titles')
    .select('series_id')
    .where('id', '=', TITLE)
    .executeTakeFirstOrThrow();
  const {
    series,
    titles,
  }: { series: unknown; titles: { id: number; out: number; scheduled: number; next: { startAt: number }[] }[] } =
    await told(`series?lang=esp&id=${id}`);
  const names = await origin.database
    .selectFrom('titles')
    .select(['language', 'name'])
    .where('series_id', '=', id)
    .execute();
  expect(series).toMatchObject({ id, name: names.find(({ language }) => language === 'esp')?.name });
  expect(titles).toHaveLength(names.length);
  for (const title of titles) {
    const chapters = await origin.database
      .selectFrom('chapters')
      .selectAll()
      .where('title_id', '=', title.id)
      .execute();
    expect(title.out).toBe(chapters.filter(({ start_at, end_at }) => start_at <= NOON && end_at > NOON).length);
    expect(title.scheduled).toBe(chapters.filter(({ start_at }) => start_at > NOON).length);
    expect(title.next.map(({ startAt }) => startAt)).toEqual(
      chapters
        .map(({ start_at }) => start_at)
        .filter((at) => at > NOON)
        .sort((a, b) => a - b)
        .slice(0, limits.adminNextChapters),
    );
  }
  expect(await told('series?lang=eng&id=2147483647')).toEqual({ series: null, titles: [] });
});

interface Figures {
  days: { day: number; views: number; favorited: number; unfavorited: number }[];
  favorites: number;
  countedSince: number;
  mostRead: { id: number; views: number }[];
}

test('views and favourites are told by day, also those that were taken back', async () => {
  const { series_id: id } = await origin.database
    .selectFrom('titles')
    .select('series_id')
    .where('id', '=', TITLE)
    .executeTakeFirstOrThrow();
  const read = async (): Promise<Figures> => told(`figures?lang=eng&days=30&series=${id}`);
  const before = await read();
  expect(before.days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => TODAY - 29 + at));
  await favourite('PUT', 'fond');
  await favourite('PUT', 'fond');
  await favourite('PUT', 'fickle');
  await favourite('DELETE', 'fickle');
  await favourite('DELETE', 'never');
  await origin.view(`manga_viewer?chapter_id=${CHAPTER}`, { session: 'reads' });
  const after = await read();
  expect(after.days.at(-1)).toEqual({ day: TODAY, views: before.days.at(-1)!.views + 1, favorited: 2, unfavorited: 1 });
  expect(after.favorites).toBe(before.favorites + 1);
  expect(after.countedSince).toBeGreaterThan(0);

  const all: Figures = await told('figures?lang=eng&days=90');
  expect(all.days).toHaveLength(90);
  const sums = await origin.database
    .selectFrom('series_views')
    .selectAll()
    .where('day', '=', TODAY - 3)
    .execute();
  expect(all.days.at(-4)!.views).toBe(sums.reduce((sum, row) => sum + row.seeded_views + row.reader_views, 0));
  expect(all.mostRead).toHaveLength(limits.adminMostRead);
  expect(all.mostRead.map(({ views }) => views)).toEqual(all.mostRead.map(({ views }) => views).sort((a, b) => b - a));
});

test('days that are over are summed up once, until the catalogue is another; those that may still change each time', async () => {
  const { database } = origin;
  const totals = async () => {
    const { days, mostRead }: Figures = await told('figures?lang=eng&days=30');
    return { past: days.at(-6)!.views, yesterday: days.at(-2)!.views, today: days.at(-1)!.views, first: mostRead[0]! };
  };
  const before = await totals();
  const read = async (day: number, views: number) => {
    const { numUpdatedRows } = await database
      .updateTable('series_views')
      .set(({ eb, ref }) => ({ reader_views: eb(ref('reader_views'), '+', views) }))
      .where('series_id', '=', before.first.id)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    expect(Number(numUpdatedRows)).toBe(1);
  };
  await read(TODAY, 1);
  await read(TODAY - 1, 20);
  await read(TODAY - 5, 300);
  const after = {
    ...before,
    yesterday: before.yesterday + 20,
    today: before.today + 1,
    first: { ...before.first, views: before.first.views + 21 },
  };
  expect(await totals()).toEqual(after);
  await database.updateTable('meta').set({ value: 'another' }).where('key', '=', 'catalogue').execute();
  expect(await totals()).toEqual({
    ...after,
    past: before.past + 300,
    first: { ...after.first, views: after.first.views + 300 },
  });
});

test('a survey is counted whatever language it was answered in, and told without those who answered', async () => {
  const question = (await origin.view('questionnaire?questionnaire_key=reading&lang=esp')).questionnaireView!
    .questions!;
  const english = (await origin.view('questionnaire?questionnaire_key=reading&lang=eng')).questionnaireView!.questions!;
  const answer = (lang: string, session: string, answers: object) =>
    origin.view(`questionnaire?questionnaire_key=reading&lang=${lang}`, {
      method: 'PUT',
      session,
      body: JSON.stringify(answers),
    });
  const rest = { q2: ['Sport'], q3: 'A friend' };
  await answer('eng', 'answers-in-english', { q1: english[0]!.selection![0], ...rest });
  await answer('esp', 'answers-in-spanish', {
    q1: question[0]!.selection![0],
    q2: [question[1]!.selection![0]],
    q3: 'Una prima',
  });
  const {
    survey,
  }: { survey: { answers: number; questions: { options: { text: string; count: number }[]; own: number }[] } } =
    await told('survey?lang=eng&key=reading');
  expect(survey.answers).toBe(2);
  expect(survey.questions[0]!.options[0]).toEqual({ text: english[0]!.selection![0], count: 2 });
  expect(survey.questions[2]!.own).toBeGreaterThan(0);
  const export_ = await (await call('answers?lang=eng&key=reading')).text();
  const { answers, isLast } = JSON.parse(export_) as { answers: { given: string[][] }[]; isLast: boolean };
  const often = english[0]!.selection![0]!;
  expect([isLast, ...answers.map(({ given: [how, what, who] }) => [how, what, who])]).toEqual([
    true,
    [[often], ['Sport'], ['A friend']],
    [[often], [english[1]!.selection![0]], ['Una prima']],
  ]);
  expect(export_).not.toContain('answers-in');
  expect(await told('surveys?lang=eng')).toMatchObject({
    surveys: expect.arrayContaining([expect.objectContaining({ key: 'reading', answers: 2, lastAt: NOON })]) as unknown,
  });
  expect(await told('survey?lang=eng&key=none')).toEqual({ survey: null });
});

test('feedback is told, the newest first, without who sent it', async () => {
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
  expect(await told('feedback/all')).toMatchObject({
    isLast: true,
    feedback: [{ body: 'More cats.' }, { body: '<b>=1+1</b>' }],
  });
});

test('an announcement that is hidden is told to nobody in the second after, and told again', async () => {
  const ids = async () =>
    (await origin.view('web/announcement?lang=eng')).serviceAnnouncementsView!.serviceAnnouncements!.map(
      ({ id }) => id,
    );
  const before = await ids();
  const [id] = before;
  expect(await told('announcements/shown', { body: { id, isHidden: true } })).toEqual({ isKnown: true });
  origin.clock.now += 1;
  expect(await ids()).toEqual(before.slice(1));
  expect(await told('announcements?lang=eng')).toMatchObject({
    announcements: expect.arrayContaining([expect.objectContaining({ id, isHidden: true })]) as unknown,
  });
  await told('announcements/shown', { body: { id, isHidden: false } });
  origin.clock.now += 1;
  expect(await ids()).toEqual(before);
  expect(await told('announcements/shown', { body: { id: 2_000_000_000, isHidden: true } })).toEqual({
    isKnown: false,
  });
});

test('what the operator hides or tells again, and each day, makes pages outdated', async () => {
  const version = async () => (await origin.view('catalogue_version')).catalogueVersionView!.version;
  const { announcements } = (await told('announcements?lang=eng')) as { announcements: { id: number }[] };
  const seen = [await version()];
  for (const [at, isHidden] of [
    [0, true],
    [1, true],
    [0, false],
  ] as const) {
    await told('announcements/shown', { body: { id: announcements[at]!.id, isHidden } });
    origin.clock.now += 1;
    seen.push(await version());
    origin.clock.now += 1;
    expect(await version()).toBe(seen.at(-1));
  }
  await told('announcements/shown', { body: { id: announcements[1]!.id, isHidden: false } });
  origin.clock.now += 1;
  expect(await version()).toBe(seen[0]);
  origin.clock.now += DAY;
  seen.push(await version());
  expect(new Set(seen).size).toBe(seen.length);
});

test('a session that is ended is told to every process, for as long as it could come back', async () => {
  const ended = async () => ((await told('switches')) as { endedSessions: string[] }).endedSessions;
  for (const id of ['first_one', 'first_one']) expect(await told('sessions/ended', { body: { id } })).toEqual({});
  expect([await ended(), (await origin.origin.readSwitches()).endedSessions]).toEqual([['first_one'], ['first_one']]);
  origin.clock.now += limits.adminSessionSeconds + 1;
  await told('sessions/ended', { body: { id: 'second-one' } });
  expect(await ended()).toEqual(['second-one']);
  await origin.database.deleteFrom('meta').where('key', '=', 'ended-session:second-one').execute();
  expect((await call('sessions/ended', { body: { id: '%' } })).status).toBe(400);
});

describe('the switches', () => {
  const closed: Switches = { maintenance: true, retryAfter: 600, blockedCountries: ['XA'], allowedCountries: null };

  test('are open until they are set, and then as every process reads them', async () => {
    expect(await told('switches')).toEqual({ switches: OPEN, revision: 0, changedAt: 0, endedSessions: [] });
    expect(await told('switches', { body: { switches: closed, revision: 0 } })).toMatchObject({
      switches: closed,
      revision: 1,
      others: null,
    });
    expect(await origin.origin.readSwitches()).toMatchObject({ switches: closed, revision: 1 });
  });

  test('hold what was set last, and tell what was set meanwhile', async () => {
    const opened = { ...closed, maintenance: false };
    expect(await told('switches', { body: { switches: opened, revision: 0 } })).toMatchObject({
      switches: opened,
      revision: 2,
      others: closed,
    });
    const [one, two]: { revision: number; others: unknown }[] = await Promise.all([
      told('switches', { body: { switches: OPEN, revision: 2 } }),
      told('switches', { body: { switches: closed, revision: 2 } }),
    ]);
    expect([one!.revision, two!.revision].sort()).toEqual([3, 4]);
    expect([one!.others, two!.others]).toContainEqual(null);
    expect([one!.others, two!.others]).not.toEqual([null, null]);
  });

  test.each([
    ['a country that is none', { ...closed, blockedCountries: ['Xanadu'] }],
    ['no seconds at all', { ...closed, retryAfter: 0 }],
    ['more than a week', { ...closed, retryAfter: limits.retryAfterMaxSeconds + 1 }],
    ['a switch that is none', { ...closed, open: true }],
    ['half of them', { maintenance: true }],
  ])('are not set to %s', async (_, switches) => {
    const before = await told('switches');
    expect((await call('switches', { body: { switches, revision: 0 } })).status).toBe(400);
    expect(await told('switches')).toEqual(before);
  });
});
