import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator, sql, type ColumnMetadata, type Kysely } from 'kysely';

import { isPostgres } from '@/lib/origin/store/is-postgres';
import { MIGRATION_NAMES, migrations } from '@/lib/origin/store/all-migrations';
import { migrate } from '@/lib/origin/store/migrate';
import { openSqlite } from '@/lib/origin/store/open-sqlite';
import type { Schema } from '@/lib/origin/store/schema';
import { pglitePool } from '../support/databases/pglite-pool';
import { startPglite } from '../support/databases/start-pglite';

type Row = Record<string, unknown>;

const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
const pglite = startPglite();
afterAll(async () => {
  await pglite.close();
  rmSync(folder, { recursive: true });
});

/** Tables of the tools: of what has been migrated, and those in which SQLite keeps the table that is searched. */
const DERIVED = /^(kysely_|sqlite_|title_search_)/;
/** What was given up with a migration, for it was of no use. */
const GIVEN_UP: Record<string, string> = { push_tokens: '016-push' };
/** Columns whose content has gone elsewhere, or follows from others. */
const LEFT_BEHIND: Record<string, readonly string[]> = {
  favorites: ['push_token', 'push_language'],
  series: ['first_start_at', 'newest_start_at'],
};
/** Columns whose content is written anew, and how: what titles are found by ends in two line ends. */
const REWRITTEN: Record<string, Record<string, (value: unknown) => unknown>> = {
  title_search: { text: (text) => `${String(text)}\n\n` },
};

/** Each gives an empty database. */
const STORES: Record<string, () => Promise<Kysely<Schema>>> = {
  SQLite: async () => openSqlite(path.join(mkdtempSync(path.join(folder, 'one-')), 'komawari.db')),
  PGlite: async () => {
    const db = pglitePool(pglite)();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    return db;
  },
};

async function tablesOf(db: Kysely<Schema>) {
  const tables = await db.introspection.getTables();
  return tables.filter(({ name }) => !DERIVED.test(name)).sort((a, b) => a.name.localeCompare(b.name));
}

/** A row's value of a column: what is of one kind and one row is alike, so that rows refer to each other by number. */
function valueOf({ name, dataType }: ColumnMetadata, row: number): unknown {
  if (/int|double|float|real|numeric/i.test(dataType)) return row;
  if (name.endsWith('_json')) return row === 1 ? '{}' : '[]';
  return `v${row}`;
}

