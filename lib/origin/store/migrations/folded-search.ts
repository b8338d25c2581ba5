import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';
import { foldPhrase } from '@/lib/fold';
import { inBatches } from '../in-batches';

/** Rewrites the texts of `title_search` as keywords are folded, a line at a time: name and author. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ rowid: number; text: string }>`select rowid, text from title_search`.execute(db);
  const changed = rows.flatMap(({ rowid, text }) => {
    const folded = text.split('\n').map(foldPhrase).join('\n');
    return folded === text ? [] : [{ rowid, folded }];
  });
  await inBatches(changed, async (batch) => {
    const values = batch.map(({ rowid, folded }) => sql`(${rowid}, ${folded})`);
    await sql`delete from title_search where rowid in (${sql.join(batch.map(({ rowid }) => rowid))})`.execute(db);
    await sql`insert into title_search (rowid, text) values ${sql.join(values)}`.execute(db);
  });
  if (!(db.getExecutor().adapter instanceof PostgresAdapter))
    await sql`insert into title_search(title_search) values ('optimize')`.execute(db);
}

/** Titles are found without their marks, as the search in the browser finds them. */
export const foldedSearch: Migration = { up };
