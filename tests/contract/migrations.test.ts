import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator, sql, type ColumnMetadata, type Kysely } from 'kysely';

import { isPostgres } from '@/lib/origin/store/is-postgres';
import { MIGRATION_NAMES, migrations } from '@/lib/origin/store/all-migrations';
import { migrate } from '@/lib/origin/store/migrate';
import { NO_END_AT } from '@/lib/origin/store/end-of-chapter';
import { findTitles } from '@/lib/origin/store/title-search';
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

/** Tables of Kysely and SQLite, and the search table, whose rows SQLite keeps in others. */
const DERIVED = /^(kysely_|sqlite_|title_search_)/;
/** Tables that a migration empties, and which. */
const GIVEN_UP: Record<string, string> = { push_tokens: '016-push' };
/** Columns that a migration moves to another table or derives anew. */
const LEFT_BEHIND: Record<string, readonly string[]> = {
  favorites: ['push_token', 'push_language'],
  series: ['first_start_at', 'newest_start_at'],
};
/** Columns that a migration rewrites, by migration and table. */
const REWRITTEN: Record<string, Record<string, (row: Row) => Row>> = {
  '026-short-search': { title_search: ({ text }) => ({ text: `${String(text)}\n\n` }) },
};

/** Makers of an empty database. */
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

/** A value for a column. All numbers of a row are equal, so foreign keys hold. */
function valueOf({ name, dataType }: ColumnMetadata, row: number): unknown {
  if (/int|double|float|real|numeric/i.test(dataType)) return row;
  if (name.endsWith('_json')) return row === 1 ? '{}' : '[]';
  return `v${row}`;
}

type Table = Awaited<ReturnType<typeof tablesOf>>[number];

/** Replaces the rows of every table by two with a value in every column. */
async function fill(db: Kysely<Schema>, tables: readonly Table[]): Promise<Map<string, Row[]>> {
  await (isPostgres(db) ? sql`set session_replication_role = replica` : sql`pragma foreign_keys = off`).execute(db);
  const filled = new Map<string, Row[]>();
  await db.transaction().execute(async (tx) => {
    for (const { name, columns } of tables) {
      const rows = [1, 2].map((row) =>
        Object.fromEntries(columns.map((column) => [column.name, valueOf(column, row)])),
      );
      await sql`delete from ${sql.table(name)}`.execute(tx);
      await tx
        .insertInto(name as never)
        .values(rows as never)
        .execute();
      filled.set(name, rows);
    }
  });
  await (isPostgres(db) ? sql`set session_replication_role = origin` : sql`pragma foreign_keys = on`).execute(db);
  return filled;
}

async function readRows(db: Kysely<Schema>, table: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
  const asNumber = (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asNumber(value)])));
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

  test('every migration keeps the rows of all tables', async () => {
    const db = await STORES[store]!();
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    let tables: Table[] = [];
    for (const name of MIGRATION_NAMES) {
      const before = await fill(db, tables);
      expect([name, (await migrator.migrateTo(name)).error]).toEqual([name, undefined]);
      tables = await tablesOf(db);
      for (const [table, rows] of before) {
        if (GIVEN_UP[table] === name) continue;
        const columns = Object.keys(rows[0]!).filter((column) => !LEFT_BEHIND[table]?.includes(column));
        const only = (row: Row) => Object.fromEntries(columns.map((column) => [column, row[column]]));
        const expected = rows.map((row) => ({ ...only(row), ...REWRITTEN[name]?.[table]?.(row) }));
        const after = tables.some((one) => one.name === table) ? await readRows(db, table) : [];
        expect([name, table, after.map(only)]).toEqual([name, table, expect.arrayContaining(expected)]);
      }
      if (!isPostgres(db)) expect([name, (await sql`pragma foreign_key_check`.execute(db)).rows]).toEqual([name, []]);
    }
    expect(await shapeOf(db)).toEqual(fresh);
    await db.destroy();
  }, 120_000);

  test('release times of titles are derived from their chapters, or from what the series announced', async () => {
    const db = await STORES[store]!();
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    await migrator.migrateTo('028-newest-chapters');
    const now = Math.floor(Date.now() / 1000);
    const at = (days: number) => now + days * 86_400;
    await sql`insert into labels (code, position, name) values ('WJ', 1, 'A')`.execute(db);
    await sql`insert into publishers (id, name) values (1, 'A')`.execute(db);
    const titles: [id: number, announced: number, chapters: [start: number, end?: number][]][] = [
      [1, 3, [[-90], [-60], [-9, -1], [3], [6]]],
      // Its next chapter is announced and has no pages yet.
      [2, 5, [[-40], [9]]],
      [3, 30, [[30], [45]]],
    ];
    for (const [id, announced, chapters] of titles) {
      await sql`insert into series (id, slug, author, label, schedule, weekday, status, rating, direction, is_simulpub, plan_type, publisher_id, first_start_at, newest_start_at, next_start_at)
        values (${id}, ${`s${id}`}, 'A', 'WJ', 'weekly', 1, 'ongoing', 'teen', 'rtl', 0, 'disabled', 1, ${at(-90)}, ${at(30)}, ${at(announced)})`.execute(
        db,
      );
      await sql`insert into titles (id, series_id, language, name, overview, description, seeded_views) values (${id}, ${id}, 'eng', 'T', '', '', 0)`.execute(
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
    const rows = await db
      .selectFrom('titles')
      .select(['id', 'first_start_at', 'newest_start_at', 'next_start_at'])
      .orderBy('id')
      .execute();
    expect(rows.map((row) => Object.values(row).map(Number))).toEqual([
      [1, at(-90), at(-60), at(3)],
      [2, at(-40), at(-40), at(5)],
      [3, 0, 0, at(30)],
    ]);
    await db.destroy();
  }, 60_000);

  async function atTicketChapters() {
    const db = await STORES[store]!();
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    await migrator.migrateTo('031-ticket-chapters');
    return db;
  }

  test('folds search texts', async () => {
    const db = await atTicketChapters();
    await sql`insert into title_search (rowid, text) values (1, ${'la tranvía  línea\nñandú\n\n'}), (2, ${'мой\na\n\n'})`.execute(
      db,
    );
    await migrate(db);
    expect([await findTitles(db, 'Tranvia Línea'), await findTitles(db, 'nandu'), await findTitles(db, 'мои')]).toEqual(
      [[1], [1], []],
    );
    await db.destroy();
  }, 60_000);

  test('chapters without an end do not close in 2038', async () => {
    const db = await atTicketChapters();
    const ends = [2_145_884_400, 2_145_884_401, 1_800_000_000];
    await fill(
      db,
      (await tablesOf(db)).filter(({ name }) => ['series', 'titles', 'chapters'].includes(name)),
    );
    for (const [index, end] of ends.entries())
      await sql`insert into chapters (id, title_id, number, name, sub_title, start_at, end_at, access, is_vertical_only, is_horizontal_only, is_keyed, pages_json, source_json, seeded_views)
        values (${100 + index}, 1, ${100 + index}, '#', '', 0, ${end}, 'free', 0, 0, 0, '[]', '{}', 0)`.execute(db);
    await migrate(db);
    const chapters = await db.selectFrom('chapters').select('end_at').where('id', '>=', 100).orderBy('id').execute();
    expect(chapters.map(({ end_at }) => Number(end_at))).toEqual([NO_END_AT, ...ends.slice(1)]);
    await db.destroy();
  }, 60_000);

  test('a database of a newer version is refused and left unchanged', async () => {
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
