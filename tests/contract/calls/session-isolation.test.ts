import { openLog } from '@/lib/log/open-log';
import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import { pushTokenQuery } from '@/tests/support/push-token';

import { KNOWN_CALLS } from '../known-calls';
import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

const ANNA = 'session-of-anna';
const TOKEN = 'push-token-of-anna';
/** Counts that all readers share, and their time. */
const SHARED_COUNTS = new Set(['viewCount', 'numberOfViews', 'numberOfLikes', 'score', 'updatedTimeStamp']);

const calls = (Object.keys(endpoints) as EndpointName[]).map((name) => {
  const { method, path, writes }: Endpoint = endpoints[name];
  const { good, body } = KNOWN_CALLS[name];
  return { method, path: `${path}?${good}`, writes, body: body === undefined ? undefined : JSON.stringify(body) };
});

const logged: string[] = [];
const responses: string[] = [];
let origin: TestOrigin;
let locked: { id: number; title_id: number }[];
beforeAll(async () => {
  origin = await openOrigin({
    log: openLog({ level: 'debug', format: 'json' }, { write: (line) => void logged.push(line) }),
  });
  locked = await origin.database
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

async function record(path: string, call?: Parameters<TestOrigin['send']>[1]): Promise<void> {
  const response = await origin.send(path, call);
  responses.push([...response.headers].join('\n'), await response.text());
}

/** The answers of all reading calls to a session, without the shared counts. */
async function readAll(session?: string): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const paths = [
    ...calls.filter(({ writes }) => !writes).map(({ path }) => path),
    ...locked.map(({ title_id }) => `title_detailV3?title_id=${title_id}&clang=eng`),
    // With a session, the viewer would spend its pass.
    ...(session === undefined ? locked.map(({ id }) => `manga_viewer?chapter_id=${id}&clang=eng`) : []),
  ];
  for (const path of paths) {
    const answer = await origin.ask(path, { session });
    answers[path] = JSON.stringify(answer, (key, value: unknown) => (SHARED_COUNTS.has(key) ? undefined : value));
    await record(path, { session });
  }
  return answers;
}

async function makeEveryWrite(): Promise<void> {
  const write = (method: string, path: string, body?: string) => origin.view(path, { method, session: ANNA, body });
  for (const { method, path, writes, body } of calls) if (writes) await write(method, path, body);
  await write('PUT', `title_list/bookmark?title_id=10&${pushTokenQuery(TOKEN, 'eng')}`);
  await write('PUT', 'comment_like?comment_id=1000101');
  await write('POST', 'web/contact', JSON.stringify({ subject: 'report', body: `I am ${ANNA}` }));
  await write('GET', 'manga_viewer?chapter_id=10001&clang=eng');
  for (const { id } of locked) await origin.ask(`manga_viewer?chapter_id=${id}&clang=eng`, { session: ANNA });
  await record(`questionnaire?questionnaire_key=none&secret=${TOKEN}`, { session: ANNA });
  await record('title_list/bookmark?title_id=0', { method: 'PUT', session: ANNA });
  await record(`web_push_token?push_token=${TOKEN}%00&lang=eng`, { method: 'POST', session: ANNA });
  await record('no/such/call', { session: ANNA });
}

test('no write of one session changes what another session or an anonymous reader is answered', async () => {
  await origin.view('title_list/bookmark?title_id=30', { method: 'PUT', session: 'bert' });
  await origin.view('manga_viewer?chapter_id=10001&clang=eng', { session: 'bert' });
  const before = { bert: await readAll('bert'), anonymous: await readAll(), anna: await readAll(ANNA) };
  await makeEveryWrite();
  // Answers are cached for a second, counts for a minute.
  origin.clock.now += 61;
  const after = { bert: await readAll('bert'), anonymous: await readAll(), anna: await readAll(ANNA) };
  expect(after.bert).toEqual(before.bert);
  expect(after.anonymous).toEqual(before.anonymous);
  const changed = Object.keys(after.anna).filter((path) => after.anna[path] !== before.anna[path]);
  expect(changed).toEqual(
    expect.arrayContaining([
      'comment?chapter_id=10001',
      'title_list/bookmark?',
      'title_detailV3?title_id=10&clang=eng',
      'questionnaire?questionnaire_key=reading&lang=fra',
    ]),
  );
});

test('no answer, header or log line contains a session id or a push token', () => {
  expect([...responses, ...logged].filter((text) => text.includes(ANNA) || text.includes(TOKEN))).toEqual([]);
  expect(logged.length).toBeGreaterThanOrEqual(3);
});
