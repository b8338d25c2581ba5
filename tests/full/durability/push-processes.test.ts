import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';

import type { Schema } from '@/lib/origin/store/schema';
import { limits } from '@/lib/limits';
import { sharedDatabases, type SharedDatabase } from '@/tests/support/databases/shared-database';
import { bundleOrigin, startOrigin, type OriginProcess } from '@/tests/support/origin-process/start-origin';
import { startPushService, type PushService } from '@/tests/support/push-service';
import { NOON } from '@/tests/contract/noon';

const READERS = Array.from({ length: 60 }, (_, index) => `reader-${String(index).padStart(2, '0')}`);
/** Beyond what a process that died has claimed. */
const LATER = 1_000;

const folder = mkdtempSync(path.join(tmpdir(), 'push-processes-'));
let program: string;
beforeAll(() => {
  program = bundleOrigin(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(sharedDatabases)('$store', ({ makeShared }) => {
  let shared: SharedDatabase;
  let db: Kysely<Schema>;
  let service: PushService;
  let processes: OriginProcess[];

  beforeAll(async () => {
    shared = await makeShared();
    service = await startPushService();
    processes = await Promise.all([startOrigin(program), startOrigin(program), startOrigin(program)]);
    for (const process of processes) await process.open({ ...shared.place, now: NOON, push: { toLoopback: true } });
    await processes[0]!.sendNotices();
    db = shared.open();
    await db
      .insertInto('sessions')
      .values(READERS.map((id) => ({ id, created_at: NOON })))
      .execute();
    const tokens = READERS.map((name) => ({
      session_id: name,
      language: 'eng' as const,
      token: service.subscribe(name),
      refreshed_at: NOON,
    }));
    await db.insertInto('push_tokens').values(tokens).execute();
  }, 120_000);
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.kill()));
    service.close();
    await db.destroy();
    await shared.remove();
  });
  beforeEach(() => {
    service.received.length = 0;
  });

  /** All favour a title whose announced chapter comes out so many seconds after noon. */
  async function announce(title: number, after: number): Promise<void> {
    await db
      .insertInto('favorites')
      .values(READERS.map((id) => ({ session_id: id, title_id: title, created_at: NOON })))
      .execute();
    const { id } = await db
      .selectFrom('chapters')
      .select('id')
      .where('title_id', '=', title)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('chapters')
      .set({ start_at: NOON + after, access: 'free' })
      .where('id', '=', id)
      .execute();
  }
  const setClocks = (among: OriginProcess[], after: number) =>
    Promise.all(among.map((process) => process.setClock(NOON + after)));
  const told = () => service.received.map(({ to }) => to).sort();
  const left = () => db.selectFrom('push_deliveries').selectAll().execute();

  test('three processes notify each reader once', async () => {
    await announce(30, 60);
    await setClocks(processes, 60);
    await Promise.all(processes.map((process) => process.sendNotices()));
    expect(told()).toEqual(READERS);
    expect(await left()).toEqual([]);
  }, 60_000);

  test('the others take over from a killed process without losing a reader', async () => {
    await announce(40, 120);
    await setClocks(processes, 120);
    const [dying, ...others] = processes as [OriginProcess, ...OriginProcess[]];
    let answerNow = () => undefined as void;
    service.holdUntil(new Promise((resolve) => (answerNow = resolve)));
    const cutOff = expect(dying.sendNotices()).rejects.toThrow('ended');
    while (service.received.length < limits.pushesAtOnce) await new Promise(setImmediate);
    await dying.kill();
    await cutOff;
    answerNow();
    const inItsHands = told();
    await setClocks(others, 120 + LATER);
    await Promise.all(others.map((process) => process.sendNotices()));
    expect([...new Set(told())]).toEqual(READERS);
    expect(told()).toHaveLength(READERS.length + inItsHands.length);
    expect(
      new Set(service.received.map(({ headers, message }) => `${headers.topic} ${(message as { tag: string }).tag}`))
        .size,
    ).toBe(1);
    expect(await left()).toEqual([]);
  }, 60_000);
});
