import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';

import { publishFolder } from '@/lib/origin/cli/publish/publish-folder';
import { alone } from '@/lib/origin/publish/apply/apply-publication';
import { chapterInTest, folderInTest, SERIES } from '@/lib/origin/publish/folder-in-test';
import type { Schema } from '@/lib/origin/store/schema';
import { sharedDatabases, type SharedDatabase } from '@/tests/support/databases/shared-database';
import { openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

const PUBLISHED = Date.parse('2026-01-20T00:00:00Z') / 1000;
const THIRD_OUT = Date.parse('2026-01-21T00:00:00Z') / 1000;
/** More than a server is asked on at once. */
const READERS = Array.from({ length: 12 }, (_, at) => `reader-${at}`);
/** Less than somebody waits for a lock of another's: what waits for it is not answered in time. */
const ANSWERED_MS = 9_000;

describe.each(sharedDatabases)('while a publication is written in $store', ({ makeShared }) => {
  const base = mkdtempSync(path.join(tmpdir(), 'under-way-'));
  const before = { ...process.env };
  let shared: SharedDatabase;
  let origin: TestOrigin;
  let publisher: Kysely<Schema>;
  let written: Promise<void>;
  let end: () => void;

  beforeAll(async () => {
    shared = await makeShared();
    const { dataDir, databaseUrl = '' } = shared.place;
    Object.assign(process.env, {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO_SEED: 'off',
      STORAGE_URL: '',
      REVALIDATE_URL: '',
      REVALIDATE_TOKEN: '',
    });
    const third = {
      'ferry-at-six/series.yaml': `${SERIES}  - { number: 3, start: 2026-01-20T15:00:00Z }\n`,
      'ferry-at-six/eng/003.cbz': await chapterInTest(),
    };
    const folder = path.join(base, 'folder');
    await folderInTest(folder, third);
    expect(await publishFolder({ folder, isDry: false, now: PUBLISHED, say: () => undefined })).toBeUndefined();
    origin = await openOrigin({ dataDir, database: shared.open(), demoSeed: undefined, now: () => clock });
    publisher = shared.open();
  }, 60_000);
  afterAll(async () => {
    process.env = before;
    await origin.close();
    await publisher.destroy();
    await shared.remove();
    rmSync(base, { recursive: true });
  });

  let clock = PUBLISHED;

  test('has begun', async () => {
    await new Promise<void>((begun) => {
      written = alone(publisher, PUBLISHED, () => (begun(), new Promise<void>((done) => void (end = done))));
    });
  });

  test(
    'what is due meanwhile keeps nobody waiting',
    async () => {
      clock = THIRD_OUT;
      expect((await origin.send('language')).status).toBe(200);
    },
    ANSWERED_MS,
  );

  test(
    'readers with sessions enter free chapters, and leave others room',
    async () => {
      const [first] = await origin.database.selectFrom('chapters').select('id').orderBy('id').execute();
      const entered = await Promise.all(
        READERS.map((session) => origin.send(`manga_viewer?chapter_id=${first!.id}`, { session })),
      );
      expect(entered.map(({ status }) => status)).toEqual(READERS.map(() => 200));
      // Nothing that is kept for this second is answered with.
      clock += 1;
      expect((await origin.send('title_list/allV2')).status).toBe(200);
      // However often the schedule is due again, one waits.
      for (let again = 0; again < READERS.length; again++) {
        clock += 20;
        expect((await origin.send('language')).status).toBe(200);
      }
    },
    ANSWERED_MS,
  );

  test('counts every view afterwards', async () => {
    end();
    await written;
    const views = async () =>
      (await origin.database.selectFrom('chapter_views').select('session_id').orderBy('session_id').execute()).map(
        ({ session_id }) => session_id,
      );
    const { title_id: titleId } = await origin.database
      .selectFrom('chapters')
      .select('title_id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    // A session's later write waits for its view: for a place among the writers, and then for the session's row.
    await Promise.all(
      READERS.map((session) => origin.view(`title_list/bookmark?title_id=${titleId}`, { method: 'PUT', session })),
    );
    expect(await views()).toEqual([...READERS].sort());
    clock += 60;
    expect((await origin.view(`title_detailV3?title_id=${titleId}`)).titleDetailView!.nextTimeStamp).toBe(0);
  });
});
