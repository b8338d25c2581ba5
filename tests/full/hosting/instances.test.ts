import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';

import type { wire } from '@/lib/wire/messages';
import { decodeResponse } from '@/lib/wire/decode-response';

import { findPostgresPrograms } from '@/tests/support/databases/find-postgres.mjs';
import { makePostgresServer, type PostgresServer } from '@/tests/support/databases/postgres-server';
import { scratchFolder } from '@/tests/support/databases/scratch-folder';
import { hasNginx, serveBehindNginx, type BehindNginx } from '@/tests/support/serve-behind-nginx';
import { skipped } from '@/tests/support/skipped';
import { endAll, startServer, type Server } from './start-server';

const root = path.resolve(__dirname, '../../..');
const SITE = [path.join(root, 'scripts/serve.mjs')];
const SESSION_WRITES = 20;

const withNginx = hasNginx() ? describe : skipped(describe, 'nginx is not installed');

withNginx('two instances on one database, behind nginx', () => {
  let folder: string;
  let database: PostgresServer | undefined;
  let env: Record<string, string>;
  let instances: Server[];
  let front: BehindNginx;
  let titleId: number;

  // Not waited for with hands tied: connections that are closed meanwhile would be asked something first of all.
  const publish = () =>
    new Promise<{ status: unknown; stderr: string }>((resolve) => {
      const args = [path.join(process.env.STANDALONE!, 'publish.js'), path.join(folder, 'comics')];
      execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, _, stderr) =>
        resolve({ status: error ? error.code : 0, stderr }),
      );
    });
  const start = (port?: number) => startServer(SITE, { cwd: root, env, port });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'instances-'));
    const programs = findPostgresPrograms();
    if (programs) {
      database = makePostgresServer(programs, scratchFolder('postgres'));
      await database.start();
    }
    env = {
      NODE_ENV: 'production',
      DATA_DIR: path.join(folder, 'data'),
      DEMO_SEED: 'off',
      DRAIN_SECONDS: '5',
      TRUSTED_PROXIES: '1',
      SESSION_WRITES_PER_MINUTE: String(SESSION_WRITES),
      // All come from one address here, as often as the machine can.
      ADDRESS_WRITES_PER_MINUTE: '0',
      ADDRESS_SEARCHES_PER_MINUTE: '0',
      ...(database && { DATABASE_URL: database.url }),
    };
    await folderInTest(path.join(folder, 'comics'));
    expect(await publish()).toMatchObject({ status: 0 });
    instances = await Promise.all([start(), start()]);
    front = await serveBehindNginx(instances.map(({ port }) => port));
    const { allTitlesViewV2 } = (await call(instances[0]!.url, 'title_list/allV2?type=all')).success!;
    titleId = allTitlesViewV2!.allTitlesGroup![0]!.titles![0]!.titleId!;
  }, 300_000);
  afterAll(async () => {
    await front?.close();
    await endAll();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function call(at: string, address: string, init: RequestInit = {}): Promise<wire.Response> {
    const answer = await fetch(`${at}/api/${address}`, init);
    return decodeResponse(new Uint8Array(await answer.arrayBuffer()));
  }
  const session = (token: string) => ({ headers: { 'session-token': token } });
  const favourites = async (at: string, token: string) =>
    (await call(at, 'title_list/bookmark', session(token))).success!.subscribedTitlesView!.titles!.map(
      (title) => title.titleId,
    );

  test('share favourites, pictures and scripts', async () => {
    const [one, other] = instances.map(({ url }) => url) as [string, string];
    await call(one, `title_list/bookmark?title_id=${titleId}`, { method: 'PUT', ...session('reader') });
    expect(await favourites(other, 'reader')).toEqual([titleId]);
    await call(other, `title_list/bookmark?title_id=${titleId}`, { method: 'DELETE', ...session('reader') });
    expect(await favourites(one, 'reader')).toEqual([]);
    const html = await (await fetch(`${one}/titles/${titleId}`)).text();
    const picture = /\/media\/[^"&, ]+/.exec(html)![0];
    const pictures = await Promise.all(
      [one, other].map(async (at) => Buffer.from(await (await fetch(at + picture)).arrayBuffer()).toString('base64')),
    );
    expect(pictures[0]).toBe(pictures[1]);
    const scripts = await Promise.all(
      [one, other].map(async (at) =>
        (await (await fetch(`${at}/titles/${titleId}`)).text()).match(/\/_next\/static\/[^"\\]+/g),
      ),
    );
    expect(scripts[0]).toEqual(scripts[1]);
  }, 180_000);

  test('restart one after the other without a failed request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const counts = new Map<string, number>();
    let isOver = false;
    const read = (address: string, method = 'GET', headers = {}) =>
      new Promise<string>((resolve) => {
        const asked = request(front.address + address, { agent, method, headers }, (response: IncomingMessage) => {
          text(response).then(
            () => resolve(`${response.statusCode}`),
            () => resolve('cut off'),
          );
        });
        asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
        asked.end();
      });
    async function keepReading(address: string, method?: string) {
      for (let at = 0; !isOver; at++) {
        const outcome = await read(address, method, { 'session-token': `${method}-${at}` });
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
    }
    const readers = [
      keepReading('/api/language'),
      keepReading(`/api/title_detailV3?title_id=${titleId}`),
      keepReading(`/titles/${titleId}?keyword=a`),
      keepReading(`/api/title_list/bookmark?title_id=${titleId}`, 'PUT'),
    ];
    try {
      for (const [at, { signal, ended, port }] of instances.entries()) {
        signal('SIGTERM');
        expect(await ended).toBe(0);
        instances[at] = await start(port);
      }
    } finally {
      isOver = true;
      await Promise.all(readers);
      agent.destroy();
    }
    expect([...counts.keys()]).toEqual(['200']);
    expect(counts.get('200')).toBeGreaterThan(100);
  }, 300_000);

  test('show a publication at each instance and through nginx within a minute', async () => {
    const places = { one: instances[0]!.url, other: instances[1]!.url, nginx: front.address };
    const shownAt = async (address: string) =>
      (await (await fetch(`${address}/titles/${titleId}`)).text()).includes('The Seven O’Clock Ferry');
    const shown = async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(places).map(async ([name, address]) => [name, await shownAt(address)])),
      );
    expect(await shown()).toEqual({ one: false, other: false, nginx: false });
    await writeAll(path.join(folder, 'comics'), {
      'ferry-at-six/series.yaml': SERIES.replace('The Six O’Clock Ferry', 'The Seven O’Clock Ferry'),
    });
    expect(await publish()).toMatchObject({ status: 0 });
    const minute = AbortSignal.timeout(60_000);
    let seen = await shown();
    while (Object.values(seen).includes(false) && !minute.aborted) seen = await shown();
    expect(seen).toEqual({ one: true, other: true, nginx: true });
  }, 180_000);
});
