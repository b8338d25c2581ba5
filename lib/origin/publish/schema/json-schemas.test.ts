/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromJSONSchema } from 'zod';
import { CATALOGUE, SERIES } from '../folder-in-test';
import { jsonSchemas, printSchema } from './json-schemas';

const published = (name: string) => readFileSync(`public/schemas/${name}`, 'utf8');
const GOOD = { 'catalogue.json': CATALOGUE, 'series.json': SERIES };

// `node scripts/publish.mjs --schemas public/schemas` writes the files.
test.each(Object.entries(jsonSchemas))(
  'the published schema %s is the one that folders are checked by',
  (name, schema) => {
    expect(published(name)).toBe(printSchema(schema));
  },
);

test.each<[keyof typeof GOOD, string, string]>([
  ['catalogue.json', 'publishers:', 'publisher:'],
  ['catalogue.json', '{ series: ferry-at-six }', '{ series: Ferry at six }'],
  ['series.json', 'status: ongoing', 'status: going'],
  ['series.json', '2026-01-05T15:00:00Z', 'tomorrow'],
])('%s accepts a good file and rejects it with %j changed to %j', (name, right, wrong) => {
  const schema = fromJSONSchema(JSON.parse(published(name)) as Parameters<typeof fromJSONSchema>[0]);
  expect(schema.safeParse(parse(GOOD[name])).error).toBeUndefined();
  expect(schema.safeParse(parse(GOOD[name].replace(right, wrong))).success).toBe(false);
});
