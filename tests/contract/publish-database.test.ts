import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';

import { limits } from '@/lib/limits';
import { publishPrepared } from '@/lib/origin/publish/publish-prepared';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { exportFolder } from '@/lib/origin/cli/publish/export-folder';
import { publishFolder } from '@/lib/origin/cli/publish/publish-folder';
import { unpublish } from '@/lib/origin/cli/publish/unpublish';
import { createOrigin } from '@/lib/origin/create-origin';
import { chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import { pictureInTest } from '@/lib/origin/publish/pages/picture-in-test';
import { sha256Of } from '@/lib/origin/sha256-of';
import { openDatabase } from '@/lib/origin/store/open-database';
import type { Schema } from '@/lib/origin/store/schema';

const NOW = Date.parse('2026-01-20T00:00:00Z') / 1000;

const base = mkdtempSync(path.join(tmpdir(), 'publish-database-'));
const [folder, dataDir] = [path.join(base, 'folder'), path.join(base, 'data')];
const environment = { ...process.env };
let output: string[];
beforeAll(async () => {
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_SEED: 'off',
    REVALIDATE_URL: '',
    REVALIDATE_TOKEN: '',
  });
  await folderInTest(folder);
});
beforeEach(() => void (output = []));
afterAll(() => {
  process.env = environment;
  rmSync(base, { recursive: true });
});

const io = { say: (line: string) => output.push(line), now: NOW };
const dryRun = () => publishFolder({ folder, isDry: true, ...io });
const reads = {
  export: () => exportFolder({ folder: path.join(base, 'exported'), say: io.say }),
  list: () => unpublish({ isUndone: false, ...io }),
};

async function withDatabase<Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** All files with their times and hashes, and all tables with their columns and rows. */
async function readState() {
  if (!existsSync(dataDir)) return { files: [], tables: [] };
  const tables = existsSync(path.join(dataDir, 'komawari.db'))
    ? await withDatabase(async (db) => {
        const found = await db.introspection.getTables({ withInternalKyselyTables: true });
        // Closing the database does this at a time of its own, which changes the file.
        await sql`pragma wal_checkpoint(truncate)`.execute(db);
        return Promise.all(
          found.map(async ({ name, columns }) => [
            name,
            columns.map((column) => column.name),
            (await sql`select * from ${sql.table(name)}`.execute(db)).rows,
          ]),
        );
      })
    : [];
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !/-(wal|shm)$/.test(item.name))
    .map((item) => path.join(item.parentPath, item.name))
    .sort();
  return { files: files.map((file) => [file, statSync(file).mtimeMs, sha256Of(readFileSync(file))]), tables };
}

async function expectUnchanged(work: () => Promise<unknown>): Promise<void> {
  const before = await readState();
  await work();
  expect(await readState()).toEqual(before);
}

test('a dry run, an export and a list leave a published catalogue and its notes', async () => {
  const often = jest.replaceProperty(limits as { publishProgressMs: number }, 'publishProgressMs', 1);
  const progress: string[] = [];
  const log = (line: string) => progress.push(line);
  expect(await publishFolder({ folder, isDry: false, ...io, log })).toBeUndefined();
  often.restore();
  expect(progress.join('\n')).toMatch(/^Preparing pages: \d of 2/m);
  expect(output.join()).toContain('Readers find 3 chapters: 3 free');
  await writeAll(folder, {
    'ferry-at-six/series.yaml': `${SERIES.replace('rating: teen', 'rating: teen-plus')}access: { first: 1, newest: [ticket] }\n`,
  });
  await expectUnchanged(async () => {
    expect(await dryRun()).toBeUndefined();
    for (const read of Object.values(reads)) await read();
  });
  expect(output.join()).toMatch(/Changed +ferry-at-six/);
  expect(output.join()).toContain('Readers find 3 chapters: 2 free, 1 with a ticket');
});

test('a start with the demo seed is refused over a published catalogue', async () => {
  await expectUnchanged(async () => {
    await expect(createOrigin({ dataDir, demoSeed: 1, now: () => NOW })).rejects.toThrow(
      /publisher’s catalogue[^]*DEMO_SEED=off/,
    );
  });
});

test('a folder with faults leaves the published catalogue and its files', async () => {
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
  // The notes of what was read may change: they are no part of the catalogue.
  const published = async () => {
    const { files, tables } = await readState();
    return { tables, files: files.filter(([file]) => !String(file).endsWith('publish-notes.json')) };
  };
  const before = await published();
  const faults = await publishFolder({ folder: faulty, isDry: false, ...io });
  expect(faults).toMatch(/001\.cbz[^]*It breaks off before its end\./);
  expect(faults).toMatch(/night-kiln[^]*is missing/);
  expect(await published()).toEqual(before);
  expect(before.files.filter(([file]) => String(file).endsWith('.webp'))).not.toEqual([]);
  expect(output).toEqual([]);
});

test('publishes no row before every file is stored', async () => {
  const changed = path.join(base, 'changed');
  cpSync(folder, changed, { recursive: true });
  await writeAll(changed, {
    'ferry-at-six/series.yaml': SERIES.replace('The Six', 'The Seven'),
    'ferry-at-six/eng/001.cbz': await chapterInTest([], '#200'),
  });
  const { publication } = await readPublication(changed, { now: NOW });
  const files = openKeptFiles({ dataDir });
  const failing = { ...files, write: () => Promise.reject(new Error('the disk is full')) };
  const titles = (db: Kysely<Schema>) => db.selectFrom('titles').select(['id', 'name']).orderBy('id').execute();
  await withDatabase(async (db) => {
    const before = await titles(db);
    const work = { publication: publication!, marks: [], now: NOW, folder: changed, dataDir, warn: () => undefined };
    await expect(publishPrepared(db, { ...work, kept: failing })).rejects.toThrow('the disk is full');
    expect(await titles(db)).toEqual(before);
    await publishPrepared(db, { ...work, kept: files });
    expect((await titles(db)).map(({ name }) => name)).toContain('The Seven O’Clock Ferry');
  });
});
