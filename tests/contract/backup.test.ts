import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';

import { backUp } from '@/lib/origin/cli/backup/back-up';
import { hashFile } from '@/lib/origin/cli/backup/hash-file';
import { restore } from '@/lib/origin/cli/backup/restore';
import { lockedByFile } from '@/lib/origin/cli/locked-by-file';
import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { readCatalogueId } from '@/lib/origin/store/catalogue-id';
import { asNobody } from '../support/as-nobody';
import { bundle } from '../support/bundle';
import { countersAndRows } from '../support/counters-and-rows';
import { sharedDatabases, type SharedDatabase } from '../support/databases/shared-database';
import { hearSignals } from '../support/hear-signals';
import { keptWrites, mixedWrite, readTargets } from '../support/mixed-writes';
import { bundleOrigin, startOrigin, type OriginProcess } from '../support/origin-process/start-origin';
import { randomFrom } from '../support/random';
import { NOON, openOrigin } from './open-origin';

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

/** Its manifest has the hash that a file has now. */
async function noteAgain(copy: string, changed: string): Promise<void> {
  const hashed = await hashFile(path.join(copy, changed));
  await change(copy, {
    files: (await manifestOf(copy)).files.map((file) => (file.path === changed ? { ...file, ...hashed } : file)),
  });
}

async function fillWithRubbish(copy: string, file: string): Promise<void> {
  await writeFile(path.join(copy, file), Buffer.alloc(8192, 'x'));
  await noteAgain(copy, file);
}

describe.each(sharedDatabases)('$store', ({ store, makeShared }) => {
  let shared: SharedDatabase;
  let spare: SharedDatabase;
  let origin: OriginProcess;
  beforeAll(async () => {
    const home = at(store);
    await mkdir(home);
    [shared, spare, origin] = await Promise.all([makeShared(), makeShared(), startOrigin(bundleOrigin(home))]);
  }, 60_000);
  afterAll(async () => {
    await origin.kill();
    await Promise.all([shared.remove(), spare.remove()]);
  });

  test('a copy that was made while readers write has all that was acknowledged before, and serves', async () => {
    const { dataDir } = shared.place;
    await origin.open({ ...shared.place, now: NOON });
    const kept = openKeptFiles({ dataDir });
    await kept.write('abc-low', Buffer.from('a page'));
    await writeFile(path.join(dataDir, 'switches.json'), '{ "maintenance": false }');
    await mkdir(path.join(dataDir, 'drawn'), { recursive: true });
    await writeFile(path.join(dataDir, 'drawn', 'cover.webp'), 'drawn');

    const db = shared.open();
    const targets = await readTargets(db);
    const id = await readCatalogueId(db);
    await db.destroy();
    await kept.writeUsers(JSON.stringify({ catalogues: [id] }));
    const told = new Map<string, string | undefined>();
    const askedSince = new Set<string>();
    const random = randomFrom(11);
    let [isOver, count] = [false, 0];
    let enough: () => void = () => undefined;
    const hammered = new Promise<void>((resolve) => (enough = resolve));
    const writers = Promise.all(
      ['ada', 'ben', 'cho', 'dee'].map(async (session) => {
        while (!isOver) {
          const { key, value, call } = mixedWrite(session, targets, random, ++count);
          askedSince.add(key);
          told.delete(key);
          expect((await origin.ask(call)).status).toBe(200);
          told.set(key, value);
          if (told.size > 60) enough();
        }
      }),
    );
    // Writers end by themselves only where one of them fails.
    await Promise.race([hammered, writers]);
    askedSince.clear();
    const before = new Map(told);
    // What is on its way now may come before the copy or after it.
    const said: string[] = [];
    await backUp(shared.place, at(`${store}-copy`), (line) => said.push(line)).finally(() => (isOver = true));
    await writers;
    expect(said.join()).toMatch(/^Backed up .*: the database, 1 published files/);
    expect((await readdir(at(`${store}-copy`))).sort()).toEqual([
      store === 'SQLite' ? 'komawari.db' : 'database.dump',
      'manifest.json',
      'published',
      'switches.json',
    ]);

    rmSync(spare.place.dataDir, { recursive: true });
    await cp(at(`${store}-copy`), at(`${store}-rubbish`), { recursive: true });
    await fillWithRubbish(at(`${store}-rubbish`), store === 'SQLite' ? 'komawari.db' : 'database.dump');
    await expect(restore(spare.place, at(`${store}-rubbish`), quiet)).rejects.toThrow(
      /^The database in it is damaged\.$|^pg_restore has failed: /,
    );
    expect(existsSync(spare.place.dataDir)).toBe(false);
    await restore(spare.place, at(`${store}-copy`), quiet);
    const copy = await openOrigin({ dataDir: spare.place.dataDir, database: spare.open() });
    const found = await keptWrites(copy.database);
    const lost = [...before].filter(([key, value]) => !askedSince.has(key) && found.get(key) !== value);
    expect([before.size > 30, lost]).toEqual([true, []]);
    const { counters, rows } = await countersAndRows(copy.database);
    expect(counters).toEqual(rows);
    expect(await spare.findDamage(copy.database)).toEqual([]);
    // The original may go on beside it, and share its bucket.
    expect(await readCatalogueId(copy.database)).not.toBe(id);
    expect(await openKeptFiles(spare.place).readUsers()).toBeUndefined();
    expect((await copy.view('web/web_homeV4?lang=eng&clang=eng')).webHomeViewV4).toBeTruthy();
    expect(await openKeptFiles(spare.place).read('abc-low')).toEqual(new Uint8Array(Buffer.from('a page')));
    expect(await readFile(path.join(spare.place.dataDir, 'switches.json'), 'utf8')).toBe('{ "maintenance": false }');
    await copy.close();
  }, 120_000);
});

