import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { backUp } from '@/lib/origin/cli/backup/back-up';
import { hashFile } from '@/lib/origin/cli/backup/hash-file';
import { restore } from '@/lib/origin/cli/backup/restore';
import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { readCatalogueId } from '@/lib/origin/store/catalogue-id';
import { openDatabase } from '@/lib/origin/store/open-database';
import { bundle } from '../support/bundle';
import { countersAndRows } from '../support/counters-and-rows';
import { keptWrites, mixedWrite, readTargets } from '../support/mixed-writes';
import { randomFrom } from '../support/random';
import { waitForWrites } from '../support/wait-for-writes';
import { openOrigin } from './open-origin';

const ROOT = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (...parts: string[]) => path.join(folder, ...parts);
const quiet = () => undefined;
const manifestOf = async (copy: string) =>
  JSON.parse(await readFile(path.join(copy, 'manifest.json'), 'utf8')) as {
    files: { path: string }[];
    migrations: string[];
  } & Record<string, unknown>;
const change = async (copy: string, changes: Record<string, unknown>) =>
  writeFile(path.join(copy, 'manifest.json'), JSON.stringify({ ...(await manifestOf(copy)), ...changes }));

/** Writes the present hash of a file into the manifest. */
async function noteAgain(copy: string, changed: string): Promise<void> {
  const hashed = await hashFile(path.join(copy, changed));
  await change(copy, {
    files: (await manifestOf(copy)).files.map((file) => (file.path === changed ? { ...file, ...hashed } : file)),
  });
}

const WRITES = 120;

test('a backup made under writes has every write acknowledged before, and serves after its restore', async () => {
  waitForWrites();
  const origin = await openOrigin();
  const published = openKeptFiles({ dataDir: origin.dataDir });
  await published.write('abc-low', Buffer.from('a page'));
  const id = await readCatalogueId(origin.database);
  await published.writeUsers(JSON.stringify({ catalogues: [id] }));
  await writeFile(path.join(origin.dataDir, 'switches.json'), '{ "maintenance": false }');
  await mkdir(path.join(origin.dataDir, 'drawn'));
  await writeFile(path.join(origin.dataDir, 'drawn', 'cover.webp'), 'drawn');

  const targets = await readTargets(origin.database);
  const random = randomFrom(11);
  const write = async (session: string, number: number) => {
    const { key, value, call } = mixedWrite(session, targets, random, number);
    expect((await origin.send(call.path, call)).status).toBe(200);
    return [key, value] as const;
  };
  const before = new Map<string, string | undefined>();
  for (let number = 0; number < WRITES; number++) before.set(...(await write(`before-${number % 4}`, number)));
  const writeOn = async () => {
    for (let number = 0; number < WRITES; number++) {
      await write(`during-${number}`, WRITES + number);
      // The backup's I/O takes its turn.
      await new Promise(setImmediate);
    }
  };
  await Promise.all([backUp({ dataDir: origin.dataDir }, at('copy'), quiet), writeOn()]);
  expect((await readdir(at('copy'))).sort()).toEqual(['komawari.db', 'manifest.json', 'published', 'switches.json']);

  const place = { dataDir: at('restored') };
  await restore(place, at('copy'), quiet);
  const copy = await openOrigin({ ...place, database: openDatabase(place) });
  const stored = await keptWrites(copy.database);
  expect([...before].filter(([key, value]) => stored.get(key) !== value)).toEqual([]);
  const { counters, rows } = await countersAndRows(copy.database);
  expect(counters).toEqual(rows);
  // A copy beside its original is another catalogue: neither may sweep the files of the other.
  expect(await readCatalogueId(copy.database)).not.toBe(id);
  expect(await openKeptFiles(place).readUsers()).toBeUndefined();
  expect((await copy.view('web/web_homeV4?lang=eng&clang=eng')).webHomeViewV4).toBeTruthy();
  expect(await openKeptFiles(place).read('abc-low')).toEqual(new Uint8Array(Buffer.from('a page')));
  expect(await readFile(path.join(place.dataDir, 'switches.json'), 'utf8')).toBe('{ "maintenance": false }');
  await Promise.all([copy.close(), origin.close()]);
});

