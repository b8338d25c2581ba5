/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CATALOGUE, SERIES } from '../folder-in-test';
import { catalogueSchema } from './catalogue-schema';
import { jsonSchemas, printSchema } from './json-schemas';
import { seriesSchema } from './series-schema';

test.each(Object.entries(jsonSchemas))('schemas/%s is what is checked: `node scripts/publish.mjs --schemas public/schemas` writes it', (name, schema) => {
  expect(readFileSync(`public/schemas/${name}`, 'utf8')).toBe(printSchema(schema));
});

test('every entry says what it is, or is shown by an example', () => {
  const silent: string[] = [];
  const visit = (name: string, node: { description?: string; examples?: unknown; properties?: object; items?: object; additionalProperties?: unknown }) => {
    if (!node.description && !node.examples) silent.push(name);
    for (const [key, inner] of Object.entries(node.properties ?? {})) visit(`${name}.${key}`, inner as object);
    if (typeof node.additionalProperties === 'object' && node.additionalProperties) visit(`${name}.*`, node.additionalProperties);
  };
  for (const [name, schema] of Object.entries(jsonSchemas)) visit(name, schema as object);
  expect(silent.filter((name) => !/\.(eng|esp|fra|ind|ptb|rus|tha|deu|ita|vie|\*)$/.test(name))).toEqual([]);
});

test('the examples in these tests are well', () => {
  expect(catalogueSchema.safeParse(parse(CATALOGUE)).success).toBe(true);
  expect(seriesSchema.safeParse(parse(SERIES)).success).toBe(true);
});
