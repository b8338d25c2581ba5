import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { SETTINGS } from './env';

const ROOT = path.resolve(__dirname, '..');
const [, section = ''] = /\n## Environment\n(.*?)\n## /s.exec(readFileSync(path.join(ROOT, 'README.md'), 'utf8')) ?? [];
const rows = [...section.matchAll(/^\| ([A-Z][A-Z0-9_, ]+) \| (.+?) \| .+ \|$/gm)].flatMap(([, names, defaults]) => {
  const each = names!.split(', ');
  const told = defaults!.split(', ');
  return each.map((name, at) => ({ name, told: told.length === each.length ? told[at]! : defaults! }));
});

/** What Next, and a standalone folder, tell themselves is no setting. */
const OUR_OWN = ['NEXT_PHASE', 'STANDALONE_FOLDER'];
/** Defaults that are told in words, with what they stand for. */
const IN_WORDS: Record<string, RegExp> = {
  TRUSTED_PROXIES: /^1 in the site, else 0$/,
  PROMOTION_COUNTRIES: /^Latin America and the Caribbean$/,
  VAPID_PUBLIC_KEY: /^made once and kept in the database$/,
  VAPID_PRIVATE_KEY: /^made once and kept in the database$/,
  LOG_LEVEL: /^info, at a terminal warn$/,
  LOG_FORMAT: /^json, at a terminal text$/,
};

/** What a setting is where nobody says, as one would write it; undefined where it is nothing then. */
function defaultOf(name: string): string | undefined {
  const setting = SETTINGS[name];
  const field = setting instanceof z.ZodPipe ? setting.in : setting;
  const value = field instanceof z.ZodDefault ? field.def.defaultValue : undefined;
  return value === undefined || (Array.isArray(value) && value.length === 0) ? undefined : String(value);
}

test('README’s table has every setting once, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(
    Object.keys(SETTINGS)
      .filter((name) => !OUR_OWN.includes(name))
      .sort(),
  );
});

test.each(rows)('the default of $name is $told', ({ name, told }) => {
  const words = IN_WORDS[name];
  if (words) expect(told).toMatch(words);
  else expect(told).toBe(defaultOf(name) ?? '–');
});

/** Who reads the environment beside lib/env.ts, and why. */
const READERS: Record<string, string> = {
  'lib/env.ts': 'the one door',
  'lib/unknown-settings.ts': 'names what looks like a setting',
  'lib/origin/cli/backup/dump-postgres.ts': 'hands it on to the program that it starts',
  'next.config.mjs': 'runs before anything is compiled',
  'instrumentation.ts': 'Next replaces these names as it builds',
  'instrumentation-client.ts': 'Next replaces these names as it builds',
};
const FOLDERS = ['app', 'components', 'lib', 'proto', 'messages'];

test('nobody else reads the environment', () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const outside = readdirSync(ROOT).filter((name) => /\.(?:mjs|ts)$/.test(name));
  const readers = [...sources, ...outside].filter(
    (name) =>
      /\.(?:mjs|tsx?)$/.test(name) &&
      !/\.test\.tsx?$|-in-test\.ts$/.test(name) &&
      /process\.env\b/.test(readFileSync(path.join(ROOT, name), 'utf8')),
  );
  expect(readers).toContain('lib/env.ts');
  expect(readers.filter((name) => !Object.hasOwn(READERS, name))).toEqual([]);
});
