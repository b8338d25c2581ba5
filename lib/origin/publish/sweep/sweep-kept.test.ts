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

/** Publishes the folder, and gives what changed and the warnings. */
async function publish(into: Kysely<Schema> = db, dir = dataDir) {
  const { publication } = await readPublication(root, { now });
  const warnings: string[] = [];
  const warn = (line: string) => void warnings.push(line);
  const { changes } = await publishPrepared(into, {
    ...{ publication: publication!, marks: [], kept: kept(), now, folder: root, dataDir: dir },
    warn,
  });
  return { changes, warnings };
}

/** Replaces all chapters of the folder by one of one other page. */
async function changeAll(): Promise<void> {
  for (const language of ['esp', 'eng']) await rm(path.join(root, 'ferry-at-six', language), { recursive: true });
  const text = SERIES.replace(/ {2}esp:.*\n/, '').replace(/ {2}- number: 2[^]*/, '');
  await writeAll(root, {
    'ferry-at-six/series.yaml': text,
    'ferry-at-six/eng/001/1.png': await pictureInTest(60, 90, 'png', '#123'),
  });
}

test('deletes files four days after they were last referenced, and keeps referenced ones of any age', async () => {
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

async function sweep() {
  const there: KeptFile[] = [];
  for await (const file of kept().list()) there.push(file);
  return sweepKept(db, { kept: kept(), id: await readCatalogueId(db), there, dataDir, now });
}

test('keeps files that another process is writing or has just written', async () => {
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

describe('when two catalogues share their storage', () => {
  let otherDir: string;
  let other: Kysely<Schema>;
  beforeEach(async () => {
    otherDir = await mkdtemp(path.join(tmpdir(), 'sweep-other-'));
    other = openDatabase({ dataDir: otherDir });
    await migrate(other);
  });
  afterEach(async () => {
    await other.destroy();
    await rm(otherDir, { recursive: true });
  });

  test('neither deletes files of the other, and each warns', async () => {
    await publish();
    const first = await files();
    await changeAll();
    expect((await publish(other, otherDir)).warnings).toEqual([
      expect.stringMatching(/^Files that nothing needs any longer stay: catalogues\.json .+\.$/),
    ]);
    const both = await files();
    expect(both.length).toBeGreaterThan(first.length);
    for (const into of [[db, dataDir] as const, [other, otherDir] as const]) {
      now += 5 * DAY;
      expect((await publish(...into)).warnings).toHaveLength(1);
    }
    expect(await files()).toEqual(both);
  });
});

test('deletes nothing while the registry of catalogues cannot be read', async () => {
  await publish();
  const note = path.join(keptFolder(), USERS_FILE);
  await writeFile(note, 'rubbish');
  await changeAll();
  for (let round = 0; round < 2; round++) {
    now += 5 * DAY;
    expect((await publish()).warnings).toHaveLength(1);
  }
  expect([await readFile(note, 'utf8'), (await files()).length]).toEqual(['rubbish', 9]);
});
