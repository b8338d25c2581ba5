import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

import fc, { type Arbitrary } from 'fast-check';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import sharp from 'sharp';

import { keptEntries } from '@/lib/cache-names';
import { readRecord } from '@/lib/client/kept-chapters/read-record';
import { readKeptPush } from '@/lib/client/push/kept-push';
import { isOver, keptChapterOf } from '@/lib/domain/kept-chapter';
import { readEnv, SETTINGS } from '@/lib/env';
import { cleanText, printable } from '@/lib/log/clean-text';
import { errorFields } from '@/lib/log/error-fields';
import { leftIn } from '@/lib/origin/cli/backup/fill-folder';
import { newManifest, readManifest as readBackup } from '@/lib/origin/cli/backup/manifest';
import { isWhole } from '@/lib/origin/kept/is-whole';
import { keptPath, nameInFolder } from '@/lib/origin/kept/kept-path';
import { KeptError } from '@/lib/origin/kept/kept-error';
import { createDrawnFiles } from '@/lib/origin/media/drawn-files';
import { ArchiveRefusal } from '@/lib/origin/publish/archive/archive-refusal';
import { safeName } from '@/lib/origin/publish/archive/safe-name';
import { decodeXml } from '@/lib/origin/publish/comic-info/decode-xml';
import { readManifest as readExported } from '@/lib/origin/publish/export/manifest';
import { numberInName } from '@/lib/origin/publish/folder/number-in-name';
import { unpackNotedFile } from '@/lib/origin/publish/notes/noted-file';
import { openNotes } from '@/lib/origin/publish/notes/open-notes';
import { readPicture } from '@/lib/origin/publish/pages/read-picture';
import { languageOfTag } from '@/lib/origin/publish/source/language-of-tag';
import { readTextFile } from '@/lib/origin/publish/source/read-text-file';
import { readYaml } from '@/lib/origin/publish/source/read-yaml';
import { sweepKept } from '@/lib/origin/publish/sweep/sweep-kept';
import { isSoleUser, joinUsers } from '@/lib/origin/publish/sweep/users';
import { parseMark } from '@/lib/origin/publish/unpublish/parse-mark';
import type { Schema } from '@/lib/origin/store/schema';
import { LogoRefusal, readLogo } from '@/lib/site-identity/read-logo';
import { storage } from '@/lib/storage';
import { switchesNow } from '@/lib/switches/switches';
import { unknownSettings } from '@/lib/unknown-settings';
import { cache, furnishCaches, HOME } from '@/lib/worker/caches-in-test';
import { findChapterPage } from '@/lib/worker/find-chapter-page';
import { anyBytes, anyJson, anyText, anyValue } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { isCount, isFlag, isRecord, isText, orNone } from '@/tests/support/kinds';
import { testFolder } from '@/tests/support/test-folder';

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));

const { folder, written } = testFolder('any-decoder');
Object.assign(process.env, { DATA_DIR: folder });

const NOW = 1_800_000_000;
const CLOSED = { maintenance: true, retryAfter: 60, blockedCountries: ['FR'], allowedCountries: null };

// What lies in a browser.

