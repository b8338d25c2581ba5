/** @jest-environment node */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asNobody } from '@/tests/support/as-nobody';
import { copyFile } from './copy-file';
import { copyingFault } from './copying-fault';

let folder: string;
beforeEach(async () => void (folder = await asNobody(() => mkdtemp(path.join(tmpdir(), 'copy-file-')))));
afterEach(() => rm(folder, { recursive: true }));

test('a file that can only be read is copied', () =>
  asNobody(async () => {
    const [from, to] = [path.join(folder, 'from'), path.join(folder, 'a', 'to')];
    await writeFile(from, 'read me');
    await chmod(from, 0o444);
    await copyFile(from, to);
    expect(await readFile(to, 'utf8')).toBe('read me');
  }));

test('what the system refuses is told in one sentence, with where it was', () =>
  asNobody(async () => {
    const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
    await writeFile(from, 'closed');
    await chmod(from, 0o000);
    const thrown = await copyFile(from, to).catch(copyingFault);
    expect((thrown as Error).message).toBe(
      `${from}, or ${to}, cannot be copied: this user may not read or write in it.`,
    );
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect((copyingFault(full) as Error).message).toBe('It cannot be copied: the disk is full.');
  }));

test('what is no fault of the system stays as it is', () => {
  const error = new Error('The backup is damaged.');
  expect(copyingFault(error)).toBe(error);
});
