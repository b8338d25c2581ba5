/** @jest-environment node */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listDataFiles } from './data-files';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'data-files-'))));
afterEach(() => rm(folder, { recursive: true }));

const KEPT = [
  'brand/dark/logo.svg',
  'brand/logo.svg',
  'published/ab/abc.webp',
  'published/drawn/kept.txt',
  'switches.json',
];
const LEFT = [
  'published/catalogues.json',
  'drawn/ab/abc.webp',
  'lost+found/lost',
  'komawari.db',
  'komawari.db-wal',
  'publish.lock',
  'published/ab/abd.webp.1-1.tmp',
  '.restoring/switches.json',
];

test('lists files at any depth, without caches, databases, locks and temporary files', async () => {
  for (const file of [...KEPT, ...LEFT]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), '');
  }
  expect(await listDataFiles(folder)).toEqual({ files: KEPT, strange: [] });
});

test('reports links and does not follow them', async () => {
  await mkdir(path.join(folder, 'brand'));
  await mkdir(path.join(folder, 'elsewhere'));
  await writeFile(path.join(folder, 'elsewhere', 'logo.svg'), '');
  for (const [from, to] of [
    ['elsewhere', 'published'],
    ['elsewhere/logo.svg', 'brand/logo.svg'],
    ['nowhere', 'brand/broken'],
  ] as const)
    await symlink(path.join(folder, from), path.join(folder, to));
  expect(await listDataFiles(folder)).toEqual({
    files: ['elsewhere/logo.svg'],
    strange: ['brand/broken', 'brand/logo.svg', 'published'],
  });
});
