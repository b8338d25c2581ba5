import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';

import { CATALOGUE_KEY } from '@/lib/origin/store/create-store';
import type { ChapterAccess, Schema } from '@/lib/origin/store/schema';
import { countersAndRows } from '@/tests/support/counters-and-rows';
import { sharedDatabases, type SharedDatabase } from '@/tests/support/databases/shared-database';
import { keptWrites, mixedWrite, readTargets } from '@/tests/support/mixed-writes';
import type { ProcessCall } from '@/tests/support/origin-process/orders';
import { bundleOrigin, startOrigin, type OriginProcess } from '@/tests/support/origin-process/start-origin';

import { randomFrom } from '@/tests/support/random';
import { DAY, NOON, openOrigin } from '@/tests/contract/open-origin';

const folder = mkdtempSync(path.join(tmpdir(), 'two-processes-'));
let program: string;
beforeAll(() => {
  program = bundleOrigin(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let shared: SharedDatabase;
let db: Kysely<Schema>;
let one: OriginProcess;
let other: OriginProcess;
let three: OriginProcess[] = [];

async function startThree(makeShared: () => Promise<SharedDatabase>): Promise<void> {
  shared = await makeShared();
  three = await Promise.all([startOrigin(program), startOrigin(program), startOrigin(program)]);
  await Promise.all(three.map((process) => process.open({ ...shared.place, now: NOON })));
  [one, other] = three as [OriginProcess, OriginProcess, OriginProcess];
  db = shared.open();
}

async function endThree(): Promise<void> {
  await Promise.all(three.map((process) => process.kill()));
  await db?.destroy();
  await shared?.remove();
}

async function succeed(process: OriginProcess, call: ProcessCall) {
  const { status, answer } = await process.ask(call);
  if (!answer.success) throw new Error(`${call.path} was refused: ${status} ${answer.error?.debugInfo}`);
  return answer.success;
}

/** Free chapters, or those that something opens: of titles in English, readable for days to come. */
function chaptersOf(access: ChapterAccess) {
  return db
    .selectFrom('chapters')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .select(['chapters.id', 'title_id'])
    .where('access', '=', access)
    .where('language', '=', 'eng')
    .where('start_at', '<', NOON)
    .where('end_at', '>', NOON + DAY)
    .orderBy('chapters.id')
    .execute();
}

const view = (chapter: number, session: string): ProcessCall => ({
  path: `manga_viewer?chapter_id=${chapter}&clang=eng`,
  session,
});
describe.each(sharedDatabases)('$store', ({ makeShared }) => {
  beforeAll(() => startThree(makeShared), 120_000);
  afterAll(endThree);

  test('seeds one catalogue when three processes start at once', async () => {
    const alone = await openOrigin();
    for (const table of ['series', 'titles', 'chapters', 'comments', 'banners', 'announcements', 'popups'] as const) {
      const rowsOf = (from: Kysely<Schema>) => from.selectFrom(table).selectAll().orderBy('id').execute();
      expect(await rowsOf(db)).toEqual(await rowsOf(alone.database));
    }
    await alone.close();
  }, 60_000);

  test('spends one ticket once across processes', async () => {
    const byTicket = await chaptersOf('ticket');
    const ofTitle = byTicket
      .filter(({ title_id }, at) => title_id === byTicket[at + 1]?.title_id || title_id === byTicket[at - 1]?.title_id)
      .slice(0, 2);
    expect(ofTitle).toHaveLength(2);
    for (let round = 0; round < 10; round++) {
      const session = `ticket-${round}`;
      const answers = await Promise.all(
        ofTitle.flatMap(({ id }) =>
          [one, other].map(async (process) => ({ id, ...(await process.ask(view(id, session))) })),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const opened = new Set(answers.filter(({ answer }) => answer.success).map(({ id }) => id));
      expect(opened.size).toBe(1);
      const passes = await db
        .selectFrom('chapter_passes')
        .select('chapter_id')
        .where('session_id', '=', session)
        .execute();
      expect(passes.map(({ chapter_id }) => chapter_id)).toEqual([...opened]);
    }
  });

  test('stores and counts concurrent writes of every kind', async () => {
    const random = randomFrom(11);
    const targets = await readTargets(db);
    const known = new Map<string, string | undefined>();
    const ofSession = async (session: string, process: OriginProcess) => {
      for (let number = 0; number < 30; number++) {
        const { key, value, call } = mixedWrite(session, targets, random, number);
        await succeed(process, call);
        known.set(key, value);
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, at) => ofSession(`mixed-${at}`, at % 2 ? one : other)));
    const kept = await keptWrites(db);
    expect([...known].filter(([key, value]) => kept.get(key) !== value)).toEqual([]);
    const { counters, rows } = await countersAndRows(db);
    expect(counters).toEqual(rows);
  }, 60_000);

  test('serves a publication from both processes a second later', async () => {
    const {
      titles: [title],
    } = await readTargets(db);
    const nameIn = async (process: OriginProcess) =>
      (await succeed(process, { path: `title_detailV3?title_id=${title}&clang=eng` })).titleDetailView!.title!.name;
    await Promise.all([nameIn(one), nameIn(other)]);
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('titles').set({ name: 'Under Another Name' }).where('id', '=', title!).execute();
      await tx.updateTable('meta').set({ value: 'published anew' }).where('key', '=', CATALOGUE_KEY).execute();
    });
    await Promise.all([one.setClock(NOON + 1), other.setClock(NOON + 1)]);
    expect(await Promise.all([nameIn(one), nameIn(other)])).toEqual(['Under Another Name', 'Under Another Name']);
  });
});
