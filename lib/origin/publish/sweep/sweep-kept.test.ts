/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { createDiskFiles } from '../../kept/disk-files';
import { KEPT_FOLDER, keptPath } from '../../kept/kept-path';
import { migrate } from '../../store/migrate';
import { openDatabase } from '../../store/open-database';
import type { Schema } from '../../store/schema';
import { folderInTest, SERIES, writeAll } from '../folder-in-test';
import { pictureInTest } from '../pages/picture-in-test';
import { openShelf } from '../prepare/open-shelf';
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
const files = async () => (await readdir(keptFolder(), { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort();

async function publish() {
  const { publication } = await readPublication(root, { now });
  return publishPrepared(db, { publication: publication!, marks: [], kept: kept(), now, folder: root, dataDir, warn: (line) => { throw new Error(line); } });
}

/** Publishes one chapter of one other page, and nothing else. */
async function publishOther() {
  for (const language of ['esp', 'eng']) await rm(path.join(root, 'ferry-at-six', language), { recursive: true });
  const text = SERIES.replace(/ {2}esp:.*\n/, '').replace(/ {2}- number: 2[^]*/, '');
  await writeAll(root, { 'ferry-at-six/series.yaml': text, 'ferry-at-six/eng/001/1.png': await pictureInTest(60, 90, 'png', '#123') });
  return publish();
}

test('what nothing names goes four days after it was last named, not before; what is named stays, however old it is', async () => {
  await publish();
  const before = await files();
  for (const name of before) await utimes(path.join(keptFolder(), name), 1, 1);
  expect((await publish()).changes).toBeUndefined();
  expect(await files()).toEqual(before);

  await publishOther();
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

const sweep = async () => sweepKept(db, { kept: kept(), there: (await openShelf(kept())).there, dataDir, now });

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
