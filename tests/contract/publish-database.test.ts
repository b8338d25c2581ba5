import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator, sql, type Kysely } from 'kysely';

import { exportFolder } from '@/lib/origin/cli/publish/export-folder';
import { oneAtATime } from '@/lib/origin/cli/publish/one-at-a-time';
import { publishFolder } from '@/lib/origin/cli/publish/publish-folder';
import { unpublish } from '@/lib/origin/cli/publish/unpublish';
import { createOrigin } from '@/lib/origin/create-origin';
import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import { pictureInTest } from '@/lib/origin/publish/pages/picture-in-test';
import { publishPrepared } from '@/lib/origin/publish/publish-prepared';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { migrations } from '@/lib/origin/store/all-migrations';
import type { Schema } from '@/lib/origin/store/schema';
import { sharedDatabases, type SharedDatabase } from '../support/databases/shared-database';

const NOW = Date.parse('2026-01-20T00:00:00Z') / 1000;
const OLDER = 'of an older version of this program';

describe.each(sharedDatabases)('in $store', ({ store, makeShared }) => {
  const base = mkdtempSync(path.join(tmpdir(), 'publish-looking-'));
  const folder = path.join(base, 'folder');
  const before = { ...process.env };
  let shared: SharedDatabase;
  let said: string[];
  beforeAll(async () => {
    shared = await makeShared();
    const { dataDir, databaseUrl = '' } = shared.place;
    Object.assign(process.env, {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO_SEED: 'off',
      REVALIDATE_URL: '',
      REVALIDATE_TOKEN: '',
    });
    await folderInTest(folder);
  }, 60_000);
  beforeEach(() => void (said = []));
  afterAll(async () => {
    process.env = before;
    await shared.remove();
    rmSync(base, { recursive: true });
  });

  const io = { say: (line: string) => said.push(line), now: NOW };
  const dryRun = () => publishFolder({ folder, isDry: true, ...io });
  const looks: [string, () => Promise<unknown>][] = [
    ['export', () => exportFolder({ folder: path.join(base, 'exported'), say: io.say })],
    ['list what is held back', () => unpublish({ isUndone: false, ...io })],
  ];

  async function opened<Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
    const db = shared.open();
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  /** All that there is: files with their times and contents, once what the log has is in them, and tables with their columns and rows. */
  async function all() {
    // Another's log, and what belongs to it, come and go with whoever opens the file.
    const names = readdirSync(shared.place.dataDir, { recursive: true, withFileTypes: true }).filter(
      (item) => item.isFile() && !/-(wal|shm)$/.test(item.name),
    );
    const files = names.map((item) => path.join(item.parentPath, item.name)).sort();
    const isThere = store !== 'SQLite' || existsSync(path.join(shared.place.dataDir, 'komawari.db'));
    const tables = isThere
      ? await opened(async (db) => {
          const found = (await db.introspection.getTables({ withInternalKyselyTables: true })).sort((a, b) =>
            a.name.localeCompare(b.name),
          );
          // Whoever closes the file last would put it there, at some time: no look does that by itself.
          if (store === 'SQLite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
          return Promise.all(
            found.map(async ({ name, columns }) => [
              name,
              columns.map((column) => column.name),
              (await sql`select * from ${sql.table(name)}`.execute(db)).rows.map((row) => JSON.stringify(row)).sort(),
            ]),
          );
        })
      : [];
    return {
      files: files.map((file) => [
        file,
        statSync(file).mtimeMs,
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
      tables,
    };
  }

  async function expectUntouched(work: () => Promise<unknown>): Promise<void> {
    const was = await all();
    await work();
    expect(await all()).toEqual(was);
  }

  test('looking at what is empty leaves it empty', async () => {
    await expectUntouched(async () => {
      expect(await dryRun()).toBeUndefined();
      for (const [, look] of looks) await expect(look()).rejects.toThrow('Nothing has been published here.');
    });
    expect(said.join()).toContain('All is well. Nothing was changed.');
    expect((await all()).tables).toEqual([]);
  }, 60_000);

  test('looking at tables of an older version leaves them so, and says that they are', async () => {
    const some = Object.fromEntries(Object.entries(migrations).slice(0, -2));
    const { error } = await opened((db) =>
      new Migrator({ db, provider: { getMigrations: () => Promise.resolve(some) } }).migrateToLatest(),
    );
    expect(error).toBeUndefined();
    await expectUntouched(async () => {
      expect(await dryRun()).toBeUndefined();
      for (const [, look] of looks) await expect(look()).rejects.toThrow(OLDER);
    });
    expect(said.join()).toContain(OLDER);
  }, 60_000);

  test('looking at what is published leaves it as it is, notes too', async () => {
    expect(await publishFolder({ folder, isDry: false, ...io })).toBeUndefined();
    await writeAll(folder, { 'ferry-at-six/series.yaml': SERIES.replace('rating: teen', 'rating: teen-plus') });
    await expectUntouched(async () => {
      expect(await dryRun()).toBeUndefined();
      for (const [, look] of looks) await look();
    });
    expect(said.join()).toMatch(/Changed +ferry-at-six/);
  }, 60_000);

  test('a start with the demo is refused, and leaves what is published as it is', async () => {
    await expectUntouched(async () => {
      await expect(createOrigin({ ...shared.place, demoSeed: 1, now: () => NOW })).rejects.toThrow(
        /publisher’s catalogue[^]*DEMO_SEED=off/,
      );
    });
    const origin = await createOrigin({ ...shared.place, now: () => NOW });
    await origin.close();
  }, 60_000);

  test('a folder with faults leaves what is published as it is', async () => {
    const faulty = path.join(base, 'faulty');
    cpSync(folder, faulty, { recursive: true });
    const chapter = path.join(faulty, 'ferry-at-six/eng/001.cbz');
    writeFileSync(chapter, readFileSync(chapter).subarray(0, -100));
    await writeAll(faulty, {
      'ferry-at-six/series.yaml': `${SERIES.replace('The Six', 'The Seven')}  - { number: 3, start: 2026-01-19T15:00:00Z }\npictures: { cover: { eng: cover.png } }\n`,
      'ferry-at-six/cover.png': await pictureInTest(60, 90, 'png', '#f00'),
      'ferry-at-six/eng/003.cbz': await chapterInTest([], '#020'),
      'night-kiln/series.yaml': 'title: { eng: Night Kiln }\n',
    });
    // What has been read of it is noted, and of no other.
    const published = async () => ({
      ...(await all()),
      files: (await all()).files.filter(([file]) => !String(file).endsWith('publish-notes.json')),
    });
    const was = await published();
    const faults = await publishFolder({ folder: faulty, isDry: false, ...io });
    expect(faults).toMatch(/001\.cbz[^]*It breaks off before its end\./);
    expect(faults).toMatch(/night-kiln[^]*is missing/);
    expect(await published()).toEqual(was);
    expect(was.files.filter(([file]) => String(file).endsWith('.webp'))).not.toEqual([]);
    expect(said).toEqual([]);
  }, 60_000);

  if (store !== 'PostgreSQL') return;

  /** Publishes what has changed in the folder, after something that befalls whoever has the lock. */
  function publishAfter(misfortune: (held: Kysely<Schema>, db: Kysely<Schema>) => Promise<unknown>) {
    return opened((db) =>
      oneAtATime(db, shared.place, async (held, requireLock) => {
        const { publication } = await readPublication(folder, { now: NOW });
        await misfortune(held, db);
        return publishPrepared(held, {
          publication: publication!,
          kept: openKeptFiles(shared.place),
          now: NOW,
          folder,
          dataDir: shared.place.dataDir,
          marks: [],
          requireLock,
          warn: io.say,
        });
      }),
    );
  }

  const sessionOf = async (db: Kysely<Schema>) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid;
  const end = async (held: Kysely<Schema>, db: Kysely<Schema>) =>
    void (await sql`select pg_terminate_backend(${await sessionOf(held)}, 5000)`.execute(db));
  const other = (work = () => Promise.resolve('in')) => opened((db) => oneAtATime(db, shared.place, work));

  test('whoever has lost the lock on the way stops, and changes nothing', async () => {
    await expect(publishAfter(() => other())).rejects.toThrow('Another publication is under way');
    await writeAll(folder, { 'ferry-at-six/series.yaml': SERIES.replace('rating: teen', 'rating: mature') });
    const was = await all();
    await expect(
      publishAfter(async (held, db) => {
        await end(held, db);
        expect(await other()).toBe('in');
      }),
    ).rejects.toThrow('was lost. The catalogue is as it was');
    expect((await all()).tables).toEqual(was.tables);
  }, 60_000);

  test('whoever is put behind another session while somebody else publishes stops, too', async () => {
    const was = await all();
    let rival: Promise<unknown> = Promise.resolve();
    let letGo = () => undefined as void;
    await expect(
      publishAfter(async (held) => {
        // As a pooler's next session is without the lock of the one before.
        await sql`select pg_advisory_unlock_all()`.execute(held);
        await new Promise<void>((isIn) => {
          rival = other(() => {
            isIn();
            return new Promise<string>((leave) => void (letGo = () => leave('out')));
          });
        });
      }),
    ).rejects.toThrow('was lost. The catalogue is as it was');
    letGo();
    expect(await rival).toBe('out');
    expect((await all()).tables).toEqual(was.tables);
  }, 60_000);

  test('a lock that is lost once all is done is no failure', async () => {
    expect(await opened((db) => oneAtATime(db, shared.place, (held) => end(held, db).then(() => 'done')))).toBe('done');
  }, 60_000);
});
