import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { folderInTest } from '@/lib/origin/publish/folder-in-test';
import { decodeResponse } from '@/lib/wire/decode-response';

import { endAll, startServer, type Server } from './start-server';

const standalone = process.env.STANDALONE!;
let folder: string;
let server: Server;

/** Each file below a place, with what changes when it is written. */
function filesIn(place: string): string[] {
  return (readdirSync(place, { recursive: true }) as string[]).flatMap((name) => {
    const at = path.join(place, name);
    const entry = statSync(at);
    return entry.isFile() ? [`${at}\t${entry.size}\t${entry.mtimeMs}`] : [];
  });
}
let files: string[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'standalone-'));
  files = filesIn(standalone);
  server = await startServer([path.join(standalone, 'server.js')], {
    cwd: folder,
    env: { DATA_DIR: path.join(folder, 'data'), LISTEN_ADDRESS: '127.0.0.1', TRUSTED_PROXIES: '1' },
  });
}, 300_000);
afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (address: string, at = server) => fetch(new URL(address, at.url));
async function call(path: string, at = server) {
  const answer = await ask(`/api/${path}`, at);
  return decodeResponse(new Uint8Array(await answer.arrayBuffer())).success!;
}
async function pictureAt(address: string, key = '', at = server) {
  const answer = await ask(address, at);
  expect(answer.status).toBe(200);
  const [bytes, mask] = [Buffer.from(await answer.arrayBuffer()), Buffer.from(key, 'hex')];
  return sharp(
    mask.length ? Buffer.from(bytes.map((byte, index) => byte ^ mask[index % mask.length]!)) : bytes,
  ).metadata();
}
async function firstPage(titleId: number, at = server) {
  const { titleDetailView } = await call(`title_detailV3?title_id=${titleId}`, at);
  const [{ chapterId }] = titleDetailView!.chapterListV2 as [{ chapterId: number }];
  const { mangaViewer } = await call(`manga_viewer?chapter_id=${chapterId}&img_quality=low`, at);
  return mangaViewer!.pages!.flatMap(({ mangaPage }) => mangaPage ?? [])[0]!;
}

test('serves from a moved folder with Node alone', async () => {
  for (const [address, locale] of [
    ['/updates', 'en'],
    ['/th/updates', 'th'],
    ['/es/titles/11', 'es'],
  ] as const) {
    const answer = await ask(address);
    expect([answer.status, /<html[^>]* lang="(\w+)/.exec(await answer.text())?.[1]]).toEqual([200, locale]);
  }
  const script = /\/_next\/static\/[^"]+\.js/.exec(await (await ask('/updates')).text())![0];
  for (const address of [script, '/sw.js', '/icons/favicon.svg', '/schemas/series.json', '/readyz'])
    expect([address, (await ask(address)).status]).toEqual([address, 200]);
  // Behind a proxy on the same machine; campaign pages are rewritten within the server.
  await expect(fetch(`http://[::1]:${server.port}/healthz`)).rejects.toThrow();
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'comics.example' };
  expect((await fetch(`${server.url}/topus`, { headers })).status).toBe(200);
}, 180_000);

test('renders pages, covers and cards with its own fonts', async () => {
  const { imageUrl, encryptionKey, width, height } = await firstPage(10);
  expect(await pictureAt(imageUrl!, encryptionKey!)).toMatchObject({ format: 'webp', width, height });
  expect(await pictureAt('/media/cover/10/portrait-320.webp')).toMatchObject({ format: 'webp', width: 320 });
  for (const locale of ['en', 'th'])
    expect(await pictureAt(`/cards/site/${locale}.png`)).toMatchObject({ format: 'png' });
}, 180_000);

/** What has to be said for a catalogue of its own, in a data folder. */
const own = (data: string, more: Record<string, string> = {}) => ({
  DATA_DIR: path.join(folder, data),
  DEMO_SEED: 'off',
  ...more,
});
const run = (program: string, env: Record<string, string>, ...args: string[]) =>
  new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv };
    execFile(process.execPath, [path.join(standalone, `${program}.js`), ...args], options, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });
