import { once } from 'node:events';
import { connect } from 'node:net';

import { listen, type Listening } from '@/lib/origin/http/listen';
import { countersAndRows } from '@/tests/support/counters-and-rows';
import { openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

const CALLERS = 30;
let origin: TestOrigin;
let door: Listening;
beforeAll(async () => {
  origin = await openOrigin();
  door = await listen(origin.origin, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await door.close();
  await origin.close();
});

/** Says all of it, and hangs up without hearing a word. */
async function hangUpAfter(text: string): Promise<void> {
  const socket = connect(door.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
}

const eachCaller = (hangUp: (session: string) => Promise<void>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, at) => hangUp(`caller-${at}`)));
const head = (line: string, session: string) =>
  `${line} HTTP/1.1\r\nHost: comics.example\r\nSession-Token: ${session}\r\n`;

test('writes nothing for a body that is cut off', async () => {
  const half = '{"subject":"report","body":"Half of a mess';
  await eachCaller((session) =>
    hangUpAfter(
      `${head('POST /api/web/contact', session)}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n${half}`,
    ),
  );
  expect((await fetch(`http://127.0.0.1:${door.port}/api/language`)).status).toBe(200);
  expect(await origin.database.selectFrom('feedback').selectAll().execute()).toEqual([]);
});

test('never half-applies a write whose client hangs up', async () => {
  await eachCaller((session) => hangUpAfter(`${head('PUT /api/comment_like?comment_id=1000101', session)}\r\n`));
  await eachCaller((session) =>
    hangUpAfter(`${head('GET /api/manga_viewer?chapter_id=10001&clang=eng', session)}\r\n`),
  );
  await eachCaller((session) => hangUpAfter(`${head('GET /api/title_list/allV2', session)}\r\n`));
  await origin.view('comment_like?comment_id=1000101', { method: 'PUT', session: 'who-waits' });
  const { counters, rows } = await countersAndRows(origin.database);
  expect(counters).toEqual(rows);
  expect(origin.logged.filter((line) => / 5\d\d /.test(line))).toEqual([]);
});
