import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql, type Kysely } from 'kysely';

import { KEPT_FOLDER } from '@/lib/origin/kept/kept-path';
import { chapterInTest, folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';
import { openDatabase } from '@/lib/origin/store/open-database';
import type { Schema } from '@/lib/origin/store/schema';
import { bundle } from '@/tests/support/bundle';
import { skipped } from '@/tests/support/skipped';
import { openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

const DISK_MB = 24;
const built = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
const disk = path.join(built, 'disk');
const root = path.join(built, 'folder');

/** Why no small disk can be had here, if none can. */
function mounted(): string | undefined {
  try {
    execFileSync('mkdir', [disk]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr ?? error)
      .trim()
      .split('\n', 1)[0];
  }
}
const unmountable = mounted();
// What a disk does that is full in other words is seen in publish-faults and failing-storage.
const onDisk = unmountable === undefined ? describe : skipped(describe, `no disk can be filled here: ${unmountable}`);

let program: string;
beforeAll(
  () => void (program = bundle(built, 'publish', { entryPoints: ['tests/support/publish-process/program.ts'] })),
);
afterAll(() => {
  if (unmountable === undefined) execFileSync('umount', ['-l', disk]);
  rmSync(built, { recursive: true });
});

const filler = path.join(disk, 'filler');

/** Takes all that is left of the disk, to the last block. */
async function fill(): Promise<void> {
  const file = await open(filler, 'a');
  for (let size = 1024 * 1024; size >= 4096;) {
    const { bytesWritten } = await file.write(Buffer.alloc(size, 1)).catch(() => ({ bytesWritten: 0 }));
    if (bytesWritten < size) size /= 2;
  }
  await file.close();
}

const makeRoom = () => rm(filler, { force: true });

async function publish() {
  const settings = {
    DATA_DIR: disk,
    DATABASE_URL: '',
    DEMO_SEED: 'off',
    STORAGE_URL: '',
    REVALIDATE_URL: '',
    REVALIDATE_TOKEN: '',
  };
  const child = spawn(process.execPath, [program, 'publish', root], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  const [said, complained] = [text(child.stdout), text(child.stderr)];
  const [code, signal] = await once(child, 'close');
  return { ended: (signal ?? code) as string | number, said: await said, complained: await complained };
}

onDisk('a full disk', () => {
  let database: Kysely<Schema>;
  let origin: TestOrigin;
  let titleId: number;
  beforeAll(async () => {
    await folderInTest(root);
    expect((await publish()).complained).toBe('');
    database = openDatabase({ dataDir: disk });
    origin = await openOrigin({
      dataDir: disk,
      database,
      demoSeed: undefined,
      now: () => Math.floor(Date.now() / 1000),
    });
    titleId = (await database.selectFrom('titles').select('id').where('language', '=', 'eng').executeTakeFirstOrThrow())
      .id;
  }, 60_000);
  afterEach(makeRoom);
  afterAll(() => origin.close());

  const kept = async () =>
    (await readdir(path.join(disk, KEPT_FOLDER), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
  const state = async () => ({
    titles: await database.selectFrom('titles').select(['id', 'name']).orderBy('id').execute(),
    chapters: await database.selectFrom('chapters').select(['id', 'number']).orderBy('id').execute(),
  });
  const damage = async () =>
    (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database)).rows.map(
      ({ integrity_check }) => integrity_check,
    );

  test('refuses a publication, keeps the old one and publishes once there is room', async () => {
    const before = await state();
    await writeAll(root, {
      'ferry-at-six/series.yaml': SERIES.replace('The Six', 'The Seven'),
      'ferry-at-six/eng/001.cbz': await chapterInTest([], '#200'),
    });
    await fill();
    const { ended, complained, said } = await publish();
    expect([ended, said]).toEqual([1, '']);
    expect(complained).toMatch(/^The data folder .+ cannot be used: the disk is full\.\n$/);
    expect(await state()).toEqual(before);
    await makeRoom();
    for (const { name, parentPath } of await kept())
      expect([name, (await stat(path.join(parentPath, name))).size > 0]).toEqual([name, true]);
    expect(await publish()).toMatchObject({ ended: 0, complained: '', said: expect.stringContaining('Published.') });
    expect((await state()).titles.map(({ name }) => name)).toContain('The Seven O’Clock Ferry');
    expect(
      (await kept()).map(({ name }) => name).filter((name) => !/^[^.]+\.webp$|^catalogues\.json$/.test(name)),
    ).toEqual([]);
    expect(await damage()).toEqual(['ok']);
  }, 60_000);

  test('serves derived pictures that it cannot store', async () => {
    const chapter = await database
      .selectFrom('chapters')
      .innerJoin('titles', 'titles.id', 'chapters.title_id')
      .select('chapters.id')
      .where('titles.id', '=', titleId)
      .orderBy('chapters.number')
      .executeTakeFirstOrThrow();
    const page = (await origin.view(`manga_viewer?chapter_id=${chapter.id}&clang=eng`)).mangaViewer!.pages!.find(
      ({ mangaPage }) => mangaPage,
    )!.mangaPage!;
    await fill();
    const answer = await origin.fetch(page.imageUrl!);
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
    const cover = (await origin.view(`title_detailV3?title_id=${titleId}`)).titleDetailView!.title!.portraitImageUrl!;
    expect((await origin.fetch(cover)).status).toBe(200);
  });
});