const KEPT = {
  chapterId: 7,
  titleId: 30,
  titleName: 'T',
  chapterName: '#7',
  thumbnailUrl: '/t.webp',
  path: '/viewer/7',
  pages: 9,
  bytes: 9_000,
  keptAt: 1,
  endsAt: 2_000_000_000,
};
decoder('a chapter that is kept', {
  any: anyValue(KEPT),
  whole: KEPT,
  read: keptChapterOf,
  is: orNone(
    (record) =>
      isRecord(record) &&
      isText(record.titleName) &&
      Number.isFinite(record.keptAt) &&
      new URL(HOME + String(record.path)).origin === HOME &&
      isFlag(isOver(record, 1)),
  ),
});
decoder('the record of a chapter that is kept, as the browser and its worker find it', {
  any: anyJson(KEPT, { ...KEPT, path: '/es/viewer/7' }),
  whole: JSON.stringify({ ...KEPT, path: '/es/viewer/7' }),
  read: async (record) => {
    furnishCaches();
    await cache('chapter-7').put(keptEntries.record, new Response(record));
    return [
      await readRecord(cache('chapter-7') as unknown as Cache),
      await findChapterPage(new URL('/viewer/7', HOME)),
    ];
  },
  is: (all) =>
    Array.isArray(all) &&
    orNone((record) => isRecord(record) && isText(record.path))(all[0]) &&
    orNone((page) => isRecord(page) && isText(page.is))(all[1]),
});
const PUSH = { token: 'a', language: 'eng', keyAskedAt: 1 };
decoder('where messages go', {
  any: anyJson(PUSH),
  whole: JSON.stringify(PUSH),
  read: (stored) => {
    jest.spyOn(storage, 'read').mockReturnValue(stored);
    return readKeptPush();
  },
  is: orNone((push) => isRecord(push) && isText(push.token) && push.token !== '' && Number.isFinite(push.keyAskedAt)),
});

