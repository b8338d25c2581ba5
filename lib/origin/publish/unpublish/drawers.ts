import { sql, type Kysely } from 'kysely';
import { inBatches } from '../../store/in-batches';
import type { Schema } from '../../store/schema';

interface Drawer {
  table: string;
  columns: string;
  /** The column that says whose it is, and the table that has it. */
  key: string;
  of: 'chapters' | 'titles' | 'series';
}

/** What readers have of what may come back: laid aside in a table of the same name after `withheld_`. */
const DRAWERS: readonly Drawer[] = [
  { table: 'favorites', columns: 'session_id, title_id, created_at', key: 'title_id', of: 'titles' },
  {
    table: 'chapter_views',
    columns: 'session_id, chapter_id, title_id, day, viewed_at',
    key: 'chapter_id',
    of: 'chapters',
  },
  {
    table: 'chapter_passes',
    columns: 'session_id, chapter_id, title_id, kind, opened_at, ends_at',
    key: 'chapter_id',
    of: 'chapters',
  },
  { table: 'push_releases', columns: 'chapter_id, reached, is_spread', key: 'chapter_id', of: 'chapters' },
  { table: 'series_views', columns: 'series_id, day, seeded_views, reader_views', key: 'series_id', of: 'series' },
];
/** Tables of which a count is laid aside. */
const COUNTED = ['titles', 'chapters'] as const;

export type Gone = Record<Drawer['of'], readonly number[]>;

const drawer = (table: string) => sql.table(`withheld_${table}`);

/** Lays aside what readers have of rows that are about to go. */
export async function layAside(tx: Kysely<Schema>, gone: Gone): Promise<void> {
  for (const { table, columns, key, of } of DRAWERS) {
    await inBatches(
      gone[of],
      async (ids) =>
        void (await sql`insert into ${drawer(table)} (${sql.raw(columns)}) select ${sql.raw(columns)} from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(ids)})`.execute(
          tx,
        )),
    );
  }
  for (const table of COUNTED) {
    await inBatches(
      gone[table],
      async (ids) =>
        void (await sql`insert into ${drawer(table)} (id, reader_views) select id, reader_views from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(
          tx,
        )),
    );
  }
}

/** Gives readers back what they had of rows that are there again; what will not come back any more is forgotten. */
export async function giveBack(tx: Kysely<Schema>): Promise<void> {
  for (const { table, columns, key, of } of DRAWERS) {
    const back = sql`from ${drawer(table)} where ${sql.ref(key)} in (select id from ${sql.table(of)})`;
    await sql`insert into ${sql.table(table)} (${sql.raw(columns)}) select ${sql.raw(columns)} ${back} on conflict do nothing`.execute(
      tx,
    );
    await sql`delete ${back}`.execute(tx);
  }
  for (const table of COUNTED) {
    const aside = sql`(select sum(laid.reader_views) from ${drawer(table)} as laid where laid.id = ${sql.ref(`${table}.id`)})`;
    await sql`update ${sql.table(table)} set reader_views = reader_views + ${aside} where id in (select id from ${drawer(table)})`.execute(
      tx,
    );
    await sql`delete from ${drawer(table)} where id in (select id from ${sql.table(table)})`.execute(tx);
  }
  const held = await tx.selectFrom('withdrawals').select('series').executeTakeFirst();
  for (const { table } of held ? [] : [...DRAWERS, ...COUNTED.map((one) => ({ table: one }))])
    await sql`delete from ${drawer(table)}`.execute(tx);
}
