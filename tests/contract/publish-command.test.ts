import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rename, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';

import { bundle } from '../support/bundle';

const ROOT = path.resolve(__dirname, '../..');
const base = mkdtempSync(path.join(tmpdir(), 'publish-command-'));
const folder = path.join(base, 'folder');
const dataDir = path.join(base, 'data');
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  DEMO_SEED: 'off',
  DATABASE_URL: '',
  REVALIDATE_URL: '',
  REVALIDATE_TOKEN: '',
};
const children: ChildProcess[] = [];

let program: string;

beforeAll(async () => {
  program = bundle(base, 'publish', { entryPoints: ['tests/support/publish-process/program.ts'] });
  await folderInTest(folder);
});
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const run = (...asked: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...asked], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

/** A command that goes on, and what it says: each `until` waits for words that come after those of the one before. */
function begin(...asked: string[]) {
  const child = spawn(process.execPath, [program, ...asked], { cwd: ROOT, env });
  children.push(child);
  let said = '';
  let seen = 0;
  let heard = () => undefined as void;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => ((said += words), heard()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    ended,
    async until(words: string): Promise<void> {
      await new Promise<void>((resolve, reject) => {
        heard = () => {
          const at = said.indexOf(words, seen);
          if (at >= 0) resolve(void (seen = at + words.length));
        };
        void ended.then(() => reject(new Error(`It ended before “${words}”: ${said}`)));
        heard();
      });
    },
  };
}

test('a folder that is followed, by a link too, is published, and again when it has changed, and what is wrong with it leaves what was', async () => {
  const link = path.join(base, 'link');
  await symlink(folder, link);
  const following = begin('follow', link);
  await following.until('Following');
  await writeAll(folder, { 'ferry-at-six/series.yaml': SERIES.replace('rating: teen', 'rating: teens') });
  await following.until('`rating` cannot be “teens”');
  await following.until('Following');
  await writeAll(folder, { 'ferry-at-six/series.yaml': SERIES.replace('The Six O’Clock Ferry', 'The Night Boat') });
  await following.until('Changed');
  await following.until('Following');
  // Also where nothing of it is published: nobody can tell before it is read.
  await writeAll(folder, { 'ferry-at-six/notes.txt': 'x' });
  await following.until('Nothing has changed.');
  await following.until('Following');
  // The link leads to another folder, in which nothing changes before it does.
  await folderInTest(`${folder}-new`, {
    'ferry-at-six/series.yaml': SERIES.replace('The Six O’Clock Ferry', 'The Morning Boat'),
  });
  await symlink(`${folder}-new`, `${link}-new`);
  await rename(`${link}-new`, link);
  await following.until('Changed');
  await following.until('Following');
  await writeAll(`${folder}-new`, { 'ferry-at-six/notes.txt': 'x' });
  await following.until('Nothing has changed.');
  await following.until('Following');
  following.child.kill('SIGTERM');
  expect(await following.ended).toBe(0);
}, 120_000);

test('a folder that goes away while it is followed ends that', async () => {
  const following = begin('follow', folder);
  await following.until('Following');
  await rename(folder, `${folder}-away`);
  await following.until('is gone. What was published from it stays.');
  expect(await following.ended).toBe(1);
  await rename(`${folder}-away`, folder);
}, 60_000);

test('while one publishes another does not, and who was killed is not in the way', async () => {
  const killed = begin('stay', folder);
  await killed.until('Within');
  expect(run('publish', folder)).toMatchObject({
    status: 1,
    stderr: 'Another publication is under way into this catalogue. Nothing was changed: try again when it has ended.\n',
  });
  killed.child.kill('SIGKILL');
  expect(await killed.ended).toBeNull();
  expect(run('publish', folder).status).toBe(0);
}, 120_000);

test('what is published is exported once, taken out, held back and let in', () => {
  const exported = path.join(base, 'exported');
  expect(run('export', exported)).toMatchObject({ status: 0, stdout: expect.stringContaining('1 series') });
  expect(run('export', exported)).toMatchObject({
    status: 1,
    stderr: `${exported} is not empty: name a folder that is, or a new one.\n`,
  });
  expect(run('unpublish', 'ferry-at-sex')).toMatchObject({
    status: 1,
    stderr: 'There is no series ferry-at-sex. Did you mean ferry-at-six?\n',
  });
  expect(run('unpublish', 'ferry-at-six/eng/1')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Taken out: ferry-at-six/eng/1 (1 chapter).'),
  });
  expect(run('unpublish').stdout).toContain('ferry-at-six/eng/1');
  expect(run('publish', exported, '--dry-run').stdout).toContain('Held back, and not published:\n  ferry-at-six/eng/1');
  expect(run('unpublish', 'ferry-at-six/eng/1', '--undo').stdout).toContain('held back no longer');
}, 120_000);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'an export that is stopped (%s) leaves nothing',
  async (signal) => {
    const [exported, before] = [path.join(base, `stopped-${signal}`), await readdir(base)];
    const exporting = begin('stay-exporting', exported);
    await exporting.until('Within');
    expect(await readdir(base)).not.toEqual(before);
    exporting.child.kill(signal);
    exporting.child.stdin.write('Go on');
    await exporting.until('Stopped: nothing is left of what was begun.');
    expect(await exporting.ended).toBe(1);
    expect(await readdir(base)).toEqual(before);
  },
  60_000,
);
