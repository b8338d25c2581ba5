import { sql, type Insertable, type Kysely } from 'kysely';
import { CATALOGUE_TABLES, type CatalogueTable } from '../../store/catalogue-tables';
import { inBatches } from '../../store/in-batches';
import type { Schema } from '../../store/schema';
import { tidyTitleSearch, writeTitleSearch } from '../../store/title-search';
import { upsert } from '../../store/upsert';
import type { Changes } from './find-changes';

const TABLES = Object.keys(CATALOGUE_TABLES) as CatalogueTable[];

/** Writes the rows that are new or other. */
export async function writeRows(tx: Kysely<Schema>, { keys, tables, searched }: Changes): Promise<void> {
  await upsert(tx, 'published_keys', ['kind', 'key'], keys);
  for (const table of TABLES) {
    const { fresh, changed } = tables[table];
    await upsert(tx, table, CATALOGUE_TABLES[table], [...fresh, ...changed] as unknown as Insertable<
      Schema[typeof table]
    >[]);
  }
  await writeTitleSearch(tx, searched);
  if (searched.length > 0) await tidyTitleSearch(tx);
}

/** Takes out the rows that are no more, those first that point to others. */
export async function removeRows(tx: Kysely<Schema>, { tables }: Changes): Promise<void> {
  for (const table of [...TABLES].reverse()) {
    const [first, second] = CATALOGUE_TABLES[table] as readonly string[];
    const { gone } = tables[table];
    if (second === undefined)
      await inBatches(
        gone,
        async (batch) =>
          void (await sql`delete from ${sql.table(table)} where ${sql.ref(first!)} in (${sql.join(batch.map((row) => row[first!]))})`.execute(
            tx,
          )),
      );
    else
      for (const row of gone)
        await sql`delete from ${sql.table(table)} where ${sql.ref(first!)} = ${row[first!]} and ${sql.ref(second)} = ${row[second]}`.execute(
          tx,
        );
  }
  await inBatches(
    tables.titles.gone,
    async (batch) =>
      void (await tx
        .deleteFrom('title_search')
        .where(
          'rowid',
          'in',
          batch.map(({ id }) => Number(id)),
        )
        .execute()),
  );
}
