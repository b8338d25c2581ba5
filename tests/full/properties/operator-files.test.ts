import path from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import sharp from 'sharp';
import { readEnv } from '@/lib/env';
import { cleanText, printable } from '@/lib/log/clean-text';
import { newManifest, readManifest as readBackup } from '@/lib/origin/cli/backup/manifest';
import { keptPath, nameInFolder } from '@/lib/origin/kept/kept-path';
import { ArchiveRefusal } from '@/lib/origin/publish/archive/archive-refusal';
import { safeName } from '@/lib/origin/publish/archive/safe-name';
import { decodeXml } from '@/lib/origin/publish/comic-info/decode-xml';
import { numberInName } from '@/lib/origin/publish/folder/number-in-name';

import { readPicture } from '@/lib/origin/publish/pages/read-picture';
import { languageOfTag } from '@/lib/origin/publish/source/language-of-tag';
import { readYaml } from '@/lib/origin/publish/source/read-yaml';
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

decoder('YAML in YAML in YAML', {
  any: anyJson({ title: { eng: 'x' } }),
  whole: '{"title":{"eng":"x"}}',
  read: (text) => readYaml('series.yaml', text),
  is: (read) => isRecord(read) && Array.isArray(read.faults),
  values: 40,
});

const XML = '<?xml version="1.0" encoding="iso-8859-1"?><ComicInfo/>';

decoder('XML, however it is written', {
  any: anyBytes(Buffer.from(XML), Buffer.from(`\ufeff${XML}`, 'utf16le')),
  whole: Buffer.from(XML),
  read: (bytes) => decodeXml(Buffer.from(bytes), 'ComicInfo.xml'),
  is: isText,
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
