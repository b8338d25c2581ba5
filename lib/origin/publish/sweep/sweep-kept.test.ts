/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { createDiskFiles } from '../../kept/disk-files';
import type { KeptFile } from '../../kept/kept-files';
import { KEPT_FOLDER, keptPath, USERS_FILE } from '../../kept/kept-path';
import { readCatalogueId } from '../../store/catalogue-id';
import { migrate } from '../../store/migrate';
import { openDatabase } from '../../store/open-database';
import type { Schema } from '../../store/schema';
import { folderInTest, SERIES, writeAll } from '../folder-in-test';
import { pictureInTest } from '../pages/picture-in-test';
import { publishPrepared } from '../publish-prepared';
import { readPublication } from '../read-publication';
import { sweepKept } from './sweep-kept';

// Each publishes several times.
jest.setTimeout(60_000);

const DAY = 86_400;
let root: string;
let dataDir: string;
let db: Kysely<Schema>;
let now: number;
beforeEach(async () => {
  now = Math.floor(Date.now() / 1000);
  root = await mkdtemp(path.join(tmpdir(), 'sweep-folder-'));
  dataDir = await mkdtemp(path.join(tmpdir(), 'sweep-data-'));
  await folderInTest(root);
  db = openDatabase({ dataDir });
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  await Promise.all([root, dataDir].map((folder) => rm(folder, { recursive: true })));
});

const keptFolder = () => path.join(dataDir, KEPT_FOLDER);
const kept = () => createDiskFiles(keptFolder());
const files = async () =>
  (await readdir(keptFolder(), { recursive: true })).filter((name) => /\.(webp|tmp)$/.test(name)).sort();

async function publish() {
  const { publication } = await readPublication(root, { now });
  return publishPrepared(db, {
    publication: publication!,
    marks: [],
    kept: kept(),
    now,
    folder: root,
    dataDir,
    warn: (line) => {
      throw new Error(line);
    },
  });
}

/** The folder has one chapter of one other page, and nothing else. */
async function changeAll(): Promise<void> {
  for (const language of ['esp', 'eng']) await rm(path.join(root, 'ferry-at-six', language), { recursive: true });
  const text = SERIES.replace(/ {2}esp:.*\n/, '').replace(/ {2}- number: 2[^]*/, '');
  await writeAll(root, {
    'ferry-at-six/series.yaml': text,
    'ferry-at-six/eng/001/1.png': await pictureInTest(60, 90, 'png', '#123'),
  });
}

test('what nothing names goes four days after it was last named, not before; what is named stays, however old it is', async () => {
  await publish();
  const before = await files();
  for (const name of before) await utimes(path.join(keptFolder(), name), 1, 1);
  expect((await publish()).changes).toBeUndefined();
  expect(await files()).toEqual(before);

  await changeAll();
  await publish();
  const both = await files();
  expect(both).toHaveLength(before.length + 3);
  now += 4 * DAY - 1;
  await publish();
  expect(await files()).toEqual(both);
  now += 1;
  await publish();
  expect(await files()).toEqual(both.filter((name) => !before.includes(name)));
});

test('what is named again meanwhile begins anew', async () => {
  await publish();
  const rows = await db.selectFrom('chapters').selectAll().execute();
  await db.deleteFrom('chapters').execute();
  await sweep();
  await db.insertInto('chapters').values(rows).execute();
  now += 3 * DAY;
  await sweep();
  await db.deleteFrom('chapters').execute();
  await db.updateTable('series').set({ pictures_json: null }).execute();
  now += 3 * DAY;
  expect(await sweep()).toBe(0);
  now += 4 * DAY;
  expect(await sweep()).toBe(6);
});

async function sweep() {
  const there: KeptFile[] = [];
  for await (const file of kept().list()) there.push(file);
  return sweepKept(db, { kept: kept(), id: await readCatalogueId(db), there, dataDir, now });
}

test('what another process is writing, and has just written, stays', async () => {
  await publish();
  const unfinished = `${keptPath(keptFolder(), 'abc')}.1-1.tmp`;
  await kept().write('abd', Buffer.from('new'));
  await writeFile(unfinished, 'half');
  await sweep();
  expect(await files()).toEqual(expect.arrayContaining(['ab/abc.webp.1-1.tmp', 'ab/abd.webp']));
  now += 5 * DAY;
  await sweep();
  expect(await files()).not.toContain('ab/abc.webp.1-1.tmp');
});

test('a memory of what is unused that cannot be read only makes it wait', async () => {
  await publish();
  await kept().write('abd', Buffer.from('old'));
  await utimes(keptPath(keptFolder(), 'abd'), 1, 1);
  await sweep();
  await writeFile(path.join(dataDir, 'published-unused.json'), 'rubbish');
  now += 5 * DAY;
  expect(await sweep()).toBe(0);
  now += 5 * DAY;
  expect(await sweep()).toBe(1);
});

describe('where two catalogues keep their files together', () => {
  let otherDir: string;
  let other: Kysely<Schema>;
  const users = () => path.join(keptFolder(), USERS_FILE);
  beforeEach(async () => {
    otherDir = await mkdtemp(path.join(tmpdir(), 'sweep-other-'));
    other = openDatabase({ dataDir: otherDir });
    await migrate(other);
  });
  afterEach(async () => {
    await other.destroy();
    await rm(otherDir, { recursive: true });
  });

  /** What each is told, who publishes what the folder is now. */
  async function told(into: Kysely<Schema>, dir: string): Promise<string[]> {
    const { publication } = await readPublication(root, { now });
    const lines: string[] = [];
    await publishPrepared(into, {
      publication: publication!,
      marks: [],
      kept: kept(),
      now,
      folder: root,
      dataDir: dir,
      warn: (line) => lines.push(line),
    });
    return lines;
  }

  test('neither removes what the other may need, and each says so', async () => {
    expect(await told(db, dataDir)).toEqual([]);
    const first = await files();
    await changeAll();
    expect(await told(other, otherDir)).toEqual([
      expect.stringMatching(/^Files that nothing needs any longer stay: catalogues\.json .+\.$/),
    ]);
    const both = await files();
    expect(both.length).toBeGreaterThan(first.length);
    for (const [into, dir] of [
      [db, dataDir],
      [other, otherDir],
      [db, dataDir],
      [other, otherDir],
    ] as const) {
      now += 5 * DAY;
      expect(await told(into, dir)).toHaveLength(1);
    }
    expect(await files()).toEqual(both);
  });

  test('one of them removes what is its alone once the other is gone for good, four days after that was said', async () => {
    await told(db, dataDir);
    await told(other, otherDir);
    await changeAll();
    await told(db, dataDir);
    now += 5 * DAY;
    await told(db, dataDir);
    const both = await files();
    await rm(users());
    expect(await told(db, dataDir)).toEqual([]);
    expect(await files()).toEqual(both);
    now += 4 * DAY;
    await told(db, dataDir);
    expect(await files()).toHaveLength(3);
  });

  test.each(['', 'rubbish', '{ "catalogues": "all" }'])(
    'a note of catalogues that cannot be read (%s) stays, and nothing is removed',
    async (note) => {
      await told(db, dataDir);
      await writeFile(users(), note);
      await changeAll();
      for (let at = 0; at < 2; at++) {
        now += 5 * DAY;
        expect(await told(db, dataDir)).toHaveLength(1);
      }
      expect([await readFile(users(), 'utf8'), (await files()).length]).toEqual([note, 9]);
    },
  );
});
