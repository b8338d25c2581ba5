import type { Kysely } from 'kysely';
import type { Schema } from '@/lib/origin/store/schema';

type Counts = Record<string, number>;

/** What the counters of readers' doings say, and the rows that they count; both leave nothing out but noughts. */
export async function countersAndRows(db: Kysely<Schema>): Promise<{ counters: Counts; rows: Counts }> {
  const counters: Counts = {};
  const rows: Counts = {};
  for (const { id, reader_likes } of await db.selectFrom('comments').select(['id', 'reader_likes']).execute()) {
    if (reader_likes) counters[`likes of ${id}`] = reader_likes;
  }
  for (const { comment_id } of await db.selectFrom('comment_likes').select('comment_id').execute())
    add(rows, `likes of ${comment_id}`);
  for (const table of ['chapters', 'titles'] as const) {
    for (const { id, reader_views } of await db.selectFrom(table).select(['id', 'reader_views']).execute()) {
      if (reader_views) counters[`views of ${table} ${id}`] = reader_views;
    }
  }
  for (const { series_id, day, reader_views } of await db
    .selectFrom('series_views')
    .select(['series_id', 'day', 'reader_views'])
    .execute()) {
    if (reader_views) counters[`views of series ${series_id} on ${day}`] = reader_views;
  }
  const views = await db
    .selectFrom('chapter_views')
    .innerJoin('chapters', 'chapters.id', 'chapter_views.chapter_id')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .select(['chapter_views.chapter_id', 'chapters.title_id', 'titles.series_id', 'chapter_views.day'])
    .execute();
  for (const { chapter_id, title_id, series_id, day } of views) {
    add(rows, `views of chapters ${chapter_id}`);
    add(rows, `views of titles ${title_id}`);
    add(rows, `views of series ${series_id} on ${day}`);
  }
  const chapters = await db.selectFrom('chapters').select(['id', 'comment_count']).execute();
  for (const { id, comment_count } of chapters) if (comment_count) counters[`comments of ${id}`] = comment_count;
  for (const { chapter_id } of await db.selectFrom('comments').select('chapter_id').execute())
    add(rows, `comments of ${chapter_id}`);
  return { counters, rows };
}

function add(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
