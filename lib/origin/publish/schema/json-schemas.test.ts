/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromJSONSchema } from 'zod';
import { CATALOGUE, SERIES } from '../folder-in-test';
import { catalogueSchema } from './catalogue-schema';
import { jsonSchemas, printSchema } from './json-schemas';
import { seriesSchema } from './series-schema';

test.each(Object.entries(jsonSchemas))(
  'schemas/%s is what is checked: `node scripts/publish.mjs --schemas public/schemas` writes it',
  (name, schema) => {
    expect(readFileSync(`public/schemas/${name}`, 'utf8')).toBe(printSchema(schema));
  },
);

test('every entry says what it is, or is shown by an example', () => {
  const silent: string[] = [];
  const visit = (
    name: string,
    node: {
      description?: string;
      examples?: unknown;
      properties?: object;
      items?: object;
      additionalProperties?: unknown;
    },
  ) => {
    if (!node.description && !node.examples) silent.push(name);
    for (const [key, inner] of Object.entries(node.properties ?? {})) visit(`${name}.${key}`, inner as object);
    if (typeof node.additionalProperties === 'object' && node.additionalProperties)
      visit(`${name}.*`, node.additionalProperties);
  };
  for (const [name, schema] of Object.entries(jsonSchemas)) visit(name, schema as object);
  expect(silent.filter((name) => !/\.(eng|esp|fra|ind|ptb|rus|tha|deu|ita|vie|\*)$/.test(name))).toEqual([]);
});

test('the examples in these tests are well', () => {
  expect(catalogueSchema.safeParse(parse(CATALOGUE)).success).toBe(true);
  expect(seriesSchema.safeParse(parse(SERIES)).success).toBe(true);
});

const GOOD = { 'catalogue.json': CATALOGUE, 'series.json': SERIES };
const TYPOS: [keyof typeof GOOD, string, string][] = [
  ['catalogue.json', 'publishers:', 'publisher:'],
  ['catalogue.json', 'name: North Quay', 'nmae: North Quay'],
  ['catalogue.json', 'WJ: Nightjar Weekly', 'WX: Nightjar Weekly'],
  ['catalogue.json', '{ series: ferry-at-six }', '{ series: Ferry at six }'],
  ['series.json', 'schedule:', 'shedule:'],
  ['series.json', 'status: ongoing', 'status: going'],
  ['series.json', '{ name: El ferry', '{ nmae: El ferry'],
  ['series.json', 'label: WJ\n', ''],
  ['series.json', 'number: 1', 'number: "1"'],
  ['series.json', '2026-01-05T15:00:00Z', 'tomorrow'],
];

describe('an editor that goes by the schemas', () => {
  const byFile = (name: string) =>
    fromJSONSchema(JSON.parse(readFileSync(`public/schemas/${name}`, 'utf8')) as Parameters<typeof fromJSONSchema>[0]);

  test.each(Object.entries(GOOD))('finds nothing wrong in what %s is for', (name, text) => {
    expect(byFile(name).safeParse(parse(text)).error).toBeUndefined();
  });

  test.each(TYPOS)('finds by %s what is wrong where %j is %j', (name, right, wrong) => {
    const text = GOOD[name].replace(right, wrong);
    expect(text).not.toBe(GOOD[name]);
    expect(byFile(name).safeParse(parse(text)).success).toBe(false);
  });
});
