import type { Kysely } from 'kysely';
import { readSource } from '../../store/chapter-pages';
import type { Schema } from '../../store/schema';
import type { SeriesPictures } from '../../store/series-pictures';
import { filesOfPage } from '../prepare/prepare-picture';

/** How many chapters are read at a time. */
const BATCH = 1000;

/** The names of all published files that any row of a catalogue names. */
export async function keptNames(db: Kysely<Schema>): Promise<Set<string>> {
  const names = new Set<string>();
  for (let last = 0; ;) {
    const chapters = await db
      .selectFrom('chapters')
      .select(['id', 'source_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const chapter of chapters) {
      const source = readSource(chapter);
      if (source.kind === 'published') for (const file of source.pages.flatMap(filesOfPage)) names.add(file);
    }
    if (chapters.length < BATCH) break;
    last = chapters.at(-1)!.id;
  }
  const series = await db.selectFrom('series').select('pictures_json').where('pictures_json', 'is not', null).execute();
  for (const { pictures_json } of series) {
    for (const shapes of Object.values(JSON.parse(pictures_json!) as SeriesPictures))
      for (const file of Object.values(shapes ?? {})) names.add(file);
  }
  const publishers = await db.selectFrom('publishers').select('picture').where('picture', 'is not', null).execute();
  for (const { picture } of publishers) names.add(picture!);
  return names;
}