/** Two rows in every table, with all that they may have. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await (isPostgres(db) ? sql`set session_replication_role = replica` : sql`pragma foreign_keys = off`).execute(db);
  for (const { name, columns } of await tablesOf(db)) {
    const rows = [1, 2].map((row) => Object.fromEntries(columns.map((column) => [column.name, valueOf(column, row)])));
    // Some have a row from the start.
    await sql`delete from ${sql.table(name)}`.execute(db);
    await db
      .insertInto(name as never)
      .values(rows as never)
      .execute();
  }
  await (isPostgres(db) ? sql`set session_replication_role = origin` : sql`pragma foreign_keys = on`).execute(db);
}

async function readAll(db: Kysely<Schema>): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>();
  for (const { name, columns } of await tablesOf(db)) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} order by ${sql.ref(columns[0]!.name)}`.execute(db);
    all.set(
      name,
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
          ]),
        ),
      ),
    );
  }
  return all;
}

async function shapeOf(db: Kysely<Schema>): Promise<unknown> {
  const asked = isPostgres(db)
    ? sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`
    : sql`select type, name, sql from sqlite_master where name not like 'sqlite_%' order by type, name`;
  const indexes = isPostgres(db)
    ? await sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db)
    : { rows: [] };
  return [(await asked.execute(db)).rows, indexes.rows];
}

describe.each(Object.keys(STORES))('%s', (store) => {
  let fresh: unknown;
  beforeAll(async () => {
    const db = await STORES[store]!();
    await migrate(db);
    fresh = await shapeOf(db);
    await db.destroy();
  }, 60_000);

  test.each(MIGRATION_NAMES)('a database of %s has all its rows in the newest tables', async (name) => {
    const db = await STORES[store]!();
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    expect((await migrator.migrateTo(name)).error).toBeUndefined();
    await fill(db);
    const before = await readAll(db);
    await migrate(db);
    const after = await readAll(db);
    for (const [table, rows] of before) {
      if (name < (GIVEN_UP[table] ?? '')) continue;
      const known = Object.keys(rows[0] ?? {}).filter((column) => !LEFT_BEHIND[table]?.includes(column));
      const only = (row: Row) => Object.fromEntries(known.map((column) => [column, row[column]]));
      const expected = (row: Row) =>
        Object.fromEntries(
          Object.entries(only(row)).map(([column, value]) => [column, REWRITTEN[table]?.[column]?.(value) ?? value]),
        );
      expect([table, (after.get(table) ?? []).map(only)]).toEqual([
        table,
        expect.arrayContaining(rows.map(name < '026-short-search' ? expected : only)),
      ]);
    }
    if (!isPostgres(db)) expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
    expect(await shapeOf(db)).toEqual(fresh);
    await db.destroy();
  });

  test('titles from before they had times of their own say when their chapters come', async () => {
    const db = await STORES[store]!();
    await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } }).migrateTo(
      '028-newest-chapters',
    );
    const now = Math.floor(Date.now() / 1000);
    const at = (days: number) => now + days * 86_400;
    await sql`insert into labels (code, position, name) values ('WJ', 1, 'A')`.execute(db);
    await sql`insert into publishers (id, name) values (1, 'A')`.execute(db);
    for (const [id, next] of [
      [1, at(3)],
      [2, at(5)],
      [3, at(30)],
    ] as const) {
      await sql`insert into series (id, slug, author, label, schedule, weekday, status, rating, direction, is_simulpub, plan_type, publisher_id, first_start_at, newest_start_at, next_start_at)
        values (${id}, ${`s${id}`}, 'A', 'WJ', 'weekly', 1, 'ongoing', 'teen', 'rtl', 0, 'disabled', 1, ${at(-90)}, ${at(30)}, ${next})`.execute(
        db,
      );
    }
    const titles: [id: number, series: number, language: string, chapters: [start: number, end?: number][]][] = [
      [10, 1, 'eng', [[-90], [-60], [-9, -1]]],
      [11, 1, 'esp', [[-40], [-2], [3]]],
      // Of this series one is announced that has no pages yet.
      [20, 2, 'eng', [[-40], [9]]],
      [30, 3, 'eng', [[30]]],
    ];
    for (const [id, series, language, chapters] of titles) {
      await sql`insert into titles (id, series_id, language, name, overview, description, seeded_views) values (${id}, ${series}, ${language}, 'T', '', '', 0)`.execute(
        db,
      );
      for (const [index, [start, end = 9_999]] of chapters.entries()) {
        await sql`insert into chapters (id, title_id, number, name, sub_title, start_at, end_at, access, is_vertical_only, is_horizontal_only, is_keyed, pages_json, source_json, seeded_views)
          values (${id * 100 + index}, ${id}, ${index}, '#', '', ${at(start)}, ${at(end)}, 'free', 0, 0, 0, '[]', '{}', 0)`.execute(
          db,
        );
      }
    }
    await migrate(db);
    const told = await db
      .selectFrom('titles')
      .select(['id', 'first_start_at', 'newest_start_at', 'next_start_at'])
      .orderBy('id')
      .execute();
    expect(told.map((row) => Object.values(row).map(Number))).toEqual([
      [10, at(-90), at(-60), 0],
      [11, at(-40), at(-2), at(3)],
      [20, at(-40), at(-40), at(5)],
      [30, 0, 0, at(30)],
    ]);
    const series = await db.selectFrom('series').select('newest_start_at').orderBy('id').execute();
    expect(series.map((row) => Number(row.newest_start_at))).toEqual([at(-2), at(-40), 0]);
    await db.destroy();
  });

  test('where nothing is to be done nothing is written, so that nobody is waited for', async () => {
    const db = await STORES[store]!();
    await migrate(db);
    const asked: string[] = [];
    const heard = db.withPlugin({
      transformQuery: ({ node }) => (asked.push(node.kind), node),
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await migrate(heard);
    expect(new Set(asked)).toEqual(new Set(['SelectQueryNode']));
    await db.destroy();
  });

  test('a database of a newer version is refused, and left as it is', async () => {
    const db = await STORES[store]!();
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('900-later', '2100-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await expect(migrate(db)).rejects.toThrow(
      'The database is of a newer version of this program: start that one, or restore a backup from before.',
    );
    expect(await shapeOf(db)).toEqual(fresh);
    await db.destroy();
  });
});
