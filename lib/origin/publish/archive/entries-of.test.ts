/** @jest-environment node */
import { mkdir, symlink } from 'node:fs/promises';
import { limits } from '@/lib/limits';
import { archivesInTest } from './archives-in-test';
import { tarInTest } from './tar-in-test';
import { directoryOf, zipInTest, type FileInTest } from './zip-in-test';

const LOCAL_HEADER_BYTES = 30;

const { at, written, read, refusal } = archivesInTest();

const PAGES: FileInTest[] = [
  { name: 'ferry/001.jpg', bytes: 'one' },
  { name: 'ferry/002.jpg', bytes: 'two'.repeat(500), compress: true },
];
const DEBRIS = [
  '__MACOSX/ferry/._001.jpg',
  'ferry/.DS_Store',
  'ferry/_.DS_Store',
  'ferry/._002.jpg',
  'ferry/Thumbs.db',
  'ferry/ehthumbs_vista.db',
  'ferry/desktop.ini',
  '.git/config',
];
/** Left too, under names that not every disk knows. */
const STRANGE_DEBRIS = ['ferry/Icon\r', 'ferry/Thumbs.db:encryptable', '__MACOSX/ferry/._Icon\r'];
const GOOD = { 'ferry/001.jpg': 'one', 'ferry/002.jpg': 'two'.repeat(500) };

describe('the same pages, and no debris, come from', () => {
  test.each(['a.cbz', 'a.ZIP'])('%s', async (name) => {
    expect(
      await read(
        await written(
          name,
          await zipInTest([...PAGES, ...[...DEBRIS, ...STRANGE_DEBRIS].map((junk) => ({ name: junk }))]),
        ),
      ),
    ).toEqual(GOOD);
  });

  test('a.cbt', async () => {
    const entries = [
      ...PAGES.map(({ name, bytes }) => ({ name, bytes: String(bytes) })),
      ...[...DEBRIS, ...STRANGE_DEBRIS].map((name) => ({ name, bytes: 'x' })),
    ];
    expect(
      await read(await written('a.cbt', await tarInTest([{ name: 'ferry/', type: 'directory' }, ...entries]))),
    ).toEqual(GOOD);
  });

  test('a folder', async () => {
    for (const { name, bytes } of PAGES) await written(`a/${name}`, bytes!);
    for (const name of DEBRIS) await written(`a/${name}`, 'x');
    expect(await read(at('a'))).toEqual(GOOD);
  });
});

test('the archive’s own folder may be listed, as `tar -cf a.cbt .` does', async () => {
  const tar = await tarInTest([
    { name: './', type: 'directory' },
    { name: '.', type: 'directory' },
    { name: './001.jpg', bytes: 'one' },
  ]);
  expect(await read(await written('a.cbt', tar))).toEqual({ '001.jpg': 'one' });
  const zip = await zipInTest(
    [
      { name: 'zq', bytes: '' },
      { name: 'b/001.jpg', bytes: 'one' },
    ],
    { zq: './', 'b/': './' },
  );
  expect(await read(await written('a.cbz', zip))).toEqual({ '001.jpg': 'one' });
});

test('a name without Unicode that ends as the icon of a folder does is none', async () => {
  const zip = await zipInTest([{ name: '001.jpg', bytes: 'one' }, { name: 'Icon_' }], { Icon_: 'Icon\r' });
  for (const at of directoryOf(zip)) zip.writeUInt16LE(zip.readUInt16LE(at + 8) & ~0x800, at + 8);
  expect(await read(await written('a.cbz', zip))).toEqual({ '001.jpg': 'one' });
});

test('a folder that Windows packed with backslashes is a folder', async () => {
  const zip = await zipInTest(
    [
      { name: 'ferryx', bytes: '' },
      { name: 'ferry/001.jpg', bytes: 'one' },
    ],
    { ferryx: 'ferry\\' },
  );
  expect(await read(await written('a.cbz', zip))).toEqual({ 'ferry/001.jpg': 'one' });
});

describe('a ZIP is read', () => {
  const good = async (zip: Buffer) => expect(await read(await written('a.cbz', zip))).toEqual(GOOD);
  test.each(['#!/bin/sh\nexit\n', 'MZ'.padEnd(70_000, 'x')])('behind a program that unpacks it', async (program) =>
    good(Buffer.concat([Buffer.from(program), await zipInTest(PAGES)])),
  );
  test.each(['\n\n', '\0'.repeat(5_000)])('before bytes that are nothing', async (bytes) =>
    good(Buffer.concat([await zipInTest(PAGES), Buffer.from(bytes)])),
  );
});

test('names that Windows packed with backslashes are paths', async () => {
  const zip = await zipInTest([{ name: 'ferry/001.jpg' }], { 'ferry/001.jpg': 'ferry\\001.jpg' });
  expect(Object.keys(await read(await written('a.cbz', zip)))).toEqual(['ferry/001.jpg']);
});