describe('a backup', () => {
  const data = at('data');
  const good = at('good');
  let copies = 0;
  beforeAll(async () => {
    await (await openOrigin({ dataDir: await made(data), demoSeed: undefined })).close();
    await openKeptFiles({ dataDir: data }).write('abc-low', Buffer.from('a page'));
    await backUp({ dataDir: data }, good, quiet);
  });

  async function made(where: string): Promise<string> {
    await mkdir(where, { recursive: true });
    return where;
  }
  /** A copy of the backup, changed. */
  async function spoilt(spoil: (copy: string) => Promise<unknown>): Promise<string> {
    const copy = at(`spoilt-${++copies}`);
    await cp(good, copy, { recursive: true });
    await spoil(copy);
    return copy;
  }
  const page = 'published/ab/abc-low.webp';

  test('has a database file that only its owner can read', async () => {
    await restore({ dataDir: at('private') }, good, quiet);
    for (const file of [path.join(good, 'komawari.db'), at('private', 'komawari.db')])
      expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('is restored to a missing or empty folder', async () => {
    for (const target of [at('new'), await made(at('empty'))]) {
      await restore({ dataDir: target }, good, quiet);
      expect((await readdir(target)).sort()).toEqual(['komawari.db', 'published']);
    }
  });

  test.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
    ['was never finished', (copy) => rm(path.join(copy, 'manifest.json')), /no backup, or was never finished/],
    [
      'has a manifest that is cut short',
      (copy) => truncate(path.join(copy, 'manifest.json'), 40),
      /damaged, or of another program/,
    ],
    ['is of a newer format', (copy) => change(copy, { version: 2 }), /made by a newer version/],
    [
      'is of a newer database',
      async (copy) => change(copy, { migrations: [...(await manifestOf(copy)).migrations, '900-later'] }),
      /newer version of this program/,
    ],
    [
      'leads out of its folder',
      async (copy) => change(copy, { files: [{ ...(await manifestOf(copy)).files[0], path: '../data/komawari.db' }] }),
      /damaged, or of another program/,
    ],
    ['has a file cut short', (copy) => truncate(path.join(copy, page), 3), /abc-low\.webp is not what was written/],
  ])('is refused and restores nothing when it %s', async (_, spoil, reason) => {
    const copy = await spoilt(spoil);
    const target = at(`target-${copies}`);
    await expect(restore({ dataDir: target }, copy, quiet)).rejects.toThrow(reason);
    expect((await readdir(folder)).filter((name) => name.startsWith(`target-${copies}`))).toEqual([]);
  });

  test('is refused when its database is damaged, although its manifest matches', async () => {
    const copy = await spoilt(async (spoiled) => {
      await writeFile(path.join(spoiled, 'komawari.db'), Buffer.alloc(8192, 'x'));
      await noteAgain(spoiled, 'komawari.db');
    });
    const target = at(`target-${copies}`);
    await expect(restore({ dataDir: target }, copy, quiet)).rejects.toThrow(/The database in it is damaged/);
    expect((await readdir(folder)).filter((name) => name.startsWith(`target-${copies}`))).toEqual([]);
  });

  test('is not restored into a used folder, nor made where something is', async () => {
    await expect(restore({ dataDir: data }, good, quiet)).rejects.toThrow(
      /is not empty, and may be in use\. Stop what uses it and move it away/,
    );
    await expect(backUp({ dataDir: data }, good, quiet)).rejects.toThrow(/is not empty/);
    await expect(backUp({ dataDir: data }, path.join(data, 'copy'), quiet)).rejects.toThrow(
      /cannot lie in the data folder/,
    );
    await expect(backUp({ dataDir: at('nowhere') }, at('copy-of-nowhere'), quiet)).rejects.toThrow(
      /nothing to back up/,
    );
    expect((await readdir(folder)).filter((name) => /unfinished|nowhere/.test(name))).toEqual([]);
  });

  describe('whose restore is killed', () => {
    const KILLED_AT = path.resolve(__dirname, '../support/killed-at.mjs');
    let program: string;
    beforeAll(async () => {
      program = bundle(await made(at('program')), 'restore', {
        stdin: {
          contents: `import { restore } from './lib/origin/cli/backup/backup'; restore({ folder: process.argv[2]!, say: console.log }).catch((error: Error) => (console.error(error.message), process.exitCode = 1));`,
          resolveDir: ROOT,
          loader: 'ts',
        },
      });
    });
    const run = (dataDir: string, killedAt = '') => {
      const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['--import', KILLED_AT, program, good], {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', STORAGE_URL: '', KILLED_AT: killedAt },
        encoding: 'utf8',
      });
      return { ended: signal ?? status, stdout, stderr };
    };
    const LEFT = 'what a restore that was cut off has left. It is removed, and all is restored anew.';

    test.each(['copyFile komawari.db 1', 'rename komawari.db 1'])(
      'killed at %s is restored by the next run, which says so',
      async (point) => {
        const target = at(`killed-${++copies}`);
        expect(run(target, point).ended).toBe('SIGKILL');
        expect(await readdir(target)).toContain('.restoring');
        expect(run(target)).toMatchObject({ ended: 0, stderr: '', stdout: expect.stringContaining(LEFT) });
        expect((await readdir(target)).sort()).toEqual(['komawari.db', 'published']);
        expect(await openKeptFiles({ dataDir: target }).read('abc-low')).toEqual(new Uint8Array(Buffer.from('a page')));
      },
    );
  });
});
