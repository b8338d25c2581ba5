import { openLog } from '@/lib/log/open-log';
import { endpoints, type EndpointName } from '@/lib/wire/endpoints';

import { pushTokenQuery } from '../../support/push-token';
import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

/** Of each call that only reads, questions whose answers would show what a reader has done. */
const QUESTIONS = {
  language: [''],
  comments: ['chapter_id=10001'],
  favorites: [''],
  allTitles: [''],
  titleDetail: ['title_id=10&clang=eng'],
  home: ['lang=eng&viewer_mode=vertical&clang=eng'],
  viewer: ['chapter_id=10001&clang=eng'],
  announcements: ['lang=eng'],
  ranking: ['lang=eng&type=hottest&clang=eng', 'lang=eng&type=trending&clang=eng'],
  titleList: ['type=serializing&lang=eng&clang=eng'],
  updatedTitles: [''],
  publisherNews: ['publisher_id=1&lang=eng'],
  questionnaire: ['questionnaire_key=reading&lang=eng'],
  pushKey: [''],
  catalogueVersion: [''],
  siteLinks: [''],
  featured: ['lang=eng&clang=eng'],
  searchTitles: ['keyword=a&lang=eng&clang=eng'],
  freeTitles: ['lang=eng&clang=eng'],
  ticketTitles: ['lang=eng&clang=eng'],
  catalogueParts: [''],
  catalogueTitles: ['from=1&count=50&clang=eng'],
  catalogueChapters: ['from=1&count=50'],
  openChapters: ['chapter_id=10001,10002'],
} satisfies Partial<Record<EndpointName, readonly string[]>>;

const ANNA = 'anna-whom-nobody-knows';
const TOKEN = 'token-of-anna';
const SURVEY = { q1: 'Every day', q2: ['Sport'], q3: 'A friend' };
/** Counts that are everybody's, and when they were taken. */
const SHARED_COUNTS = new Set(['viewCount', 'numberOfViews', 'numberOfLikes', 'score', 'updatedTimeStamp']);

const logged: string[] = [];
const heard: string[] = [];
let origin: TestOrigin;
let paid: { id: number; title_id: number }[];
beforeAll(async () => {
  // As a program reads it, with all that is ever told.
  origin = await openOrigin({
    log: openLog({ level: 'debug', format: 'json' }, { write: (line) => void logged.push(line) }),
  });
  paid = await origin.database
    .selectFrom('chapters')
    .select(['id', 'title_id'])
    .where('access', 'in', ['ticket', 'one-time-free'])
    .where('start_at', '<', NOON)
    .where('end_at', '>', NOON + DAY)
    .orderBy('id')
    .limit(6)
    .execute();
});
afterAll(() => origin.close());

async function hear(path: string, call?: Parameters<TestOrigin['send']>[1]): Promise<void> {
  const response = await origin.send(path, call);
  heard.push([...response.headers].join('\n'), await response.text());
}

/** All that a session, or who names none, is shown; without the counts that are everybody's. */
async function shown(session?: string): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const ask = async (path: string) => {
    const answer = await origin.ask(path, { session });
    answers[path] = JSON.stringify(answer, (key, value: unknown) => (SHARED_COUNTS.has(key) ? undefined : value));
    await hear(path, { session });
  };
  for (const [name, queries] of Object.entries(QUESTIONS)) {
    for (const query of queries) await ask(`${endpoints[name as EndpointName].path}?${query}`);
  }
  for (const { id, title_id } of paid) {
    // Chapters that cost something are opened by asking for them, so they are looked at from their title, and asked for by strangers.
    await ask(`title_detailV3?title_id=${title_id}&clang=eng`);
    if (session === undefined) await ask(`manga_viewer?chapter_id=${id}&clang=eng`);
  }
  return answers;
}

/** All that Anna can do. */
async function doEverything(): Promise<void> {
  const write = (method: string, path: string, body?: unknown) =>
    origin.view(path, {
      method,
      session: ANNA,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    });
  await write('PUT', `title_list/bookmark?title_id=10&${pushTokenQuery(TOKEN, 'eng')}`);
  await write('PUT', 'title_list/bookmark?title_id=20');
  await write('DELETE', 'title_list/bookmark?title_id=20');
  await write('PUT', 'comment_like?comment_id=1000101');
  await write('PUT', 'comment_like?comment_id=1000102');
  await write('DELETE', 'comment_like?comment_id=1000102');
  await write('POST', 'web/contact', { subject: 'report', body: `I am ${ANNA}` });
  await write('POST', `web_push_token?${pushTokenQuery(TOKEN, 'eng')}`);
  await write('PUT', `questionnaire?questionnaire_key=reading&lang=eng&secret=${TOKEN}`, SURVEY);
  await hear(`questionnaire?questionnaire_key=none&secret=${TOKEN}`, { session: ANNA });
  await write('GET', 'banner_tap_log?banner_id=1');
  await write('GET', 'popup_tap_log?popup_id=13');
  await write('GET', 'manga_viewer?chapter_id=10001&clang=eng');
  for (const { id } of paid) await origin.ask(`manga_viewer?chapter_id=${id}&clang=eng`, { session: ANNA });
  await hear('title_list/bookmark?title_id=0', { method: 'PUT', session: ANNA });
  await hear(`web_push_token?push_token=${TOKEN}%00&lang=eng`, { method: 'POST', session: ANNA });
  await hear('no/such/call', { session: ANNA });
}

test('every call that reads is looked at', () => {
  const reading = Object.entries(endpoints).filter(([, endpoint]) => !('writes' in endpoint));
  expect(Object.keys(QUESTIONS).sort()).toEqual(reading.map(([name]) => name).sort());
});

test('nothing that one session does is shown to another, or to who names none', async () => {
  await origin.view('title_list/bookmark?title_id=30', { method: 'PUT', session: 'bert' });
  await origin.view('manga_viewer?chapter_id=10001&clang=eng', { session: 'bert' });
  const before = { bert: await shown('bert'), nobody: await shown(), anna: await shown(ANNA) };
  await doEverything();
  // Answers are kept for a second, counts for a minute.
  origin.clock.now += 61;
  const after = { bert: await shown('bert'), nobody: await shown(), anna: await shown(ANNA) };
  expect(after.bert).toEqual(before.bert);
  expect(after.nobody).toEqual(before.nobody);
  const changed = Object.keys(after.anna).filter((path) => after.anna[path] !== before.anna[path]);
  expect(changed).toEqual(
    expect.arrayContaining([
      'comment?chapter_id=10001',
      'title_list/bookmark?',
      'title_detailV3?title_id=10&clang=eng',
      'questionnaire?questionnaire_key=reading&lang=eng',
    ]),
  );
}, 60_000);

test('no answer, no header and no line of the log names a session or where its notices go', () => {
  const said = [...heard, ...logged].filter((text) => text.includes(ANNA) || text.includes(TOKEN));
  expect(said).toEqual([]);
  expect(logged.length).toBeGreaterThanOrEqual(3);
});