describe('a ZIP is refused before anything is unpacked', () => {
  const refused = async (zip: Buffer) => refusal(await written('a.cbz', zip));

  test.each([
    ['../1.jpg', 'leaves-folder'],
    ['a/../../', 'leaves-folder'],
    ['..\\1.jpg', 'leaves-folder'],
    ['/etc/1.jp', 'absolute-name'],
    ['C:\\1.jpg', 'absolute-name'],
    ['001\u0000.jp', 'damaged'],
  ])('for the name %j', async (name, reason) => {
    const stand = 'z'.repeat(name.length);
    expect(await refused(await zipInTest([{ name: '000.jpg' }, { name: stand }], { [stand]: name }))).toMatchObject({
      reason,
      came: 0,
    });
  });

  test('for a link', async () => {
    expect(
      await refused(await zipInTest([{ name: '000.jpg' }, { name: '001.jpg', bytes: '/etc/passwd', mode: 0o120777 }])),
    ).toEqual({ reason: 'link', entry: '001.jpg', came: 0 });
  });

  test('for what is no file', async () => {
    expect(await refused(await zipInTest([{ name: '001.jpg', mode: 0o020666 }]))).toMatchObject({ reason: 'no-file' });
  });

  test('for a password', async () => {
    const zip = await zipInTest([{ name: '000.jpg' }, { name: '001.jpg', compress: true }]);
    const at = directoryOf(zip)[1]! + 8;
    zip.writeUInt16LE(zip.readUInt16LE(at) | 1, at);
    expect(await refused(zip)).toEqual({ reason: 'encrypted', entry: '001.jpg', came: 0 });
    zip.writeUInt16LE(zip.readUInt16LE(at) | 0x41, at);
    expect(await refused(zip)).toMatchObject({ reason: 'encrypted', came: 0 });
  });

  test('for a way of packing that is not known', async () => {
    const zip = await zipInTest([{ name: '001.jpg' }]);
    zip.writeUInt16LE(14, directoryOf(zip)[0]! + 10);
    expect(await refused(zip)).toMatchObject({ reason: 'not-supported' });
  });

  test('for two files of one name, whatever their case', async () => {
    expect(await refused(await zipInTest([{ name: 'a1.jpg' }, { name: 'a2.jpg' }], { 'a2.jpg': 'a1.JPG' }))).toEqual({
      reason: 'same-name',
      entry: 'a1.JPG',
      came: 0,
    });
  });

  test('for a file that would swell', async () => {
    expect(
      await refused(
        await zipInTest([
          { name: '000.jpg' },
          { name: '001.jpg', bytes: Buffer.alloc(8 * 1024 * 1024), compress: true },
        ]),
      ),
    ).toEqual({ reason: 'packed-too-far', entry: '001.jpg', came: 0 });
  });

  test('for too many files', async () => {
    const files = Array.from({ length: limits.publishFilesMax + 1 }, (_, index) => ({ name: `${index}.jpg` }));
    expect(await refused(await zipInTest(files))).toMatchObject({ reason: 'too-many-files', came: 0 });
  });

  test.each([
    [1, limits.publishFileMaxBytes + 1, 'file-too-large'],
    [33, limits.publishFileMaxBytes, 'too-large'],
  ])('for %i files of %i bytes', async (count, size, reason) => {
    const zip = await zipInTest(
      Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, compress: true })),
    );
    for (const at of directoryOf(zip)) {
      zip.writeUInt32LE(size, at + 20);
      zip.writeUInt32LE(size, at + 24);
    }
    expect(await refused(zip)).toMatchObject({ reason, came: 0 });
  });
});

