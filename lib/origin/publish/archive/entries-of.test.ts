/** @jest-environment node */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@/lib/limits';
import { crc32, slowCrc32 } from './crc32';
import { entriesOf, isArchive } from './entries-of';
import { summedAt, tarInTest, type TarFile } from './tar-in-test';
import { directoryOf, zipInTest, type FileInTest } from './zip-in-test';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'publish-archive-'))));
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

async function written(name: string, bytes: Buffer | string): Promise<string> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), bytes);
  return at(name);
}

async function read(file: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { name, bytes } of entriesOf(file)) found[name] = bytes.toString();
  return found;
}

/** The reason and the entry of a refusal, and the bytes that were unpacked before it. */
async function refusal(file: string): Promise<{ reason: string; entry?: string; came: number }> {
  let came = 0;
  try {
    for await (const { bytes } of entriesOf(file)) came += bytes.length;
  } catch (error) {
    const { reason, entry } = error as { reason: string; entry?: string };
    if (reason === undefined) throw error;
    return { reason, entry, came };
  }
  throw new Error('It was not refused.');
}
const refusedZip = async (zip: Buffer) => refusal(await written('a.cbz', zip));
const refusedTar = async (tar: Buffer) => refusal(await written('a.cbt', tar));

const PAGES: FileInTest[] = [
  { name: 'ferry/001.jpg', bytes: 'one' },
  { name: 'ferry/002.jpg', bytes: 'two'.repeat(500), compress: true },
];
const DEBRIS = ['__MACOSX/ferry/._001.jpg', 'ferry/.DS_Store', 'ferry/._002.jpg', 'ferry/Thumbs.db', '.git/config'];
const GOOD = { 'ferry/001.jpg': 'one', 'ferry/002.jpg': 'two'.repeat(500) };

test.each(['a.cbz', 'a.ZIP', 'a.cbr', 'a.cbt', 'a.tar', 'a'])(
  '%s gives its pages without the debris of operating systems',
  async (name) => {
    const files = [...PAGES, ...DEBRIS.map((junk): FileInTest => ({ name: junk, bytes: 'x' }))];
    if (name === 'a') for (const each of files) await written(`a/${each.name}`, each.bytes!);
    else if (name === 'a.cbt' || name === 'a.tar')
      await written(name, await tarInTest(files.map((each) => ({ name: each.name, bytes: String(each.bytes) }))));
    else await written(name, await zipInTest(files));
    expect(await read(at(name))).toEqual(GOOD);
  },
);

