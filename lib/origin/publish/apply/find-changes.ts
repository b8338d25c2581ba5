import type { Kysely } from 'kysely';
import { CATALOGUE_TABLES, type CatalogueTable } from '../../store/catalogue-tables';
import { inBatches } from '../../store/in-batches';
import type { Schema } from '../../store/schema';
import { searchText } from '../../store/title-search';
import type { PreparedPublication } from '../prepare/name-publication';
import { wantedRows, type WantedRows } from './wanted-rows';

type Row = Record<string, unknown>;

/** What has to be done to a table. */
interface TableChange {
  fresh: Row[];
  changed: Row[];
  /** The key columns of rows that are no more. */
  gone: Row[];
}

export interface Changes {
  keys: WantedRows['keys'];
  tables: Record<CatalogueTable, TableChange>;
  /** Titles that are found by other words than before. */
  searched: { id: number; name: string; author: string }[];
}

/** What a publication would change at `now` (seconds), row by row. Nothing is written. */
export async function findChanges(db: Kysely<Schema>, publication: PreparedPublication, now: number): Promise<Changes> {
  const { keys, rows } = await wantedRows(db, publication, now);
  const tables = {} as Changes['tables'];
  for (const table of Object.keys(CATALOGUE_TABLES) as CatalogueTable[])
    tables[table] = await changeOf(db, table, rows[table] as Row[]);
  return { keys, tables, searched: await findSearched(db, rows) };
}

export function isNothing({ tables, searched }: Changes): boolean {
  return (
    searched.length === 0 &&
    Object.values(tables).every(({ fresh, changed, gone }) => fresh.length + changed.length + gone.length === 0)
  );
}

async function changeOf(db: Kysely<Schema>, table: CatalogueTable, wanted: readonly Row[]): Promise<TableChange> {
  // Kysely cannot follow a table that is a parameter.
  const stored = db.selectFrom(table as 'meta');
  const key = CATALOGUE_TABLES[table] as readonly string[];
  const nameOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  const there = new Map(
    (await stored.select(key as readonly 'key'[]).execute()).map((row) => [nameOf(row), row as Row]),
  );
  const names = new Set(wanted.map(nameOf));
  const change: TableChange = {
    fresh: wanted.filter((row) => !there.has(nameOf(row))),
    changed: [],
    gone: [...there].flatMap(([name, row]) => (names.has(name) ? [] : [row])),
  };
  await inBatches(
    wanted.filter((row) => there.has(nameOf(row))),
    async (batch) => {
      const found = await stored
        .select(Object.keys(batch[0]!) as 'key'[])
        .where(key[0] as 'key', 'in', [...new Set(batch.map((row) => row[key[0]!] as string))])
        .execute();
      const before = new Map(found.map((row) => [nameOf(row), row as Row]));
      change.changed.push(...batch.filter((row) => !isSame(row, before.get(nameOf(row))!)));
    },
  );
  return change;
}

function isSame(row: Row, before: Row): boolean {
  return Object.entries(row).every(([column, value]) => value === before[column]);
}

async function findSearched(db: Kysely<Schema>, { titles, series }: WantedRows['rows']): Promise<Changes['searched']> {
  const authors = new Map(series.map(({ id, author }) => [id, author]));
  const searched: Changes['searched'] = [];
  await inBatches(titles, async (batch) => {
    const found = await db
      .selectFrom('title_search')
      .select(['rowid', 'text'])
      .where(
        'rowid',
        'in',
        batch.map(({ id }) => id),
      )
      .execute();
    const before = new Map(found.map(({ rowid, text }) => [rowid, text]));
    for (const { id, name, series_id } of batch) {
      const title = { id, name, author: authors.get(series_id) ?? '' };
      if (before.get(id) !== searchText(title)) searched.push(title);
    }
  });
  return searched;
}