describe('a ZIP is refused as soon as it shows', () => {
  test.each([0.3, 0.9])('that it breaks off at %f of its length', async (share) => {
    const zip = await zipInTest(PAGES);
    expect(await refusal(await written('a.cbz', zip.subarray(0, Math.floor(zip.length * share))))).toMatchObject({
      reason: 'truncated',
    });
  });

  test('that a file is larger than it says', async () => {
    const zip = await zipInTest([{ name: '001.jpg', bytes: Buffer.alloc(500_000), compress: true }]);
    zip.writeUInt32LE(400, directoryOf(zip)[0]! + 24);
    expect(await refusal(await written('a.cbz', zip))).toEqual({ reason: 'damaged', entry: '001.jpg', came: 0 });
    await expect(read(at('a.cbz'))).rejects.toThrow('Its files are not as large as it says.');
  });

  test('that its bytes are others than it says', async () => {
    const zip = await zipInTest([{ name: '001.jpg', bytes: 'abcdefgh' }]);
    zip.write('X', zip.indexOf('abcdefgh'));
    await expect(read(await written('a.cbz', zip))).rejects.toMatchObject({
      reason: 'damaged',
      entry: '001.jpg',
      message: 'Its bytes are not those that were packed.',
    });
  });

  test('that something else follows it, in words that can be printed', async () => {
    const zip = Buffer.concat([await zipInTest(PAGES), Buffer.from('more')]);
    await expect(read(await written('a.cbz', zip))).rejects.toMatchObject({
      reason: 'damaged',
      message: 'Something else follows after its end.',
    });
  });

  test('that it breaks off, though an archive in it is whole', async () => {
    const zip = await zipInTest([{ name: 'inner.cbz', bytes: await zipInTest(PAGES) }, { name: '002.jpg' }]);
    expect(
      await refusal(await written('a.cbz', zip.subarray(0, zip.indexOf('002.jpg') - LOCAL_HEADER_BYTES))),
    ).toMatchObject({ reason: 'truncated', came: 0 });
  });

  test('that it is nothing at all', async () => {
    expect(await refusal(await written('a.cbz', 'hello, this is no archive'))).toMatchObject({ reason: 'truncated' });
    expect(await refusal(await written('b.cbz', ''))).toMatchObject({ reason: 'truncated' });
  });
});

describe('a folder is refused', () => {
  test('for a link, out of it or within', async () => {
    await written('a/001.jpg', 'x');
    await symlink('/etc/passwd', at('a/002.jpg'));
    expect(await refusal(at('a'))).toEqual({ reason: 'link', entry: '002.jpg', came: 0 });
    await written('b/001.jpg', 'x');
    await symlink('.', at('b/more'));
    expect(await refusal(at('b'))).toEqual({ reason: 'link', entry: 'more', came: 0 });
  });

  test('for folders without end', async () => {
    await written(`a/${'b/'.repeat(20)}001.jpg`, 'x');
    expect(await refusal(at('a'))).toMatchObject({ reason: 'nested' });
  });
});

describe('what is passed over is counted, too', () => {
  const LEFT = ['__MACOSX/', '__MACOSX/._1.jpg', '.DS_Store', 'a/', 'b/', 'b/c/'];
  const MOST = LEFT.length + 1;
  beforeEach(() => void jest.replaceProperty(limits as { publishEntriesMax: number }, 'publishEntriesMax', MOST));
  afterEach(() => jest.restoreAllMocks());

  /** The packer makes a folder of no file. */
  const unfolded = (name: string) => name.replace(/\/$/, 'z');

  const MAKERS: Record<string, (names: readonly string[]) => Promise<string>> = {
    'a ZIP': async (names) =>
      written(
        'a.cbz',
        await zipInTest(
          names.map((name) => ({ name: unfolded(name), bytes: '' })),
          Object.fromEntries(names.map((name) => [unfolded(name), name])),
        ),
      ),
    'a tar archive': async (names) =>
      written(
        'a.cbt',
        await tarInTest(names.map((name) => ({ name, type: name.endsWith('/') ? 'directory' : 'file' }))),
      ),
    'a folder': async (names) => {
      for (const name of names)
        await (name.endsWith('/') ? mkdir(at(`a/${name}`), { recursive: true }) : written(`a/${name}`, ''));
      return at('a');
    },
  };

  test.each(Object.entries(MAKERS))('in %s', async (_, make) => {
    expect(Object.keys(await read(await make([...LEFT, '1.jpg'])))).toEqual(['1.jpg']);
    expect(await refusal(await make([...LEFT, '1.jpg', 'd/', 'e/']))).toEqual({
      reason: 'too-many-entries',
      entry: undefined,
      came: 0,
    });
  });
});

test('as many pages as may be are taken with what one system leaves beside each', async () => {
  const pages = Array.from({ length: limits.publishFilesMax }, (_, index) => `${index}.jpg`);
  const zip = await zipInTest(
    pages.flatMap((name) => [
      { name, bytes: '' },
      { name: `__MACOSX/._${name}`, bytes: '' },
    ]),
  );
  expect(Object.keys(await read(await written('a.cbz', zip)))).toHaveLength(limits.publishFilesMax);
});

test.each([
  ['a.cbz', 'Rar!\x1a\x07'],
  ['a.cbz', '7z\xbc\xaf\x27\x1c'],
  ['a.zip', '%PDF-1.7'],
  ['a.cbt', 'PK\x03\x04'],
  ['a.cbt', '\x1f\x8b\x08'],
])('%s that begins as %j is not what it is named', async (name, head) => {
  expect(await refusal(await written(name, Buffer.from(head.padEnd(600, '.'), 'latin1')))).toMatchObject({
    reason: 'other-kind',
  });
});

test('a.cbr is no archive that is known', async () => {
  expect(await refusal(await written('a.cbr', 'Rar!'))).toMatchObject({ reason: 'not-supported' });
});
