import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { importsOf, sourceFiles } from '@/lib/i18n/source-in-test';

// By what it is seen that a file makes something of what no type vouches for: what a function is called, what it is handed, or that it takes a text apart.
const NAMED = /^export (?:async )?function (?:decode|parse)[A-Z]/m;
const STORED = /^export (?:async )?function \w+\([^)]*\bstored\??: /m;
const UNKNOWN = /^export (?:async )?function \w+\((?!error|failure|refusal)\w+: unknown/m;
const TAKING_APART =
  /\b(?:JSON\.parse|parseJson|decodeURIComponent)\(|\.json\(\)|\.safeParse\(|\bnew TextDecoder\(|(?:\/[a-z]*|\b[A-Z_]+)\.exec\(/;
const text = (file: string) => readFileSync(file, 'utf8');
const isDecoder = (file: string) => [NAMED, STORED, UNKNOWN, TAKING_APART].some((mark) => mark.test(text(file)));

/** Tests of properties below a folder. */
const propertiesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter(
      (file) =>
        /\.(?:test|spec)\.tsx?$/.test(file) && /from '[^']*\/support\/(?:property-runs|decoder)'/.test(text(file)),
    );

/** Files, and whole folders, that need no property of their own, by why they do not. */
const EXCUSED: Record<string, readonly string[]> = {
  'wire/any-answer reads it with the call that it belongs to': ['lib/api/decode/'],
  'any-call, any-operator or any-media asks it as it is served': [
    'lib/origin/admin/answer-admin.ts',
    'lib/origin/http/answer-call.ts',
    'lib/origin/media/answer-media.ts',
  ],
  'any-address asks it as it is served': [
    'app/[locale]/webview/questionnaire/[language]/[key]/page.tsx',
    'app/admin/surveys/[key]/page.tsx',
    'app/cards/[kind]/[file]/route.ts',
    'app/feeds/[file]/route.ts',
    'app/feeds/titles/[file]/route.ts',
    'app/manifest/[file]/route.ts',
  ],
  'reads what the origin itself has written into its database': [
    'lib/origin/admin/announcements.ts',
    'lib/origin/admin/given-in.ts',
    'lib/origin/admin/surveys.ts',
    'lib/origin/admin/switches.ts',
    'lib/origin/publish/apply/wanted-rows.ts',
    'lib/origin/publish/stored/read-stored.ts',
    'lib/origin/publish/sweep/kept-names.ts',
    'lib/origin/push/vapid.ts',
    'lib/origin/store/',
  ],
  'is handed what another has read and checked': [
    'components/viewer/model/is-alike.ts',
    'lib/origin/cli/backup/dump-postgres.ts',
    'lib/origin/publish/check/find-values.ts',
    'lib/origin/publish/check/value-at.ts',
    'lib/origin/publish/export/print-yaml.ts',
    'lib/origin/publish/schema/slug.ts',
    'lib/origin/publish/schema/told-together.ts',
  ],
  'hands on to another what it finds, or writes': [
    'components/shell/keep-edition.tsx',
    'lib/client/kept-history.ts',
    'lib/client/tell-worker.ts',
    'lib/origin/parse-json.ts',
    'lib/server/front/chunk-bytes.ts',
    'lib/worker/answer-picture.ts',
    'lib/worker/push.ts',
  ],
  'reads what we have made: our driver’s words, our own page, our own script before the paint': [
    'components/home/shelf-before-paint.tsx',
    'lib/origin/cli/data-folder-fault.ts',
    'lib/server/front/policy/inline-hashes.ts',
  ],
};

const decoders = ['app', 'components', 'lib'].flatMap(sourceFiles).filter(isDecoder);
const withProperty = new Set(
  ['app', 'components', 'lib', 'tests']
    .flatMap(propertiesIn)
    .flatMap(importsOf)
    .map(({ from }) => from),
);
const without = decoders.filter((file) => !withProperty.has(file));
const excused = Object.values(EXCUSED).flat();

test('every file that decodes something is under a property, or it is said why not', () => {
  expect(without.filter((file) => !excused.some((start) => file.startsWith(start)))).toEqual([]);
});

test('nothing is excused that has a property, or decodes nothing', () => {
  expect(excused.filter((start) => !without.some((file) => file.startsWith(start)))).toEqual([]);
});

test('decoders are found by what they are called, what they are handed and what they do', () => {
  expect(decoders).toEqual(
    expect.arrayContaining([
      'lib/wire/decode-response.ts',
      'components/viewer/model/keys.ts',
      'lib/worker/tidings.ts',
      'lib/server/admin/others-in.ts',
    ]),
  );
});