describe('a ZIP is refused before anything is unpacked', () => {
  test.each([
    ['../1.jpg', 'leaves-folder'],
    ['..\\1.jpg', 'leaves-folder'],
    ['/etc/1.jp', 'absolute-name'],
    ['C:\\1.jpg', 'absolute-name'],
    ['001\u0000.jp', 'damaged'],
  ])('for the name %j', async (name, reason) => {
    const stand = 'z'.repeat(name.length);
    const zip = await zipInTest([{ name: '000.jpg' }, { name: stand }], { [stand]: name });
    expect(await refusedZip(zip)).toMatchObject({ reason, came: 0 });
  });

  test.each<[string, FileInTest[], string]>([
    ['a link', [{ name: '001.jpg', bytes: '/etc/passwd', mode: 0o120777 }], 'link'],
    ['a device', [{ name: '001.jpg', mode: 0o020666 }], 'no-file'],
    [
      'too many files',
      Array.from({ length: limits.publishFilesMax }, (_, index) => ({ name: `${index}.jpg` })),
      'too-many-files',
    ],
  ])('for %s', async (_, files, reason) => {
    expect(await refusedZip(await zipInTest([{ name: 'zero.jpg' }, ...files]))).toMatchObject({ reason, came: 0 });
  });

  test('for a bomb, but not for a blank page', async () => {
    const blank = { name: '000.jpg', bytes: Buffer.alloc(8 * 1024 * 1024), compress: true };
    expect(Object.keys(await read(await written('a.cbz', await zipInTest([blank]))))).toEqual(['000.jpg']);
    const zip = await zipInTest([1, 2, 3, 4, 5].map((name) => ({ name: `${name}.jpg`, compress: true })));
    for (const entry of directoryOf(zip)) zip.writeUInt32LE(limits.publishFileMaxBytes, entry + 24);
    expect(await refusedZip(zip)).toMatchObject({ reason: 'packed-too-far', came: 0 });
  });

  test('for a bomb of large files, but not for many blank pages', async () => {
    const sized = async (count: number, size: number) => {
      const names = Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, compress: true }));
      const zip = await zipInTest(names);
      for (const entry of directoryOf(zip)) zip.writeUInt32LE(size, entry + 24);
      return refusedZip(zip);
    };
    expect(await sized(16, limits.publishPackedFreelyFileBytes + 1)).toMatchObject({ reason: 'packed-too-far' });
    // The directory passes; then the first file turns out to be shorter than the directory says.
    expect(await sized(29, 11_541_071)).toMatchObject({ reason: 'truncated', entry: '0.jpg' });
  });

  test('for a composed and a decomposed name', async () => {
    const zip = await zipInTest([{ name: '\u00e9t\u00e9.jpg' }, { name: 'e\u0301te\u0301.jpg' }]);
    expect(await refusedZip(zip)).toMatchObject({ reason: 'same-name', came: 0 });
  });

  test('for two names that differ in case only', async () => {
    const zip = await zipInTest([{ name: 'a1.jpg' }, { name: 'a2.jpg' }], { 'a2.jpg': 'a1.JPG' });
    expect(await refusedZip(zip)).toEqual({ reason: 'same-name', entry: 'a1.JPG', came: 0 });
  });

  test('for a password', async () => {
    const zip = await zipInTest([{ name: '000.jpg' }, { name: '001.jpg', compress: true }]);
    const flags = directoryOf(zip)[1]! + 8;
    zip.writeUInt16LE(zip.readUInt16LE(flags) | 1, flags);
    expect(await refusedZip(zip)).toEqual({ reason: 'encrypted', entry: '001.jpg', came: 0 });
  });

  test.each([
    [1, limits.publishFileMaxBytes + 1, 'file-too-large'],
    [33, limits.publishFileMaxBytes, 'too-large'],
  ])('for %i files of %i bytes', async (count, size, reason) => {
    const files = Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, compress: true }));
    const zip = await zipInTest(files);
    for (const entry of directoryOf(zip)) for (const field of [20, 24]) zip.writeUInt32LE(size, entry + field);
    expect(await refusedZip(zip)).toMatchObject({ reason, came: 0 });
  });
});

describe('a ZIP is refused', () => {
  test.each([0, 0.3, 0.9])('when it is cut at %f of its length', async (share) => {
    const zip = await zipInTest(PAGES);
    const cut = zip.subarray(0, Math.floor(zip.length * share));
    expect(await refusedZip(cut)).toMatchObject({ reason: 'truncated', came: 0 });
  });

  test('when a file is larger than declared', async () => {
    const zip = await zipInTest([{ name: '001.jpg', bytes: Buffer.alloc(500_000), compress: true }]);
    zip.writeUInt32LE(400, directoryOf(zip)[0]! + 24);
    expect(await refusedZip(zip)).toEqual({ reason: 'damaged', entry: '001.jpg', came: 0 });
  });

  test('when its bytes do not match their checksum', async () => {
    const zip = await zipInTest([{ name: '001.jpg', bytes: 'abcdefgh' }]);
    zip.write('X', zip.indexOf('abcdefgh'));
    expect(await refusedZip(zip)).toMatchObject({ reason: 'damaged', entry: '001.jpg' });
    for (const sum of [crc32, slowCrc32]) expect(sum(Buffer.from('123456789'))).toBe(0xcbf43926);
  });
});

test('a folder is refused for links and for endless nesting', async () => {
  await written('a/001.jpg', 'x');
  await symlink('/etc/passwd', at('a/002.jpg'));
  expect(await refusal(at('a'))).toEqual({ reason: 'link', entry: '002.jpg', came: 0 });
  await written(`b/${'b/'.repeat(20)}001.jpg`, 'x');
  expect(await refusal(at('b'))).toMatchObject({ reason: 'nested' });
});

