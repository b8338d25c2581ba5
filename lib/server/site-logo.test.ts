import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { LogoRefusal } from '@/lib/site-identity/read-logo';

import { siteLogo } from './site-logo';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'logo-'))));
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const svg = (width: number, height: number, fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 2}" fill="${fill}"/></svg>`;

async function use(name: string, bytes: string | Buffer | undefined) {
  if (bytes !== undefined) await writeFile(path.join(folder, name), bytes);
  jest.replaceProperty(process, 'env', { ...process.env, DATA_DIR: folder, SITE_LOGO: name });
}

test('measures an SVG and a PNG logo', async () => {
  await use('a.svg', svg(80, 40, '#c00'));
  expect(await siteLogo()).toMatchObject({
    kind: 'svg',
    ratio: 2,
    hash: expect.stringMatching(/^[0-9a-f]{8}$/),
    lostOn: { light: false, dark: false },
  });
  const red = { r: 200, g: 30, b: 30, alpha: 1 };
  await use(
    'b.png',
    await sharp({ create: { width: 64, height: 64, channels: 4, background: red } })
      .png()
      .toBuffer(),
  );
  expect(await siteLogo()).toMatchObject({ kind: 'png', ratio: 1, lostOn: { light: false, dark: false } });
});

test.each([
  ['none.svg', undefined, /is no file/],
  ['empty.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /cannot be drawn/],
  ['cut.png', Buffer.from('89504e470d0a1a0a0000', 'hex'), /cannot be drawn/],
  [
    'large.svg',
    `<svg xmlns="http://www.w3.org/2000/svg"><!--${' '.repeat(260 * 1024)}--></svg>`,
    /larger than 256 KiB/,
  ],
  ['line.svg', svg(900, 20, '#c00'), /8 times as wide/],
])('rejects %s with a reason', async (name, bytes, reason) => {
  await use(name, bytes);
  await expect(siteLogo()).rejects.toThrow(reason);
  await expect(siteLogo()).rejects.toBeInstanceOf(LogoRefusal);
});
