import type { Insertable } from 'kysely';
import { dayOf } from '@/lib/origin/day';
import type { Schema } from '@/lib/origin/store/schema';
import { titleIdOf } from '@/lib/origin/title-id';
import { chapterIdOf, MEASURED_CHAPTERS } from './synthetic-series';
import { sentence } from './words';

export const READERS = 200;
const FAVORITES = 20;
const VIEWED_CHAPTERS = 10;
const COMMENTS = 10;

type Rows = { [Table in 'sessions' | 'favorites' | 'chapter_views' | 'comments']: Insertable<Schema[Table]>[] };

export const readerOf = (index: number) => `reader-${index % READERS}`;

/** Readers with favourites, among them the title they are sent to, whose first chapters they have opened; and comments under measured chapters. */
export function readerRows({ measured, now }: { measured: readonly number[]; now: number }): Rows {
  const readers = Array.from({ length: READERS }, (_, index) => index);
  const titleOf = (index: number) => titleIdOf(measured[index % measured.length]!, 'eng');
  return {
    sessions: readers.map((index) => ({ id: readerOf(index), created_at: now })),
    favorites: readers.flatMap((index) =>
      Array.from({ length: FAVORITES }, (_, other) => ({
        session_id: readerOf(index),
        title_id: titleOf(index + other * 5),
        created_at: now - other,
      })),
    ),
    chapter_views: readers.flatMap((index) =>
      Array.from({ length: VIEWED_CHAPTERS }, (_, chapter) => ({
        session_id: readerOf(index),
        chapter_id: chapterIdOf(titleOf(index), chapter + 1),
        title_id: titleOf(index),
        day: dayOf(now) - 1,
      })),
    ),
    comments: measured.flatMap((seriesId, place) =>
      Array.from({ length: MEASURED_CHAPTERS * COMMENTS }, (_, index) => ({
        id: place * MEASURED_CHAPTERS * COMMENTS + index + 1,
        chapter_id: chapterIdOf(titleIdOf(seriesId, 'eng'), 1 + Math.floor(index / COMMENTS)),
        position: 1 + (index % COMMENTS),
        user_name: `Reader ${index}`,
        body: sentence(index, 12),
        created_at: now - index,
        seeded_likes: index % 97,
      })),
    ),
  };
}
