import type { ZodType } from 'zod';
import type { Schema } from '../../store/schema';
import type { PreparedPublication } from '../prepare/name-publication';
import { catalogueSchema } from '../schema/catalogue-schema';
import { seriesSchema } from '../schema/series-schema';
import { CATALOGUE_TEXT } from './read-stored';
import { resolvedCatalogue, resolvedFacts } from './resolved-facts';

/** What a publication's texts say, so that it can be told from the database alone. */
export function textRows({
  catalogue,
  series,
}: Pick<PreparedPublication, 'catalogue' | 'series'>): Schema['published_texts'][] {
  // In the order of the schemas, so that what says the same is the same text.
  const textOf = (schema: ZodType, said: object) => JSON.stringify(schema.parse(said));
  return [
    { name: CATALOGUE_TEXT, text_json: textOf(catalogueSchema, resolvedCatalogue(catalogue)) },
    ...series.map((one) => ({ name: one.slug, text_json: textOf(seriesSchema, resolvedFacts(one)) })),
  ];
}