/** A database in which nothing is. */
const noRows = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
const noFiles = (users: string) => ({
  kept: {
    readUsers: () => Promise.resolve(users),
    writeUsers: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    removeUnfinished: () => Promise.resolve(),
  },
});

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
const NOTED = {
  pictures: [['1.png', 'png', 8, 12, 'a'.repeat(64), false]],
  info: { series: 'S', isDouble: [[0, true]] },
};
decoder('what was noted of a file', {
  any: anyValue(NOTED),
  whole: NOTED,
  read: unpackNotedFile,
  is: orNone((note) => isRecord(note) && Array.isArray(note.pictures)),
});
/** As it is saved. */
let notes = '';
const notesAt = () => openNotes(folder, () => Date.now() + 60_000);
beforeAll(async () => {
  const file = written('noted.png', 'x');
  const kept = await notesAt();
  kept.note(file, await stat(file, { bigint: true }), unpackNotedFile(NOTED)!);
  await kept.save();
  notes = readFileSync(path.join(folder, 'publish-notes.json'), 'utf8');
});
decoder('publish-notes.json', {
  any: fc.constant(undefined).chain(() => fc.oneof(anyText(notes), anyJson([['/a', '1 2 3', NOTED]]))) as Arbitrary<
    string | undefined
  >,
  whole: undefined,
  read: async (text = notes) => {
    written('publish-notes.json', text);
    const file = path.join(folder, 'noted.png');
    const told = (await notesAt()).recall(file, await stat(file, { bigint: true }));
    return text === notes ? told : (told ?? {});
  },
  is: isRecord,
});
const UNUSED = { ['a'.repeat(32)]: 100 };
decoder('published-unused.json', {
  any: anyJson(UNUSED, { constructor: 1 }),
  whole: JSON.stringify(UNUSED),
  read: (text) => {
    written('published-unused.json', text);
    return sweepKept(noRows, {
      ...noFiles(JSON.stringify({ catalogues: ['me'] })),
      id: 'me',
      there: [{ name: 'a'.repeat(32), size: 1, writtenAt: 50 }],
      dataDir: folder,
      now: NOW,
    });
  },
  is: isCount,
});
decoder('catalogues.json', {
  any: anyJson({ catalogues: ['me', 'b'] }),
  whole: '{"catalogues":["me"]}',
  read: async (text) => [await isSoleUser(noFiles(text).kept, 'me'), await joinUsers(noFiles(text).kept, 'new')],
  is: (all) => Array.isArray(all) && all.every(isFlag),
});
const EXPORTED = {
  'ferry/eng/1.png': {
    hash: 'a'.repeat(64),
    name: 'b'.repeat(32),
    page: { kind: 'single', width: 8, height: 12, form: 'pages' },
  },
};
decoder('exported.json', {
  any: anyJson(EXPORTED),
  whole: JSON.stringify(EXPORTED),
  read: (text) => readExported(path.dirname(written('exported.json', text))),
  is: (read) => isRecord(read) && isRecord(read.files) && Array.isArray(read.faults),
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
/** A folder that a restore was killed in. */
function restoring(moving: string): string {
  const place = path.join(folder, 'restoring');
  mkdirSync(path.join(place, '.restoring'), { recursive: true });
  mkdirSync(path.join(place, 'published'), { recursive: true });
  writeFileSync(path.join(place, '.restoring', 'moving.json'), moving);
  return place;
}
decoder('what a restore that was cut off has left', {
  any: anyJson(['published', 'switches.json']),
  whole: '["published"]',
  read: (text) => leftIn(restoring(text), 'komawari.db'),
  is: Array.isArray,
  refuses: [Error],
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
decoder('a text in a folder', {
  any: anyBytes(Buffer.from('title: เรือ\n')),
  whole: Buffer.from('a'),
  read: (bytes) => readTextFile(path.dirname(written('series.yaml', bytes)), 'series.yaml'),
  is: (read) => isRecord(read) && (isText(read.text) || isRecord(read.fault)),
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
decoder('a part of the catalogue', {
  any: anyText('ferry-at-six/eng/3', 'ferry/constructor', 'ferry/en-GB'),
  whole: 'ferry-at-six/eng/3',
  read: parseMark,
  is: (mark) => isRecord(mark) && isText(mark.series) && orNone(isCount)(mark.number),
  refuses: [Error],
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
decoder('the environment', {
  any: fc.dictionary(
    fc.constantFrom(...Object.keys(SETTINGS), '__proto__', 'CONSTRUCTOR'),
    anyText(...Object.values(WELL_SET)),
    { maxKeys: 5 },
  ),
  whole: { DATABASE_URL: WELL_SET.DATABASE_URL!, STORAGE_URL: WELL_SET.STORAGE_URL!, SITE_NAME: 'Bluebell' },
  read: (env) => [readEnv(env), unknownSettings(env)],
  is: (all) => Array.isArray(all) && isUsable(all[0]) && Array.isArray(all[1]),
  refuses: [Error],
});
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
decoder('the logo', {
  any: anyPicture as Arbitrary<typeof wholePicture>,
  whole: wholePicture,
  values: 150,
  refuses: [LogoRefusal],
  read: ([format, bytes = pictures[format]]) => readLogo(written('logo.png', bytes)),
  is: (logo) => isRecord(logo) && Number.isFinite(logo.ratio),
});
decoder('whether a published file came whole', {
  any: anyPicture as Arbitrary<typeof wholePicture>,
  whole: wholePicture,
  read: ([format, bytes = pictures[format]]) => isWhole(bytes, undefined),
  is: isFlag,
});

const asDrawn = {
  folder: path.join(folder, 'drawn'),
  version: '1',
  maxBytes: 1e9,
  log: () => undefined,
  pool: {
    draw: () => Promise.reject(new Error('nothing should be drawn here')),
    defer: () => undefined,
    close: () => Promise.resolve(),
  },
};
let served = 0;
decoder('a published file, made into what readers ask for', {
  any: anyPicture as Arbitrary<typeof wholePicture>,
  whole: wholePicture,
  values: 60,
  refuses: [KeptError],
  read: ([format, bytes = pictures[format]]) => {
    const files = createDrawnFiles({ ...asDrawn, kept: { read: () => Promise.resolve(new Uint8Array(bytes)) } });
    const kept = `file-${served++}`;
    return Promise.all(
      [
        { request: { kept }, width: 4 },
        { request: { kept }, half: 'left' as const },
        { request: { kept, size: { width: 4, height: 4 } } },
      ].map((picture) => files.get(picture, new AbortController().signal, 'visible')),
    );
  },
  is: (made) => Array.isArray(made) && made.every((bytes) => bytes instanceof Uint8Array && bytes.length > 0),
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
decoder('anything that was thrown', {
  any: anyValue({ name: 'E', message: 'm', stack: 's\n  at x', cause: { code: 'ENOENT' } }),
  whole: new Error('x'),
  read: errorFields,
  is: (told) => isRecord(told) && isText(told.name) && isText(told.message),
});
