import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql, type Kysely } from 'kysely';

import { databaseRefusal, tellDiskFaults } from '@/lib/origin/cli/publish/tell-disk-faults';
import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { KEPT_FOLDER } from '@/lib/origin/kept/kept-path';
import { CATALOGUE_TABLES, type CatalogueTable } from '@/lib/origin/store/catalogue-tables';
import { CATALOGUE, chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import { pictureInTest } from '@/lib/origin/publish/pages/picture-in-test';
import { publishPrepared } from '@/lib/origin/publish/publish-prepared';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { migrate } from '@/lib/origin/store/migrate';
import type { Schema } from '@/lib/origin/store/schema';
import { bundle } from '@/tests/support/bundle';
import { sharedDatabases, type SharedDatabase } from '@/tests/support/databases/shared-database';

const KILLED_AT = path.resolve(__dirname, '../../support/killed-at.mjs');
const built = mkdtempSync(path.join(tmpdir(), 'publish-faults-'));
const now = Math.floor(Date.now() / 1000);
let program: string;
beforeAll(
  () => void (program = bundle(built, 'publish', { entryPoints: ['tests/support/publish-process/program.ts'] })),
);
afterAll(() => rmSync(built, { recursive: true }));

describe.each(sharedDatabases)('in $store', ({ store, makeShared }) => {
  const isFile = store === 'SQLite';
  let root: string;
  let dataDir: string;
  let shared: SharedDatabase;
  let db: Kysely<Schema>;
  beforeEach(async () => {
    [root, shared] = await Promise.all([mkdtemp(path.join(tmpdir(), 'publish-folder-')), makeShared()]);
    dataDir = shared.place.dataDir;
    await folderInTest(root);
    db = shared.open();
    await migrate(db);
    await publish();
    await favourite();
    await change();
  }, 60_000);
  afterEach(async () => {
    await db.destroy();
    await shared.remove();
    await rm(root, { recursive: true });
  });

  const kept = () => openKeptFiles({ dataDir });
  async function publish(files = kept()) {
    const { publication } = await readPublication(root, { now });
    return publishPrepared(db, {
      publication: publication!,
      marks: [],
      kept: files,
      now,
      folder: root,
      dataDir,
      warn: console.error,
    });
  }

  /** A reader's mark at what stays. */
  async function favourite(): Promise<void> {
    const { id } = await db.selectFrom('titles').select('id').where('language', '=', 'eng').executeTakeFirstOrThrow();
    await db.insertInto('sessions').values({ id: 'ada', created_at: now }).execute();
    await db.insertInto('favorites').values({ session_id: 'ada', title_id: id, created_at: now }).execute();
  }

  /** A page is another, a chapter is new, a language is gone, and the series has another name and a picture. */
  async function change(): Promise<void> {
    await rm(path.join(root, 'ferry-at-six/esp'), { recursive: true });
    await writeAll(root, {
      'ferry-at-six/series.yaml': `${SERIES.replace('The Six', 'The Seven').replace(/ {2}esp:.*\n/, '')}  - { number: 3, start: 2026-01-19T15:00:00Z }\npictures: { cover: { eng: cover.png } }\n`,
      'ferry-at-six/cover.png': await pictureInTest(60, 90, 'png', '#f00'),
      'ferry-at-six/eng/001.cbz': await chapterInTest([], '#200'),
      'ferry-at-six/eng/003.cbz': await chapterInTest([], '#020'),
    });
  }

  /** All rows of the catalogue, but what was said by whom when; and what readers have of it. */
  async function catalogue(): Promise<Record<string, unknown[]>> {
    const tables = [...(Object.keys(CATALOGUE_TABLES) as CatalogueTable[]), 'favorites'];
    const rows = await Promise.all(
      tables.map(
        async (table) =>
          [
            table,
            (
              await db
                .selectFrom(table as 'meta')
                .selectAll()
                .execute()
            )
              .map((row) => JSON.stringify(row))
              .sort(),
          ] as const,
      ),
    );
    const version = await db.selectFrom('meta').selectAll().where('key', '=', 'catalogue').execute();
    return Object.fromEntries([...rows, ['version', version]]);
  }

  /** The command in a process of its own. */
  function begin(env: Record<string, string> = {}) {
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: shared.place.databaseUrl ?? '',
      DEMO_SEED: 'off',
      STORAGE_URL: '',
      REVALIDATE_URL: '',
      REVALIDATE_TOKEN: '',
    };
    const child = spawn(process.execPath, ['--import', KILLED_AT, program, 'publish', root], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...settings, ...env },
    });
    const [said, complained] = [text(child.stdout), text(child.stderr)];
    const ended = once(child, 'close').then(async ([code, signal]) => {
      if (signal && !isFile) await lettingGo();
      return { ended: (signal ?? code) as string | number, said: await said, complained: await complained };
    });
    return { child, ended };
  }
  const run = (killedAt = '') => begin({ KILLED_AT: killedAt }).ended;

  /** A server finds out by itself that who was connected is gone, and lets go of his locks then. */
  const lettingGo = () =>
    db
      .transaction()
      .execute(
        async (tx) =>
          void (
            await sql`lock table meta in access exclusive mode`.execute(tx),
            await sql`select pg_advisory_xact_lock(1263492417)`.execute(tx)
          ),
      );

  async function expectNew(): Promise<void> {
    expect((await db.selectFrom('titles').select('name').execute()).map(({ name }) => name)).toEqual([
      'The Seven O’Clock Ferry',
    ]);
    expect(
      (await db.selectFrom('chapters').select('number').orderBy('number').execute()).map(({ number }) => number),
    ).toEqual([1, 2, 3]);
    expect(await db.selectFrom('favorites').selectAll().execute()).toMatchObject([{ session_id: 'ada' }]);
    const files = await readdir(path.join(dataDir, KEPT_FOLDER), { recursive: true });
    // Three chapters of a page and a spread, and a cover.
    const whole = files.filter((name) => name.endsWith('.webp'));
    expect(whole).toHaveLength(3 * 2 * 3 + 1);
    for (const name of whole) expect((await stat(path.join(dataDir, KEPT_FOLDER, name))).size).toBeGreaterThan(0);
    expect(await run()).toMatchObject({ ended: 0, said: expect.stringContaining('Nothing has changed.') });
  }

  test('killed before the catalogue is written, leaves the old one and resumes', async () => {
    const before = await catalogue();
    // While it reads, as it notes what it has read and who it is, and while it makes files.
    for (const point of [
      'readdir ferry-at-six 1',
      'rename publish-notes.json 1',
      'statement insert into "meta" 1',
      'readdir published 1',
      'rename .webp 1',
      'open .webp 6',
      'rename .webp 5',
    ]) {
      expect([point, (await run(point)).ended]).toEqual([point, 'SIGKILL']);
      expect(await catalogue()).toEqual(before);
    }
    expect(await run()).toMatchObject({ ended: 0, said: expect.stringContaining('Published.') });
    await expectNew();
  }, 120_000);

  test('killed while it writes rows, leaves the old catalogue and resumes', async () => {
    const before = await catalogue();
    // In a file each write is a transaction, that of who this is too.
    expect((await run(`statement commit ${isFile ? 2 : 1}`)).ended).toBe('SIGKILL');
    expect(await catalogue()).toEqual(before);
    let statement = 20;
    // On and on, until a run has fewer statements than that, or is killed when all is written.
    for (; JSON.stringify(await catalogue()) === JSON.stringify(before); statement += isFile ? 15 : 40)
      await run(`statement  ${statement}`);
    expect(statement).toBeGreaterThan(100);
    expect((await run()).ended).toBe(0);
    await expectNew();
  }, 180_000);

  test('killed before it notifies the sites, leaves the new catalogue', async () => {
    const site = createServer((request) => void request.resume().socket.emit('told')).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { child, ended } = begin({
      REVALIDATE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}/revalidate`,
      REVALIDATE_TOKEN: 'sixteen-characters',
    });
    await once(site, 'request');
    child.kill('SIGKILL');
    expect((await ended).ended).toBe('SIGKILL');
    site.closeAllConnections();
    site.close();
    await expectNew();
  }, 60_000);

  test('killed while it collects garbage, leaves referenced files and resumes', async () => {
    const old = await readdir(path.join(dataDir, KEPT_FOLDER), { recursive: true });
    await writeAll(root, { 'ferry-at-six/eng/002.zip': await chapterInTest([], '#002') });
    expect((await run()).ended).toBe(0);
    const notes = path.join(dataDir, 'published-unused.json');
    const unused = Object.keys(JSON.parse(await readFile(notes, 'utf8')) as Record<string, number>);
    expect(unused.length).toBeGreaterThan(2);
    for (const name of old.filter((file) => file.endsWith('.webp')))
      await utimes(path.join(dataDir, KEPT_FOLDER, name), 1, 1);
    await writeFile(notes, JSON.stringify(Object.fromEntries(unused.map((name) => [name, 1]))));
    const before = await catalogue();
    for (const point of ['rm .webp 2', 'rename published-unused.json 1']) {
      expect([point, (await run(point)).ended]).toEqual([point, 'SIGKILL']);
      expect(await catalogue()).toEqual(before);
    }
    expect((await run()).ended).toBe(0);
    await expectNew();
  }, 120_000);

  if (!isFile) return;

  test.each(['ENOSPC', 'EROFS', 'EACCES'])('names the disk error (%s) and leaves the old catalogue', async (code) => {
    const before = await catalogue();
    let left = 3;
    const failing: ReturnType<typeof kept>['write'] = (name, bytes) =>
      left-- > 0
        ? kept().write(name, bytes)
        : Promise.reject(Object.assign(new Error(`${code}: it fails, write`), { code }));
    await expect(publish(tellDiskFaults({ ...kept(), write: failing }, dataDir))).rejects.toThrow(
      /^The data folder .+ cannot be used: (the disk is full|it lies on a disk that can only be read|this user may not read or write in it)\.$/,
    );
    expect(await catalogue()).toEqual(before);
    expect((await publish()).changes).toBeDefined();
  });

  test('leaves the old catalogue when the database is full', async () => {
    const before = await catalogue();
    const words = `${'x'.repeat(1900)} `;
    await writeAll(root, {
      'catalogue.yaml': `${CATALOGUE}announcements:\n${Array.from({ length: 40 }, (_, index) => `  - { key: a-${index}, date: 2020-01-01T00:00:00Z, texts: { eng: { title: Calm, body: "<p>${words}</p>" } } }`).join('\n')}\n`,
    });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]!.page_count))}`.execute(db);
    await expect(publish()).rejects.toThrow(/full/);
    expect(await catalogue()).toEqual(before);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await publish()).changes).toBeDefined();
    expect(await db.selectFrom('announcements').selectAll().execute()).toHaveLength(40);
  });

  test('names a locked database and leaves the old catalogue', async () => {
    const before = await catalogue();
    const other = shared.open();
    // The clock that waiting is measured by runs ahead.
    let time = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (time += 6000));
    const refusal = await other
      .transaction()
      .execute(() => publish().catch((error: unknown) => databaseRefusal(error, dataDir)));
    clock.mockRestore();
    await other.destroy();
    expect((refusal as Error).message).toMatch(
      /^The data folder .+ cannot be used: another program is holding its database, komawari\.db\.$/,
    );
    expect(await catalogue()).toEqual(before);
    expect((await publish()).changes).toBeDefined();
  });
});
