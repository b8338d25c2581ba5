import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';

import { tellDiskFaults } from '@/lib/origin/cli/publish/tell-disk-faults';
import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { KEPT_FOLDER } from '@/lib/origin/kept/kept-path';
import { CATALOGUE_TABLES, type CatalogueTable } from '@/lib/origin/publish/apply/wanted-rows';
import { CATALOGUE, chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import { pictureInTest } from '@/lib/origin/publish/pages/picture-in-test';
import { publishPrepared } from '@/lib/origin/publish/publish-prepared';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { migrate } from '@/lib/origin/store/migrate';
import { openDatabase } from '@/lib/origin/store/open-database';
import type { Schema } from '@/lib/origin/store/schema';
import { bundle } from '../support/bundle';

const built = mkdtemp(path.join(tmpdir(), 'publish-faults-'));
const now = Math.floor(Date.now() / 1000);
let program: string;
let root: string;
let dataDir: string;
let db: Kysely<Schema>;
beforeAll(async () => void (program = bundle(await built, 'publish-process', { entryPoints: ['tests/support/publish-process/program.ts'] })));
afterAll(async () => rm(await built, { recursive: true }));
beforeEach(async () => {
  [root, dataDir] = [await mkdtemp(path.join(tmpdir(), 'publish-folder-')), await mkdtemp(path.join(tmpdir(), 'publish-data-'))];
  await folderInTest(root);
  db = openDatabase({ dataDir });
  await migrate(db);
  await publish();
  await change();
});
afterEach(async () => {
  await db.destroy();
  await Promise.all([root, dataDir].map((folder) => rm(folder, { recursive: true })));
});

async function publish(kept = openKeptFiles({ dataDir })) {
  const { publication } = await readPublication(root, { now });
  return publishPrepared(db, { publication: publication!, marks: [], kept, now, folder: root, dataDir, warn: console.error });
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

/** All rows of the catalogue, but what was said by whom when. */
async function catalogue(): Promise<Record<string, unknown[]>> {
  const tables = Object.keys(CATALOGUE_TABLES) as CatalogueTable[];
  const rows = await Promise.all(tables.map(async (table) => [table, await db.selectFrom(table as 'meta').selectAll().execute()] as const));
  const version = await db.selectFrom('meta').selectAll().where('key', '=', 'catalogue').execute();
  return Object.fromEntries([...rows, ['version', version]]);
}

async function publishKilled(file: number, statement: number): Promise<unknown> {
  const child = spawn(process.execPath, [program, root, dataDir, String(file), String(statement)], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

async function expectNew(): Promise<void> {
  expect((await db.selectFrom('titles').select('name').execute()).map(({ name }) => name)).toEqual(['The Seven O’Clock Ferry']);
  expect((await db.selectFrom('chapters').select('number').orderBy('number').execute()).map(({ number }) => number)).toEqual([1, 2, 3]);
  const files = await readdir(path.join(dataDir, KEPT_FOLDER), { recursive: true });
  // Three chapters of a page and a spread, and a cover.
  const whole = files.filter((name) => name.endsWith('.webp'));
  expect(whole).toHaveLength(3 * 2 * 3 + 1);
  for (const name of whole) expect((await stat(path.join(dataDir, KEPT_FOLDER, name))).size).toBeGreaterThan(0);
  expect((await publish()).changes).toBeUndefined();
}

test('killed while it makes files, at any of them, the old catalogue is whole, and the next run makes what is missing', async () => {
  const before = await catalogue();
  for (const file of [1, 4, 6, 2]) {
    expect(await publishKilled(file, 0)).toBe('SIGKILL');
    expect(await catalogue()).toEqual(before);
  }
  expect(await publishKilled(0, 0)).toBe(0);
  await expectNew();
}, 60_000);

test('killed while it writes rows, at any of them, the old catalogue is whole, and the next run writes the new one', async () => {
  const before = await catalogue();
  let statement = 20;
  let ended: unknown = 'SIGKILL';
  // On and on, until a run has fewer statements than that.
  for (; ended === 'SIGKILL'; statement += 15) {
    const isOld = JSON.stringify(await catalogue()) === JSON.stringify(before);
    // What was killed after it was written has nothing left to be undone.
    if (!isOld) break;
    ended = await publishKilled(0, statement);
  }
  expect(statement).toBeGreaterThan(100);
  expect(await publishKilled(0, 0)).toBe(0);
  await expectNew();
}, 120_000);

test.each(['ENOSPC', 'EROFS', 'EACCES'])('a disk that takes no file (%s) is told by name, and leaves the old catalogue', async (code) => {
  const before = await catalogue();
  let left = 3;
  const kept = openKeptFiles({ dataDir });
  const failing: typeof kept.write = (name, bytes) => (left-- > 0 ? kept.write(name, bytes) : Promise.reject(Object.assign(new Error(`${code}: it fails, write`), { code })));
  await expect(publish(tellDiskFaults({ ...kept, write: failing }, dataDir))).rejects.toThrow(/^The data folder .+ cannot be used: (the disk is full|it lies on a disk that can only be read|this user may not read or write in it)\.$/);
  expect(await catalogue()).toEqual(before);
  expect((await publish()).changes).toBeDefined();
  await expectNew();
});

test('a disk that has no room for rows leaves the old catalogue', async () => {
  const before = await catalogue();
  const text = `${'x'.repeat(1900)} `;
  await writeAll(root, { 'catalogue.yaml': `${CATALOGUE}announcements:\n${Array.from({ length: 40 }, (_, index) => `  - { key: a-${index}, date: 2020-01-01T00:00:00Z, texts: { eng: { title: Calm, body: "<p>${text}</p>" } } }`).join('\n')}\n` });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]!.page_count))}`.execute(db);
  await expect(publish()).rejects.toThrow(/full/);
  expect(await catalogue()).toEqual(before);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect((await publish()).changes).toBeDefined();
  expect(await db.selectFrom('announcements').selectAll().execute()).toHaveLength(40);
});
