import path from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import { cleanText, printable } from '@/lib/log/clean-text';
import { newManifest, readManifest as readBackup } from '@/lib/origin/cli/backup/manifest';
import { ArchiveRefusal } from '@/lib/origin/publish/archive/archive-refusal';
import { entriesOf } from '@/lib/origin/publish/archive/entries-of';
import { zipInTest } from '@/lib/origin/publish/archive/zip-in-test';
import { checkSchema } from '@/lib/origin/publish/check/schema-faults';
import { readComicInfo } from '@/lib/origin/publish/comic-info/read-comic-info';
import { safeName } from '@/lib/origin/publish/archive/safe-name';
import { decodeXml } from '@/lib/origin/publish/comic-info/decode-xml';
import { numberInName } from '@/lib/origin/publish/folder/number-in-name';

import { languageOfTag } from '@/lib/origin/publish/source/language-of-tag';
import { readYaml } from '@/lib/origin/publish/source/read-yaml';
import { seriesSchema } from '@/lib/origin/publish/schema/series-schema';
import { catalogueSchema } from '@/lib/origin/publish/schema/catalogue-schema';
import { switchesNow } from '@/lib/switches/switches';
import { anyBytes, anyJson, anyText } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { processRegistry } from '@/lib/process-registry.mjs';
import { isCount, isFlag, isRecord, isText, orNone } from '@/tests/support/kinds';
import { testFolder } from '@/tests/support/test-folder';

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));

const { folder, written } = testFolder('any-decoder');

Object.assign(process.env, { DATA_DIR: folder });

const CLOSED = { maintenance: true, retryAfter: 60, blockedCountries: ['FR'], allowedCountries: null };

// Files in the data folder, which an operator copies, edits and loses.

decoder('switches-set.json', {
  any: anyJson(CLOSED),
  whole: JSON.stringify(CLOSED),
  read: (text) => {
    written('switches-set.json', text);
    processRegistry().delete('switches');
    return switchesNow().set;
  },
  is: (set) => isRecord(set) && isFlag(set.maintenance) && isCount(set.retryAfter),
});

const BACKUP = newManifest({
  madeAt: '2027-03-01T00:00:00Z',
  store: 'sqlite',
  migrations: ['001'],
  files: [{ path: 'published/aa/b.webp', size: 3, sha256: 'a'.repeat(64) }],
});

decoder('the manifest of a backup', {
  any: anyJson(BACKUP),
  whole: JSON.stringify(BACKUP),
  read: (text) => readBackup(path.dirname(written('manifest.json', text))),
  refuses: [Error],
  is: (manifest) =>
    isRecord(manifest) &&
    Array.isArray(manifest.files) &&
    (manifest.files as { path: string }[]).every((file) => path.join('/folder', file.path).startsWith('/folder/')),
});

// What a publisher and an operator write.

const SERIES = 'title:\n  eng: x\nauthors: [a]\nchapters:\n  - number: 1\nlanguages: { eng: { title: x } }\n';
const ALIASES = '&a [*a, *a]\n<<: *a\n!!js/function x\n%YAML 9\n---\n';

for (const [file, schema] of [
  ['series.yaml', seriesSchema],
  ['catalogue.yaml', catalogueSchema],
] as const)
  decoder(file, {
    any: fc.oneof(anyText(SERIES, ALIASES, 'popups: []\nbanners:\n'), anyJson({ title: { eng: 'x' } })),
    whole: SERIES,
    read: (text) => {
      const { source, faults } = readYaml(file, text);
      return faults.length > 0 ? { data: undefined, faults } : checkSchema(schema, source);
    },
    is: (checked) =>
      isRecord(checked) &&
      (checked.data !== undefined || (checked.faults as unknown[]).length > 0) &&
      (checked.faults as { file: string; line?: number; column?: number; message: string }[]).every(
        ({ file: named, line = 0, column = 0, message }) =>
          named === file && line >= 1 && column >= 1 && message !== '',
      ),
    values: 200,
  });

const XML = '<?xml version="1.0" encoding="iso-8859-1"?><ComicInfo/>';
const COMIC_INFO =
  '<ComicInfo><Writer>a, b</Writer><Number>1</Number><Manga>Yes</Manga><Pages><Page Image="0" DoublePage="true"/></Pages></ComicInfo>';
const ENTITIES = '<!DOCTYPE a [<!ENTITY x "y">]><a xmlns:b="c"><![CDATA[&x;]]><!-- -->&#0;&#x110000;</a>';

decoder('ComicInfo.xml', {
  any: anyBytes(...[XML, COMIC_INFO, ENTITIES].map((xml) => Buffer.from(xml)), Buffer.from(`\ufeff${XML}`, 'utf16le')),
  whole: Buffer.from(COMIC_INFO),
  read: (bytes) => [
    decodeXml(Buffer.from(bytes), 'ComicInfo.xml'),
    readComicInfo(Buffer.from(bytes), 'ComicInfo.xml').isDouble,
  ],
  is: (all) => Array.isArray(all) && isText(all[0]) && all[1] instanceof Map,
  refuses: [ArchiveRefusal],
});

let zip: Uint8Array = new Uint8Array();

beforeAll(async () => {
  zip = await zipInTest([
    { name: 'ComicInfo.xml', bytes: '<ComicInfo/>' },
    { name: '1.png', bytes: Buffer.alloc(2_000, 7) },
    { name: 'folder/2.png', bytes: Buffer.alloc(500, 9), compress: false },
  ]);
});

decoder('an archive', {
  any: fc.tuple(
    fc.constantFrom('a.cbz', 'a.zip', 'a.cbt'),
    fc.constant(undefined).chain(() => anyBytes(zip)),
  ) as Arbitrary<[string, Uint8Array | undefined]>,
  whole: ['whole.cbz', undefined],
  read: async ([name, bytes = zip]) => {
    let read = 0;
    for await (const entry of entriesOf(written(name, bytes))) read += entry.bytes.byteLength;
    return read;
  },
  is: isCount,
  refuses: [ArchiveRefusal],
});

decoder('names of files, chapters and languages', {
  // No disk has longer ones.
  any: anyText('ferry/001.jpg', 'Chapter 12.5 (v2).cbz', 'pt-BR', 'C:\\a').map((name) => name.slice(0, 255)),
  whole: 'ch 12.cbz',
  read: (name) => [numberInName(name), languageOfTag(name), safeName(name, false)],
  is: (all) =>
    Array.isArray(all) &&
    orNone(Number.isFinite)(all[0]) &&
    orNone(isText)(all[1]) &&
    isText(all[2]) &&
    !all[2].split('/').includes('..') &&
    !all[2].startsWith('/'),
  refuses: [ArchiveRefusal],
});

// What is told to a log.

decoder('the words of an error that others wrote', {
  any: anyText(
    'connect postgres://user:pass@host/name?a=b',
    'duplicate key "a@b.example"',
    '::1 2001:db8::1',
    'Bearer abc',
  ),
  whole: 'a',
  read: (message) => [cleanText(message), printable(message)],
  is: (all) => Array.isArray(all) && all.every((text) => isText(text) && text.isWellFormed() && !/\p{Cc}/u.test(text)),
});
