import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDatabase } from '@/lib/origin/store/open-database';
import { decodeResponse } from '@/lib/wire/decode-response';
import { countersAndRows } from '@/tests/support/counters-and-rows';
import { findPostgresPrograms } from '@/tests/support/databases/find-postgres.mjs';
import { makePostgresServer, type PostgresServer } from '@/tests/support/databases/postgres-server';
import { keptWrites, mixedWrite, readTargets, type Targets } from '@/tests/support/mixed-writes';
import { randomFrom } from '@/tests/support/random';
import { skipped } from '@/tests/support/skipped';
import { waitForWrites } from '@/tests/support/wait-for-writes';
import { openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

/** A server that may be stopped: none that is only named will do. */
const programs = findPostgresPrograms();
const withServer = programs ? describe : skipped(describe, 'PostgreSQL is not installed');

withServer('a database server that goes away', () => {
  const [serverFolder, dataDir] = [newFolder(), newFolder()];
  let server: PostgresServer;
  let origin: TestOrigin;
  let targets: Targets;
  let warned: jest.SpyInstance;

  beforeAll(async () => {
    warned = jest.spyOn(console, 'warn').mockImplementation();
    server = makePostgresServer(programs!, serverFolder, { synchronous_commit: 'on' });
    await server.start();
    origin = await openOrigin({ dataDir, database: openDatabase({ dataDir, databaseUrl: server.url }) });
    targets = await readTargets(origin.database);
  }, 60_000);
  afterAll(async () => {
    await origin.close();
    await server.stop();
    warned.mockRestore();
    for (const folder of [serverFolder, dataDir]) rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    origin.logged.length = 0;
    origin.clock.now += 1;
  });

  const READS = [
    'title_detailV3?title_id=10&clang=eng',
    'manga_viewer?chapter_id=10001&clang=eng',
    'web/web_homeV4?lang=eng&clang=eng',
    'title_list/bookmark',
  ];

  async function expectAllWell(session: string): Promise<void> {
    for (const path of READS) await origin.view(path, { session });
    await origin.view('title_list/bookmark?title_id=10', { method: 'PUT', session });
    const { counters, rows } = await countersAndRows(origin.database);
    expect(counters).toEqual(rows);
  }

  const health = () =>
    Promise.all(
      ['/healthz', '/readyz'].map(async (path) => (await origin.fetch(`http://reader.example${path}`)).status),
    );

  test.each(['fast', 'immediate'] as const)(
    '%s: calls are told that we are broken, each once in the log, until it is back',
    async (how) => {
      await expectAllWell(`before-${how}`);
      await server.stop(how);
      origin.clock.now += 1;
      const asked = [...READS.map((path) => ({ path })), { path: 'comment_like?comment_id=1000101', method: 'PUT' }];
      for (const { path, ...call } of asked) {
        origin.logged.length = 0;
        const response = await origin.send(path, { ...call, session: 'meanwhile' });
        expect([path, response.status]).toEqual([path, 500]);
        expect(decodeResponse(new Uint8Array(await response.arrayBuffer())).error?.englishPopup?.subject).toBeTruthy();
        expect(origin.logged).toEqual([expect.stringMatching(/^[a-z]\w+ 500 broken/i)]);
      }
      expect(await health()).toEqual([200, 503]);
      await server.start();
      while ((await health()).join() !== '200,200');
      await expectAllWell(`after-${how}`);
      expect(await origin.database.selectFrom('sessions').select('id').where('id', '=', 'meanwhile').execute()).toEqual(
        [],
      );
    },
  );

  test('keeps every acknowledged write across a database restart', async () => {
    waitForWrites();
    const random = randomFrom(5);
    const told = new Map<string, string | undefined>();
    let stopping: Promise<void> | undefined;
    const statuses = new Set<number>();
    await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const session = `under-way-${at}`;
        for (let number = 0, answered = 200; answered === 200; number++) {
          const { key, value, call } = mixedWrite(session, targets, random, number);
          told.delete(key);
          const headers: Record<string, string> = call.body === undefined ? {} : { 'content-type': 'application/json' };
          const { status } = await origin.send(call.path, { ...call, headers });
          statuses.add((answered = status));
          if (status === 200) told.set(key, value);
          if (told.size > 60) stopping ??= server.stop('immediate');
        }
      }),
    );
    await stopping;
    expect([...statuses].sort()).toEqual([200, 500]);
    expect(origin.logged).toHaveLength(12);
    await server.start();
    const kept = await keptWrites(origin.database);
    expect([...told].filter(([key, value]) => kept.get(key) !== value)).toEqual([]);
    await expectAllWell('in-the-end');
  }, 60_000);
});

function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'lost-database-'));
}
