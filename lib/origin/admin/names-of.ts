import type { Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { inBatches } from '../store/in-batches';
import type { Schema } from '../store/schema';
import { spokenLanguage, type Texts } from '../store/texts';
import { asLanguage } from './as-language';

export interface SeriesName {
  name: string;
  nameLanguage?: LanguageCode;
}

/** What series are called in a language, else in English, else in any they have. */
export async function namesOf(
  db: Kysely<Schema>,
  ids: readonly number[],
  language: string,
): Promise<Map<number, SeriesName>> {
  const names = new Map<number, Texts<string>>();
  await inBatches(ids, async (batch) => {
    const titles = await db
      .selectFrom('titles')
      .select(['series_id', 'language', 'name'])
      .where('series_id', 'in', batch)
      .orderBy('id')
      .execute();
    for (const { series_id, language: spoken, name } of titles)
      names.set(series_id, { ...names.get(series_id), [spoken]: name });
  });
  return new Map(
    [...names].map(([id, texts]) => {
      const nameLanguage = spokenLanguage(texts, asLanguage(language))!;
      return [id, { name: texts[nameLanguage]!, nameLanguage }];
    }),
  );
}
