import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';

import { openDatabase } from '@/lib/origin/store/open-database';
import type { Schema } from '@/lib/origin/store/schema';
import { countersAndRows } from '@/tests/support/counters-and-rows';
import { linesInto } from '@/tests/support/lines-into';
import { DAY, NOON, openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

const dataDir = mkdtempSync(path.join(tmpdir(), 'failing-storage-'));
const logged: string[] = [];
let origin: TestOrigin;
let database: Kysely<Schema>;
beforeAll(async () => {
  database = openDatabase({ dataDir });
  origin = await openOrigin({ dataDir, database, log: linesInto(logged) });
});
beforeEach(() => {
  logged.length = 0;
});
afterAll(async () => {
  await origin.close();
  rmSync(dataDir, { recursive: true });
});

const LONG = JSON.stringify({ subject: 'report', body: 'x'.repeat(5000) });
const writeFeedback = (session: string) =>
  origin.send('web/contact', { method: 'POST', session, body: LONG, headers: { 'content-type': 'application/json' } });
const like = (session: string) => origin.send('comment_like?comment_id=1000101', { method: 'PUT', session });
const readersRows = async () => ({
  sessions: (await database.selectFrom('sessions').selectAll().execute()).length,
  feedback: (await database.selectFrom('feedback').selectAll().execute()).length,
  likes: (await database.selectFrom('comment_likes').selectAll().execute()).length,
});

/** Reads that go on whatever happens to writes. */
async function expectReadsGoOn(): Promise<void> {
  origin.clock.now += 1;
  for (const path of [
    'title_detailV3?title_id=10&clang=eng',
    'manga_viewer?chapter_id=10001&clang=eng',
    'web/web_homeV4?lang=eng&clang=eng',
    'title_list/bookmark',
  ]) {
    await origin.view(path);
  }
}

async function expectCountersHold(): Promise<void> {
  const { counters, rows } = await countersAndRows(database);
  expect(counters).toEqual(rows);
}

/** Each is broken by a pragma of the connection that writes, and mended by another. */
test.each([
  [
    'the disk is full',
    async () => sql`pragma max_page_count = ${sql.raw(String(await pageCount()))}`,
    sql`pragma max_page_count = 1000000`,
  ],
  ['the folder can only be read', async () => sql`pragma query_only = on`, sql`pragma query_only = off`],
])(
  '%s: writes say so, once in the log, reads go on, and all is well when it is over',
  async (name, breaking, mending) => {
    await (await breaking()).execute(database);
    const before = await readersRows();
    let failed = 0;
    for (let at = 0; at < 20 && !failed; at++) {
      const response = await writeFeedback(`${name}-${at}`.replaceAll(' ', '-'));
      failed = response.status === 200 ? 0 : response.status;
      before.feedback += failed ? 0 : 1;
      before.sessions += failed ? 0 : 1;
    }
    expect(failed).toBe(500);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^contact 500 broken/);
    expect(await readersRows()).toEqual(before);
    await expectReadsGoOn();
    await expectCountersHold();

    await mending.execute(database);
    expect((await writeFeedback('afterwards')).status).toBe(200);
    expect((await like('afterwards')).status).toBe(200);
    await expectCountersHold();
  },
);

async function pageCount(): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  return rows[0]!.page_count;
}

test('keeps the previous day when the new day cannot be written, and retries', async () => {
  await sql`pragma query_only = on`.execute(database);
  origin.clock.now = NOON + DAY;
  await expectReadsGoOn();
  await expectReadsGoOn();
  expect(logged).toHaveLength(1);
  const markOf = async () =>
    (await database.selectFrom('meta').select('value').where('key', '=', 'demo').executeTakeFirstOrThrow()).value;
  const before = await markOf();
  await sql`pragma query_only = off`.execute(database);
  origin.clock.now += 60;
  await expectReadsGoOn();
  expect(await markOf()).not.toBe(before);
});
