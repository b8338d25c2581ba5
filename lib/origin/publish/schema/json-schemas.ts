import { z } from 'zod';
import { catalogueSchema } from './catalogue-schema';
import { seriesSchema } from './series-schema';

/** What editors check a publisher's files by, by the name of its file in `public/schemas/`, where a site serves them. */
export const jsonSchemas = {
  'catalogue.json': z.toJSONSchema(catalogueSchema, { io: 'input' }),
  'series.json': z.toJSONSchema(seriesSchema, { io: 'input' }),
};

/** A schema as its file has it. */
export function printSchema(schema: object): string {
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
