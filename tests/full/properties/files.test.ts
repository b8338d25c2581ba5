import path from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import sharp from 'sharp';
import { readEnv } from '@/lib/env';
import { cleanText, printable } from '@/lib/log/clean-text';
import { newManifest, readManifest as readBackup } from '@/lib/origin/cli/backup/manifest';
import { keptPath, nameInFolder } from '@/lib/origin/kept/kept-path';
import { ArchiveRefusal } from '@/lib/origin/publish/archive/archive-refusal';
import { entriesOf } from '@/lib/origin/publish/archive/entries-of';
import { zipInTest } from '@/lib/origin/publish/archive/zip-in-test';
import { checkSchema } from '@/lib/origin/publish/check/schema-faults';
import { readComicInfo } from '@/lib/origin/publish/comic-info/read-comic-info';
import { safeName } from '@/lib/origin/publish/archive/safe-name';
import { decodeXml } from '@/lib/origin/publish/comic-info/decode-xml';
import { numberInName } from '@/lib/origin/publish/folder/number-in-name';

import { readPicture } from '@/lib/origin/publish/pages/read-picture';
import { languageOfTag } from '@/lib/origin/publish/source/language-of-tag';
import { readYaml } from '@/lib/origin/publish/source/read-yaml';
import { seriesSchema } from '@/lib/origin/publish/schema/series-schema';
import { catalogueSchema } from '@/lib/origin/publish/schema/catalogue-schema';
import { svgFault } from '@/lib/site-identity/svg-fault';
import { switchesNow } from '@/lib/switches/switches';
import { anyBytes, anyJson, anyText } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
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
    Reflect.deleteProperty(globalThis, Symbol.for('komawari.switches'));
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

decoder('the name of a published file', {
  any: anyText(`${'a'.repeat(32)}.webp`, 'a.webp.tmp').map((file) => file.replaceAll('/', '')),
  whole: `${'a'.repeat(32)}.webp`,
  read: nameInFolder,
  is: (name, file) => name === undefined || path.basename(keptPath(folder, name as string)) === file,
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

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/><use href="#a"/></svg>';
const RUNNING_SVG = '<svg onload="x"><script></script><style>url(http://a)</style></svg>';

decoder('an SVG, of which a fault is told where it does something', {
  any: anyText(SVG, RUNNING_SVG, '<!DOCTYPE svg>&a;<a:script>'),
  whole: RUNNING_SVG,
  read: svgFault,
  is: (fault, svg) => isText(fault) || (fault === undefined && !/^<svg[^>]*>.*<script\b/is.test(svg)),
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

const WELL_SET: Record<string, string> = {
  DATABASE_URL: 'postgres://user:pass@host/name',
  STORAGE_URL: 's3://bucket/prefix?endpoint=https://store.example&region=eu-1&pathStyle=1',
  PUBLIC_URL: 'https://comics.example/',
  SITE_NAME: 'Bluebell',
  SITE_COLOR: '#ffd400',
  REVALIDATE_URL: 'https://a.example, https://b.example',
  THIRD_PARTY_ORIGINS: 'https://*.ads.example, https://a.example:1',
  PROMOTION_FROM: '2027-03-01',
  PROMOTION_COUNTRIES: 'MX, BR',
  PORT: '3000',
  DATA_DIR: 'data',
  VAPID_SUBJECT: 'mailto:a@b.example',
  VAPID_PRIVATE_KEY: 'A'.repeat(43),
  VAPID_PUBLIC_KEY: 'A'.repeat(87),
  COUNTRY_HEADER: 'CF-IPCountry',
  LISTEN_ADDRESS: '::1',
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'info',
};

/** What is made of settings can be worked with: an address of a database is taken apart, names and all. */
function isUsable(env: unknown): boolean {
  const { databaseUrl, dataDir, bucket, publicUrl } = env as ReturnType<typeof readEnv>;
  const { username = '', password = '' } = databaseUrl === undefined ? {} : new URL(databaseUrl);
  const addresses = [publicUrl, bucket?.endpoint].filter((one) => one !== undefined);
  return (
    path.isAbsolute(dataDir) &&
    isText(decodeURIComponent(username) + decodeURIComponent(password)) &&
    addresses.every((one) => URL.canParse(one))
  );
}

decoder('each setting by itself', {
  any: fc
    .constantFrom(...Object.entries(WELL_SET), ['DATABASE_URL', 'postgres://user:100%@host/name'] as [string, string])
    .chain(([name, value]) => anyText(value).map((text) => ({ [name]: text }))),
  whole: { STORAGE_URL: WELL_SET.STORAGE_URL! },
  read: (env) => readEnv(env),
  is: isUsable,
  refuses: [Error],
  values: 900,
});

// Pictures.

const shape = sharp({ create: { width: 8, height: 12, channels: 3, background: '#ccd' } });

const pictures: Record<'png' | 'webp' | 'jpeg', Uint8Array> = {
  png: new Uint8Array(),
  webp: new Uint8Array(),
  jpeg: new Uint8Array(),
};

const formats = Object.keys(pictures) as (keyof typeof pictures)[];

beforeAll(async () => {
  for (const format of formats) pictures[format] = new Uint8Array(await shape.clone().toFormat(format).toBuffer());
});

/** They are made when the test begins, and not yet when the table is. */
const anyPicture = fc.constantFrom(...formats).chain((format) =>
  fc.tuple(
    fc.constant(format),
    fc.constant(undefined).chain(() => anyBytes(pictures[format])),
  ),
);

const wholePicture = ['png', undefined] as [keyof typeof pictures, Uint8Array | undefined];

decoder('a publisher’s picture', {
  any: anyPicture as Arbitrary<typeof wholePicture>,
  whole: wholePicture,
  values: 150,
  refuses: [ArchiveRefusal],
  read: ([format, bytes = pictures[format]]) => readPicture({ name: `1.${format}`, bytes: Buffer.from(bytes) }),
  is: (facts) => isRecord(facts) && isCount(facts.width) && isCount(facts.height),
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
