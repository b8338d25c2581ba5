import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { LogoRefusal } from '@/lib/site-identity/read-logo';

import { siteLogo } from './site-logo';
import { siteStyle } from './site-style';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'logo-'))));
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const svg = (width: number, height: number, fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 2}" fill="${fill}"/></svg>`;

async function use(name: string, bytes: string | Buffer | undefined, more: Record<string, string> = {}) {
  if (bytes !== undefined) await writeFile(path.join(folder, name), bytes);
  jest.replaceProperty(process, 'env', { ...process.env, DATA_DIR: folder, SITE_LOGO: name, ...more });
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 1 } } })
    .png()
    .toBuffer();

test('measures an SVG and a PNG logo', async () => {
  await use('a.svg', svg(80, 40, '#c00'));
  expect(await siteLogo()).toMatchObject({
    kind: 'svg',
    ratio: 2,
    hash: expect.stringMatching(/^[0-9a-f]{8}$/),
    lostOn: { light: false, dark: false },
  });
  await use('b.png', await png(64, 64));
  expect(await siteLogo()).toMatchObject({ kind: 'png', ratio: 1, lostOn: { light: false, dark: false } });
});

test('detects on which background a logo is invisible', async () => {
  await use('ink.svg', svg(40, 40, '#111'));
  expect((await siteLogo())!.lostOn).toEqual({ light: false, dark: true });
  await use('white.svg', svg(40, 40, '#fefefe'));
  expect((await siteLogo())!.lostOn).toEqual({ light: true, dark: false });
});

test.each([
  ['none.svg', undefined, /is no file/],
  ['script.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /script/],
  ['empty.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /cannot be drawn/],
  ['text.png', 'not a picture', /no PNG/],
  ['cut.png', Buffer.from('89504e470d0a1a0a0000', 'hex'), /cannot be drawn/],
  [
    'large.svg',
    `<svg xmlns="http://www.w3.org/2000/svg"><!--${' '.repeat(260 * 1024)}--></svg>`,
    /larger than 256 KiB/,
  ],
  ['line.svg', svg(900, 20, '#c00'), /8 times as wide/],
])('rejects %s with a reason', async (name, bytes, reason) => {
  await use(name, bytes);
  const refusal = await siteLogo().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(LogoRefusal);
  expect(String(refusal)).toMatch(reason);
});

test('the page style carries the operator’s colour and logo, and is absent without them', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_LOGO: '', SITE_COLOR: '' });
  expect(await siteStyle()).toBeUndefined();
  await use('wide.svg', svg(120, 40, '#111'), { SITE_COLOR: '#ffd400' });
  const css = (await siteStyle())!;
  expect(css).toMatch(/--spot-fill:light-dark\(#ffd400,#ffd400\);--spot-ink:light-dark\(#131316,#131316\)/);
  expect(css).toMatch(/url\(\/icons\/logo-[0-9a-f]{8}\.svg\)/);
  expect(css).toContain('background-color:light-dark(#0000,#fff)');
  expect(css).toContain('[data-site-name]{position:absolute');
  await use('square.svg', svg(40, 40, '#c00'), { SITE_COLOR: '' });
  expect(await siteStyle()).not.toMatch(/site-name|--spot|plate|padding/);
});
