import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { folderInTest } from '@/lib/origin/publish/folder-in-test';

import { bundle } from '../support/bundle';

const ROOT = path.resolve(__dirname, '../..');
const base = mkdtempSync(path.join(tmpdir(), 'publish-command-'));
const folder = path.join(base, 'folder');
const env = {
  ...process.env,
  DATA_DIR: path.join(base, 'data'),
  DEMO_SEED: 'off',
  DATABASE_URL: '',
  REVALIDATE_URL: '',
  REVALIDATE_TOKEN: '',
};
let program: string;

beforeAll(async () => {
  program = bundle(base, 'publish', { entryPoints: ['tests/support/publish-process/program.ts'] });
  await folderInTest(folder);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('is refused while another process publishes, and works once that process was killed', async () => {
  const other = spawn(process.execPath, [program, 'stay', folder], { cwd: ROOT, env });
  const closed = once(other, 'close');
  await new Promise<void>((resolve, reject) => {
    let output = '';
    // The program prints this word when it holds the lock.
    other.stdout.on('data', (chunk) => (output += String(chunk)).includes('Within') && resolve());
    void closed.then(() => reject(new Error(output)));
  });
  expect(run('publish', folder)).toMatchObject({
    status: 1,
    stderr: 'Another publication is under way into this catalogue. Nothing was changed: try again when it has ended.\n',
  });
  other.kill('SIGKILL');
  await closed;
  expect(run('publish', folder).status).toBe(0);
});

test('exports into an empty folder, and takes chapters out and lets them in again', () => {
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
  expect(run('publish', exported, '--dry-run').stdout).toContain('Held back, and not published:\n  ferry-at-six/eng/1');
  expect(run('unpublish', 'ferry-at-six/eng/1', '--undo').stdout).toContain('held back no longer');
});
