/** @jest-environment node */
import { archivesInTest } from './archives-in-test';
import { summedAt, tarInTest, type TarFile } from './tar-in-test';

const { written, read, refusal } = archivesInTest();

/** Has an entry say that it is so large. */
function sizedAt(tar: Buffer, head: number, size: Buffer): Buffer {
  size.copy(tar, head + 124);
  return summedAt(tar, head);
}

test('a folder in a tar archive that says it has a size has none', async () => {
  const tar = await tarInTest([
    { name: 'ferry/', type: 'directory' },
    { name: '__MACOSX/', type: 'directory' },
    { name: 'ferry/001.jpg', bytes: 'one' },
  ]);
  for (const head of [0, 512]) sizedAt(tar, head, Buffer.from('00000001000'));
  expect(await read(await written('a.cbt', tar))).toEqual({ 'ferry/001.jpg': 'one' });
});

test('a tar archive is refused for a size that is no number', async () => {
  const tar = sizedAt(await tarInTest([{ name: '001.jpg', bytes: 'one' }]), 0, Buffer.from([0xd0]));
  expect(await refusal(await written('a.cbt', tar))).toMatchObject({ reason: 'damaged' });
});

test('a tar archive of the oldest kind is read', async () => {
  const tar = await tarInTest([{ name: 'ferry/001.jpg', bytes: 'one' }]);
  tar.fill(0, 257, 265);
  summedAt(tar, 0);
  expect(await read(await written('a.cbt', tar))).toEqual({ 'ferry/001.jpg': 'one' });
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
    expect(
      await refusal(await written('a.cbt', await tarInTest([{ name: '000.jpg', bytes: 'x' }, entry]))),
    ).toMatchObject({ reason });
  });

  test('when it breaks off', async () => {
    const tar = await tarInTest([{ name: '000.jpg', bytes: 'x'.repeat(5000) }]);
    expect(await refusal(await written('a.cbt', tar.subarray(0, 2000)))).toMatchObject({ reason: 'truncated' });
  });

  test('when it is cut in any of its blocks, or between them', async () => {
    // A long name has blocks of its own, and a page may end as an archive does.
    const entries = [
      { name: '000.jpg', bytes: 'x'.repeat(600) },
      { name: `${'long/'.repeat(50)}001.jpg`, bytes: 'y'.repeat(512) },
      { name: 'a/', type: 'directory' as const },
      { name: '002.jpg', bytes: '\0'.repeat(1024) },
    ];
    const tar = await tarInTest(entries);
    const whole = tar.length - 512;
    const file = await written('whole.cbt', tar.subarray(0, whole));
    expect(Object.keys(await read(file))).toHaveLength(3);
    for (let length = 0; length < whole; length += length % 512 === 1 ? 510 : 1) {
      expect({ length, ...(await refusal(await written('a.cbt', tar.subarray(0, length)))) }).toMatchObject({
        length,
        reason: 'truncated',
      });
    }
  });

  test('for a file that is too large, unread', async () => {
    const tar = await tarInTest([{ name: '000.jpg', bytes: 'x' }]);
    tar.write('77777777777', 124);
    summedAt(tar, 0);
    expect(await refusal(await written('a.cbt', tar))).toMatchObject({ reason: 'file-too-large', came: 0 });
  });

  test('when it is none', async () => {
    expect(await refusal(await written('a.cbt', Buffer.alloc(1024, 'x')))).toMatchObject({ reason: 'damaged' });
  });
});