const DONE = { status: 0, stderr: expect.not.stringContaining('Error') as string };

/** Serves such a catalogue, and reads the first page of its first title. */
async function expectServed(env: Record<string, string>): Promise<void> {
  const published = await startServer([path.join(standalone, 'server.js')], { cwd: folder, env });
  // A machine that does something else is given some seconds.
  expect(await run('ready', { PORT: String(published.port) }, '30')).toMatchObject(DONE);
  const { allTitlesViewV2 } = await call('title_list/allV2?type=all', published);
  const [{ titleId, name }] = allTitlesViewV2!.allTitlesGroup!.flatMap(({ titles }) => titles ?? []) as [
    { titleId: number; name: string },
  ];
  expect(await (await ask(`/titles/${titleId}`, published)).text()).toContain(name);
  const { imageUrl, encryptionKey, width, height } = await firstPage(titleId, published);
  expect(await pictureAt(imageUrl!, encryptionKey!, published)).toMatchObject({ format: 'webp', width, height });
  published.signal('SIGINT');
  expect(await published.ended).toBe(0);
  expect(await run('ready', { PORT: String(published.port) })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ECONNREFUSED') as string,
  });
}

test('publishes a folder, or checks it with --dry-run', async () => {
  await folderInTest(path.join(folder, 'comics'));
  expect(await run('publish', own('published'), 'comics', '--dry-run')).toMatchObject(DONE);
  expect(await run('publish', own('published'), 'unpublish', 'ferry-at-six')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing has been published here') as string,
  });
  expect(await run('publish', own('published'), 'comics')).toMatchObject(DONE);
  expect(await run('publish', own('published'), 'nowhere')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no folder') as string,
  });
  expect(await run('publish', own('published'), '--schemas', 'schemas')).toMatchObject(DONE);
  expect(readdirSync(path.join(folder, 'schemas')).sort()).toEqual(['catalogue.json', 'series.json']);
  await expectServed(own('published'));
}, 300_000);

test('restores from a backup and from an export', async () => {
  expect(await run('backup', own('published'), 'copy')).toMatchObject(DONE);
  expect(await run('restore', own('restored'), 'copy')).toMatchObject(DONE);
  await expectServed(own('restored'));
  expect(await run('publish', own('published'), 'export', 'exported')).toMatchObject(DONE);
  expect(await run('publish', own('again'), 'exported')).toMatchObject(DONE);
  expect(await run('publish', own('again'), 'unpublish', 'ferry-at-six')).toMatchObject(DONE);
  expect(await run('publish', own('again'), 'unpublish')).toMatchObject({
    ...DONE,
    stdout: expect.stringContaining('ferry-at-six') as string,
  });
}, 300_000);

test('writes only to its data folder and names no build path', () => {
  expect(filesIn(standalone)).toEqual(files);
  const made = path.resolve(__dirname, '../../..');
  const naming = files
    .map((line) => line.split('\t')[0]!)
    .filter((file) => readFileSync(file, 'latin1').includes(made));
  expect(naming).toEqual([]);
}, 180_000);

test('exits with one sentence for a wrong setting', async () => {
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [path.join(standalone, 'server.js')], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv,
      encoding: 'utf8',
    });
  // What is kept would be gone with the next release, which replaces the folder.
  for (const DATA_DIR of ['', 'data']) {
    const { status, stderr } = run({ PORT: 'http', DATA_DIR });
    expect([status, stderr]).toEqual([
      1,
      `The environment is not usable. PORT: is no whole number; DATA_DIR: has to be set to a folder outside ${standalone}, which the next release replaces\n`,
    ]);
  }
  // `npm start` checks settings before; a server that is started by itself checks them, too.
  const site = [path.resolve(__dirname, '../../../scripts/serve.mjs')];
  const env = { NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data'), SITE_LOGO: 'none.svg' };
  const said = await startServer(site, { cwd: path.resolve(__dirname, '../../..'), env }).then(
    () => 'it is ready',
    ({ message }: Error) => message,
  );
  expect(said).toMatch(/^SITE_LOGO: .+ is no file\.$/m);
  expect(said).not.toContain('    at ');
}, 180_000);
