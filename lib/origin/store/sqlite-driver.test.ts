import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { openSqlite } from './open-sqlite';
import type { Schema } from './schema';

const folder = mkdtempSync(path.join(tmpdir(), 'sqlite-driver-'));
const file = path.join(folder, 'one.db');
let one: Kysely<Schema>;
let other: Kysely<Schema>;

beforeAll(async () => {
  [one, other] = [openSqlite(file), openSqlite(file)];
  await sql`create table meta (key text primary key, value text not null check (value <> 'refused'))`.execute(one);
  await one.insertInto('meta').values({ key: 'count', value: '0' }).execute();
});
afterAll(async () => {
  await Promise.all([one.destroy(), other.destroy()]);
  rmSync(folder, { recursive: true });
});

async function count(db: Kysely<Schema>): Promise<number> {
  return Number(
    (await db.selectFrom('meta').select('value').where('key', '=', 'count').executeTakeFirstOrThrow()).value,
  );
}

/** Reads, then writes what it read and one more. */
function raise(db: Kysely<Schema>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const value = String((await count(tx)) + 1);
    await tx.updateTable('meta').set({ value }).where('key', '=', 'count').execute();
  });
}

/** Holds the write lock, and gives a function that releases it. */
async function holdLock(db: Kysely<Schema>): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (letGo = resolve));
  let done: Promise<void> = Promise.resolve();
  await new Promise<void>((begun) => {
    done = db.transaction().execute(async () => {
      begun();
      await told;
    });
  });
  return () => {
    letGo();
    return done;
  };
}

test('rolls back a write that times out on the lock, and keeps later writes', async () => {
  const before = await count(one);
  const letGo = await holdLock(other);
  // The clock of the timeout runs ahead.
  let time = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (time += 6_000));
  const write = (key: string) => one.insertInto('meta').values({ key, value: 'yes' }).execute();
  await expect(raise(one)).rejects.toThrow('locked');
  await expect(write('in vain')).rejects.toThrow('locked');
  clock.mockRestore();
  await letGo();
  await write('afterwards');
  const keys = async () => (await other.selectFrom('meta').select('key').execute()).map(({ key }) => key);
  expect(await keys()).toContain('afterwards');
  await raise(other);
  await raise(one);
  expect(await count(other)).toBe(before + 2);
  expect(await keys()).not.toContain('in vain');
});

test('rolls back a failed transaction and releases its lock', async () => {
  const before = await count(one);
  await expect(
    one.transaction().execute(async (tx) => {
      await tx.updateTable('meta').set({ value: '-1' }).where('key', '=', 'count').execute();
      await tx.insertInto('meta').values({ key: 'bad', value: 'refused' }).execute();
    }),
  ).rejects.toThrow('CHECK');
  expect(await count(one)).toBe(before);
  await Promise.all([raise(one), raise(other)]);
  expect(await count(one)).toBe(before + 2);
});