describe('a tar archive is refused', () => {
  test.each<[TarFile, string]>([
    [{ name: '../1.jpg', bytes: 'x' }, 'leaves-folder'],
    [{ name: '/etc/1.jpg', bytes: 'x' }, 'absolute-name'],
    [{ name: '1.jpg', type: 'symlink', linkname: '/etc/passwd' }, 'link'],
    [{ name: '1.jpg', type: 'link', linkname: '000.jpg' }, 'link'],
    [{ name: '1.jpg', type: 'fifo' }, 'no-file'],
    [{ name: '000.jpg', bytes: 'y' }, 'same-name'],
  ])('for %j', async (entry, reason) => {
    expect(await refusedTar(await tarInTest([{ name: '000.jpg', bytes: 'x' }, entry]))).toMatchObject({ reason });
  });

  test('when it is cut in any of its blocks, or between them', async () => {
    const tar = await tarInTest([
      { name: '000.jpg', bytes: 'x'.repeat(600) },
      { name: `${'long/'.repeat(50)}001.jpg`, bytes: 'y'.repeat(512) },
      { name: 'a/', type: 'directory' },
    ]);
    const whole = tar.length - 512;
    expect(Object.keys(await read(await written('whole.cbt', tar.subarray(0, whole))))).toHaveLength(2);
    for (let length = 0; length < whole; length += length % 512 === 1 ? 510 : 1)
      expect({ length, ...(await refusedTar(tar.subarray(0, length))) }).toMatchObject({ length, reason: 'truncated' });
  });

  test('for sizes that are too large or no number, and for bytes that are no archive', async () => {
    const [large, garbled] = [await tarInTest([{ name: '000.jpg' }]), await tarInTest([{ name: '000.jpg' }])];
    large.write('77777777777', 124);
    expect(await refusedTar(summedAt(large, 0))).toMatchObject({ reason: 'file-too-large', came: 0 });
    garbled[124] = 0xd0;
    expect(await refusedTar(summedAt(garbled, 0))).toMatchObject({ reason: 'damaged' });
    expect(await refusedTar(Buffer.alloc(1024, 'x'))).toMatchObject({ reason: 'damaged' });
  });
});

describe('entries that are skipped count towards the limit', () => {
  const SKIPPED = ['__MACOSX/._1.jpg', '.DS_Store', 'b/.DS_Store'];
  beforeEach(() => void jest.replaceProperty(limits as { publishEntriesMax: number }, 'publishEntriesMax', 4));
  afterEach(() => jest.restoreAllMocks());

  const MAKERS: Record<string, (names: readonly string[]) => Promise<string>> = {
    'a ZIP': async (names) => written('a.cbz', await zipInTest(names.map((name) => ({ name })))),
    'a tar archive': async (names) => written('a.cbt', await tarInTest(names.map((name) => ({ name, bytes: 'x' })))),
  };

  test.each(Object.entries(MAKERS))('in %s', async (_, make) => {
    expect(Object.keys(await read(await make([...SKIPPED, '1.jpg'])))).toEqual(['1.jpg']);
    expect(await refusal(await make([...SKIPPED, '1.jpg', 'c/.DS_Store']))).toMatchObject({
      reason: 'too-many-entries',
    });
  });
});

test.each([
  ['a.cbz', 'Rar!\x1a\x07', 'not-supported'],
  ['a.zip', '%PDF-1.7', 'not-supported'],
  ['a.cbt', 'PK\x03\x04', 'truncated'],
  ['a.cbt', '\xfd7zXZ\0', 'not-supported'],
  ['a.cbt', 'BZh9', 'not-supported'],
  ['a.cbt', '\x28\xb5\x2f\xfd', 'not-supported'],
  ['a.cbr', 'Rar!', 'not-supported'],
  ['a.tar.xz', '\xfd7zXZ\0', 'not-supported'],
  ['a.tgz', '\x1f\x8b', 'not-supported'],
])('%s that begins with %j is refused as %s', async (name, head, reason) => {
  expect(await refusal(await written(name, Buffer.from(head.padEnd(600, '.'), 'latin1')))).toMatchObject({ reason });
});

test('a hidden folder is passed over, also one that is named as a picture', async () => {
  await written('a/001.jpg', 'x');
  await written('a/.old.jpg/001.jpg', 'x');
  expect(await read(at('a'))).toEqual({ '001.jpg': 'x' });
});

test.each([
  ['a.tar.xz', '\xfd7zXZ\0', 'It is a tar archive packed by xz.'],
  ['a.txz', '\xfd7zXZ\0', 'It is a tar archive packed by xz.'],
  ['a.cbt', '\x1f\x8b', 'It is a tar archive packed by gzip.'],
  ['a.tar.gz', '\x1f\x8b', 'It is a tar archive packed by gzip.'],
  ['a.cbz', '\x1f\x8b', 'It is packed by gzip.'],
])('%s that begins with %j says what it is', async (name, head, message) => {
  expect(isArchive(name)).toBe(true);
  const file = await written(name, Buffer.from(head.padEnd(600, '.'), 'latin1'));
  await expect(read(file)).rejects.toMatchObject({ message, instead: 'Pack it anew as a plain ZIP.' });
});