describe('a backup', () => {
  const data = at('data');
  const good = at('good');
  let copies = 0;
  beforeAll(async () => {
    await (await openOrigin({ dataDir: await made(data), demoSeed: undefined })).close();
    await openKeptFiles({ dataDir: data }).write('abc-low', Buffer.from('a page'));
    await backUp({ dataDir: data }, good, quiet);
  }, 60_000);

  async function made(where: string): Promise<string> {
    await mkdir(where, { recursive: true });
    return where;
  }
  /** A backup that something has befallen. */
  async function spoilt(spoil: (copy: string) => Promise<unknown>): Promise<string> {
    const copy = at(`spoilt-${++copies}`);
    await cp(good, copy, { recursive: true });
    await spoil(copy);
    return copy;
  }
  const page = 'published/ab/abc-low.webp';

  test('tells of links, which are no part of it', async () => {
    const linked = at('linked');
    await restore({ dataDir: linked }, good, quiet);
    await symlink('/etc/hostname', path.join(linked, 'logo.svg'));
    const said: string[] = [];
    await backUp({ dataDir: linked }, at('of-linked'), (line) => said.push(line));
    expect(said).toEqual([
      expect.stringMatching(/^Backed up /),
      expect.stringMatching(/linked\/logo\.svg is a link, or no file at all, and no part of this/),
    ]);
    expect((await readdir(at('of-linked'))).sort()).toEqual(['komawari.db', 'manifest.json', 'published']);
  });

  test('shares published files with the data folder, where both are on one disk', async () => {
    expect((await stat(path.join(good, page))).ino).toBe((await stat(path.join(data, page))).ino);
  });

  test('of a database is its owner’s alone, as the database is', async () => {
    await restore({ dataDir: at('private') }, good, quiet);
    for (const file of [path.join(good, 'komawari.db'), at('private', 'komawari.db')])
      expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('restores to a folder that is missing or empty', async () => {
    for (const target of [at('new'), await made(at('empty'))]) {
      await restore({ dataDir: target }, good, quiet);
      expect((await readdir(target)).sort()).toEqual(['komawari.db', 'published']);
    }
  });

  test('restores to a link, and to the root of a disk', async () => {
    const target = await made(at('disk', 'root'));
    await made(path.join(target, 'lost+found'));
    await symlink(target, at('link'));
    await restore({ dataDir: at('link') }, good, quiet);
    expect((await readdir(target)).sort()).toEqual(['komawari.db', 'lost+found', 'published']);
    expect(await readdir(at('disk'))).toEqual(['root']);
  });

  test('restores for a user who may write nowhere else', async () => {
    const closed = mkdtempSync(path.join(tmpdir(), 'closed-'));
    const copy = path.join(closed, 'copy');
    const target = await made(path.join(closed, 'data'));
    await cp(good, copy, { recursive: true });
    for (const file of await readdir(copy, { recursive: true })) await chmod(path.join(copy, file), 0o777);
    await chmod(target, 0o777);
    await chmod(closed, 0o555);
    await asNobody(() => restore({ dataDir: target }, copy, quiet));
    expect((await readdir(target)).sort()).toEqual(['komawari.db', 'published']);
    await chmod(closed, 0o755);
    await rm(closed, { recursive: true });
  });

  test('belongs to whom the folder belongs to that it is restored to', async () => {
    const target = await made(at('of-another'));
    const owner = process.getuid!() === 0 ? 1234 : process.getuid!();
    await chown(target, owner, process.getgid!());
    await restore({ dataDir: target }, good, quiet);
    const files = await readdir(target, { recursive: true });
    expect(files).toContain(page);
    expect([
      ...new Set(await Promise.all(files.map(async (file) => (await stat(path.join(target, file))).uid))),
    ]).toEqual([owner]);
  });

  test('that is stopped in its making, or on its way back, leaves nothing', async () => {
    const heard = hearSignals();
    const listen = heard.set.bind(heard);
    // Asked to end as soon as it listens for it.
    heard.set = (name, listener) => (listen(name, listener), queueMicrotask(listener), heard);
    await expect(backUp({ dataDir: data }, at('stopped'), quiet)).rejects.toThrow(
      'Stopped: nothing is left of what was begun.',
    );
    await expect(restore({ dataDir: at('stopped-data') }, good, quiet)).rejects.toThrow(
      'Stopped: nothing is left of what was begun.',
    );
    jest.restoreAllMocks();
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped'))).toEqual([]);
  });

  test.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
    ['was never finished', (copy) => rm(path.join(copy, 'manifest.json')), /no backup, or was never finished/],
    ['is of another program', (copy) => change(copy, { format: 'other' }), /damaged, or of another program/],
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
    ['has lost a file', (copy) => rm(path.join(copy, page)), /abc-low\.webp is missing/],
    [
      'has a link for a file',
      async (copy) => (await rm(path.join(copy, page)), symlink('/etc/hostname', path.join(copy, page))),
      /abc-low\.webp is missing/,
    ],
    ['has a file cut short', (copy) => truncate(path.join(copy, page), 3), /abc-low\.webp is not what was written/],
    [
      'has a file that grew',
      (copy) => appendFile(path.join(copy, 'komawari.db'), 'x'),
      /komawari\.db is not what was written/,
    ],
  ])('that %s is refused, and changes nothing', async (_, spoil, reason) => {
    const copy = await spoilt(spoil);
    const target = at(`target-${copies}`);
    await expect(restore({ dataDir: target }, copy, quiet)).rejects.toThrow(reason);
    expect((await readdir(folder)).filter((name) => name.startsWith(`target-${copies}`))).toEqual([]);
  });

  test('whose database is newer, or damaged, though its manifest says nothing of it, is refused', async () => {
    const reasons: [(file: string) => Promise<void>, RegExp][] = [
      [
        async (file) =>
          void new Database(file).prepare("insert into kysely_migration values ('900-later', '')").run([]),
        /newer version of this program/,
      ],
      [(file) => writeFile(file, Buffer.alloc(8192, 'x')), /The database in it is damaged/],
    ];
    for (const [spoil, reason] of reasons) {
      const elsewhere = at(`elsewhere-${++copies}`);
      await restore({ dataDir: elsewhere }, good, quiet);
      await backUp({ dataDir: elsewhere }, at(`made-${copies}`), quiet);
      const copy = at(`made-${copies}`);
      await spoil(path.join(copy, 'komawari.db'));
      await noteAgain(copy, 'komawari.db');
      await expect(restore({ dataDir: at(`target-${copies}`) }, copy, quiet)).rejects.toThrow(reason);
      expect((await readdir(folder)).filter((name) => name.startsWith(`target-${copies}`))).toEqual([]);
    }
  });

  test('is not restored over what is there, nor made where something is', async () => {
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

  test('of a file is not restored to a server', async () => {
    await expect(
      restore({ dataDir: at('server'), databaseUrl: 'postgres://nobody@localhost/none' }, good, quiet),
    ).rejects.toThrow(/restore it without DATABASE_URL/);
  });

  test('that cannot be written to its end leaves nothing', async () => {
    const broken = at('broken');
    await restore({ dataDir: broken }, good, quiet);
    await writeFile(path.join(broken, 'komawari.db'), Buffer.alloc(8192, 'x'));
    await expect(backUp({ dataDir: broken }, at('of-broken'), quiet)).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('of-broken'))).toEqual([]);
  });

  describe('whose restoring was killed', () => {
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

    test.each(['copyFile komawari.db 1', 'rename published 1', 'rename komawari.db 1'])(
      '(%s) is restored by the next, which says what it found',
      async (point) => {
        const target = at(`killed-${++copies}`);
        expect(run(target, point).ended).toBe('SIGKILL');
        expect(await readdir(target)).toContain('.restoring');
        expect(run(target)).toMatchObject({ ended: 0, stderr: '', stdout: expect.stringContaining(LEFT) });
        expect((await readdir(target)).sort()).toEqual(['komawari.db', 'published']);
        expect(await openKeptFiles({ dataDir: target }).read('abc-low')).toEqual(new Uint8Array(Buffer.from('a page')));
      },
      60_000,
    );

    test('is not touched where something else has come to it', async () => {
      const target = at(`killed-${++copies}`);
      expect(run(target, 'rename komawari.db 1').ended).toBe('SIGKILL');
      await writeFile(path.join(target, 'switches.json'), '{}');
      const before = (await readdir(target, { recursive: true })).sort();
      expect(run(target)).toMatchObject({
        ended: 1,
        stderr: expect.stringContaining('is not empty, and may be in use.'),
      });
      expect((await readdir(target, { recursive: true })).sort()).toEqual(before);
    }, 60_000);
  });

  test('is restored by one at a time: another leaves alone what the first has begun', async () => {
    const target = at('busy');
    await mkdir(path.join(target, '.restoring'), { recursive: true });
    await writeFile(path.join(target, '.restoring', 'begun'), '');
    await lockedByFile(path.join(target, '.restoring', 'lock'), 'busy', async () => {
      await expect(restore({ dataDir: target }, good, quiet)).rejects.toThrow('Another restore fills the data folder');
    });
    expect(await readdir(path.join(target, '.restoring'))).toContain('begun');
  });
});
