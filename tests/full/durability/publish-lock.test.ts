import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';

import { oneAtATime } from '@/lib/origin/cli/publish/one-at-a-time';
import { createOrigin } from '@/lib/origin/create-origin';
import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { folderInTest } from '@/lib/origin/publish/folder-in-test';
import { publishPrepared } from '@/lib/origin/publish/publish-prepared';
import { readPublication } from '@/lib/origin/publish/read-publication';
import type { Schema } from '@/lib/origin/store/schema';
import { sharedDatabases, type SharedDatabase } from '@/tests/support/databases/shared-database';

const NOW = Date.parse('2026-01-20T00:00:00Z') / 1000;
const LOST = 'was lost. The catalogue is as it was';

// The advisory lock of PostgreSQL ends with its connection; SQLite's lock file does not.
describe.each(sharedDatabases.filter(({ store }) => store === 'PostgreSQL'))('the lock in $store', ({ makeShared }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-lock-'));
  let shared: SharedDatabase;
  beforeAll(async () => {
    shared = await makeShared();
    await (await createOrigin({ ...shared.place, now: () => NOW })).close();
    await folderInTest(folder);
  }, 60_000);
  afterAll(async () => {
    await shared.remove();
    rmSync(folder, { recursive: true });
  });

  async function withDatabase<Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
    const db = shared.open();
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }
  const publishOther = (work = () => Promise.resolve('published')) =>
    withDatabase((db) => oneAtATime(db, shared.place, work));
  const endSession = async (locked: Kysely<Schema>, db: Kysely<Schema>) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(locked);
    await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(db);
  };

  /** Publishes the folder after something has happened to the connection with the lock. */
  const publishAfter = (event: (locked: Kysely<Schema>, db: Kysely<Schema>) => Promise<unknown>) =>
    withDatabase((db) =>
      oneAtATime(db, shared.place, async (locked, requireLock) => {
        const { publication } = await readPublication(folder, { now: NOW });
        await event(locked, db);
        return publishPrepared(locked, {
          publication: publication!,
          kept: openKeptFiles(shared.place),
          now: NOW,
          folder,
          dataDir: shared.place.dataDir,
          marks: [],
          requireLock,
          warn: console.error,
        });
      }),
    );
  afterEach(async () => {
    expect(await withDatabase((db) => db.selectFrom('titles').selectAll().execute())).toEqual([]);
  });

  test('that is lost with its session stops the publication before it writes', async () => {
    const publishing = publishAfter(async (locked, db) => {
      await endSession(locked, db);
      expect(await publishOther()).toBe('published');
    });
    await expect(publishing).rejects.toThrow(LOST);
  });

  test('that is lost behind a pooler while another publishes stops the publication', async () => {
    let other: Promise<unknown> = Promise.resolve();
    let leave = () => undefined as void;
    const publishing = publishAfter(async (locked) => {
      // The next session of a pooler is without the lock of the one before.
      await sql`select pg_advisory_unlock_all()`.execute(locked);
      await new Promise<void>((entered) => {
        other = publishOther(() => {
          entered();
          return new Promise<string>((resolve) => void (leave = () => resolve('left')));
        });
      });
    });
    await expect(publishing).rejects.toThrow(LOST);
    leave();
    expect(await other).toBe('left');
  });
});
