import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc, { type Arbitrary } from 'fast-check';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import sharp from 'sharp';

import { valuesOf } from '@/app/admin/asked';
import { redirectTarget } from '@/app/[locale]/(site)/redirecting/redirect-target';
import { pageOf } from '@/components/admin/model/page-of';
import { actionHref } from '@/components/catalog/action-href';
import { leadsToPlace } from '@/components/leaving/model/leads-to-place';
import { addressIn } from '@/components/shell/model/address-in';
import { decrypt } from '@/components/viewer/model/decrypt';
import { isCountry } from '@/lib/admin/is-country';
import { isAdminPath, safeNext } from '@/lib/admin/routes';
import { readForm } from '@/lib/admin/switches-form';
import { keptEntries } from '@/lib/cache-names';
import { isPromotedHere } from '@/lib/client/ask-promotion';
import { readRecord } from '@/lib/client/kept-chapters/read-record';
import { readKeptPush } from '@/lib/client/push/kept-push';
import { clientAddress } from '@/lib/client-address';
import { isOver, keptChapterOf } from '@/lib/domain/kept-chapter';
import { readEnv, SETTINGS } from '@/lib/env';
import { LOCALES } from '@/lib/i18n/locales';
import { knowsTag } from '@/lib/knows-tag';
import { limits } from '@/lib/limits';
import { cleanText, printable } from '@/lib/log/clean-text';
import { errorFields } from '@/lib/log/error-fields';
import { requestId } from '@/lib/log/request-id';
import { findEndpoint } from '@/lib/origin/http/find-endpoint';
import { readJson } from '@/lib/origin/http/read-body';
import { readQuery } from '@/lib/origin/http/read-query';
import { sessionOf } from '@/lib/origin/http/session';
import { leftIn } from '@/lib/origin/cli/backup/fill-folder';
import { newManifest, readManifest as readBackup } from '@/lib/origin/cli/backup/manifest';
import { isWhole } from '@/lib/origin/kept/is-whole';
import { KeptError } from '@/lib/origin/kept/kept-error';
import { askedWidth } from '@/lib/origin/media/asked-width';
import { createDrawnFiles } from '@/lib/origin/media/drawn-files';
import { sign, verify } from '@/lib/origin/media/signature';
import { ArchiveRefusal } from '@/lib/origin/publish/archive/archive-refusal';
import { safeName } from '@/lib/origin/publish/archive/safe-name';
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
import { Refusal } from '@/lib/origin/refusal';
import type { Schema } from '@/lib/origin/store/schema';
import { publicBase } from '@/lib/public-base';
import { pathId } from '@/lib/routes';
import { callerOf } from '@/lib/server/caller-of';
import { cleanHtml } from '@/lib/server/clean-html';
import { isOwnForm } from '@/lib/server/admin/is-own-form';
import { othersIn } from '@/lib/server/admin/others-in';
import { readFields } from '@/lib/server/admin/read-fields';
import { newSession, openSession, sealSession } from '@/lib/server/admin/session';
import { sealedIn } from '@/lib/server/admin/session-cookie';
import { askedLocale } from '@/lib/server/front/asked-locale';
import { isReadable } from '@/lib/server/front/is-readable';
import { isPageData } from '@/lib/server/front/policy/is-page-data';
import { isPromotedTo } from '@/lib/server/promotion';
import { SOCKET_HEADER } from '@/lib/server/socket-header';
import { LogoRefusal, readLogo } from '@/lib/site-identity/read-logo';
import { storage } from '@/lib/storage';
import { switchesNow } from '@/lib/switches/switches';
import { unknownSettings } from '@/lib/unknown-settings';
import { decodeResponse } from '@/lib/wire/decode-response';
import { encodeResponse } from '@/lib/wire/encode-response';
import { WireError } from '@/lib/wire/wire-error';
import { cache, furnishCaches, HOME } from '@/lib/worker/caches-in-test';
import { findChapterPage } from '@/lib/worker/find-chapter-page';
import { anyBytes, anyJson, anyText, anyValue } from '@/tests/support/any-input';
import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));
jest.mock('@/lib/server/read-published-links', () => ({ readPublishedLinks: () => Promise.resolve({}) }));
jest.setTimeout(PROPERTY_PATIENCE_MS);

const folder = mkdtempSync(path.join(tmpdir(), 'any-decoder-'));
Object.assign(process.env, { DATA_DIR: folder, PUBLIC_URL: 'https://reader.example', SOCIAL_CHAT_URL: 'https://chat.example/komawari', COUNTRY_HEADER: 'cf-ipcountry', PROMOTION_FROM: '2000-01-01', PROMOTION_UNTIL: '2999-01-01', PROMOTION_COUNTRIES: 'MX, br' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of what kinds a refusal may be. That of `Error` is one in words for whoever runs a command, and none of its own kinds. */
type Kind = abstract new (...given: never[]) => Error;

interface Decoder<Given> {
  name: string;
  /** What is handed in from outside. */
  any: Arbitrary<Given>;
  /** What is understood: it gives something. */
  whole: Given;
  read: (given: Given) => unknown;
  /** Whether what is read is something that there may be. */
  is: (value: unknown, given: Given) => boolean;
  refuses?: readonly Kind[];
  /** How many values are looked at, where each costs something. */
  values?: number;
}

const decoders: Decoder<unknown>[] = [];
function decoder<Given>(name: string, row: Omit<Decoder<Given>, 'name'>): void {
  decoders.push({ ...(row as unknown as Decoder<unknown>), name });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const orNone = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);
const isWhole0 = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file that a text or some bytes have been written into. */
function written(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}
/** What can stand in a header: a request that says anything else is never read. */
const header = (...well: string[]) => anyText(...well).map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());
const asked = (headers: Record<string, string>, url = 'http://reader.example/') => new Request(url, { headers });

// Addresses, as readers, proxies and other sites write them.

const LINKS = ['/titles/30', 'komawari://viewer/30001', 'komawari://detail/30', 'komawari://webview?url=https%3A%2F%2Fcomics.example%2Fa', 'https://comics.example/help?a=b#c', 'HTTPS://user:key@comics.example:8443/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'];
decoder('where an action leads', {
  any: anyText(...LINKS), whole: LINKS[3]!, read: actionHref,
  is: orNone((led) => isRecord(led) && isText(led.href) && (led.kind === 'page' ? new URL(led.href, HOME).origin === HOME : /^https?:\/\//i.test(led.href))),
});
decoder('where /redirecting leads', {
  any: anyText(...LINKS, 'https://chat.example/komawari', 'https://reader.example/faq'), whole: 'https://chat.example/komawari', read: (to) => redirectTarget(to, 'en'),
  is: (led) => isRecord(led) && (led.kind === 'refused' ? orNone(isText)(led.host) : isText(led.href) && [HOME, 'https://chat.example'].includes(new URL(led.href, HOME).origin)),
});
decoder('where the operator is led to', {
  any: anyText('/admin/catalogue?search=a', '/admin/surveys/reading%20habits', '/admin/act/sign-out', '//evil.example/admin', 'http://site/admin'), whole: '/admin/catalogue?search=a', read: safeNext,
  is: (next) => isText(next) && new URL(next, HOME).origin === HOME && /^\/admin(?![\w-])/.test(next) && !next.startsWith('/admin/act'),
});
decoder('whether an address is one of the operator’s places', {
  any: anyText('https://chat.example/komawari/help?a=b'), whole: 'https://chat.example/komawari/help', read: (to) => leadsToPlace(to, ['https://chat.example/komawari']), is: isFlag,
});
decoder('a path: whether it can be read, is the operator’s, names a language or an id', {
  any: anyText('/admin/catalogue', '/rating/eng', '/webview/faq/eng', '30', '2147483647'), whole: '30',
  read: (text) => [isReadable(text), isAdminPath(text), addressIn('esp', text), pathId(text)],
  is: (all) => Array.isArray(all) && isFlag(all[0]) && isFlag(all[1]) && orNone(isText)(all[2]) && orNone(isWhole0)(all[3]),
});
decoder('the page of a list', { any: anyValue('1', ['2', '3']), whole: '7', read: pageOf, is: (page) => isWhole0(page) && Number(page) >= 1 });
decoder('the values of an operator’s address', {
  any: anyValue({ page: '1', search: ['a', 'b'], __proto__: 'x' }).map((value) => (isRecord(value) ? value : {}) as Record<string, string>), whole: { page: '1' }, read: (given) => valuesOf(Promise.resolve(given)), is: isRecord,
});
decoder('a query', {
  any: anyText('lang=eng&title_id=30', 'keyword=%E0%B8%81&a=b%20c').map((query) => `http://reader.example/api/x?${query}`), whole: 'http://reader.example/api/x?lang=eng', read: readQuery,
  is: (query) => isRecord(query) && Object.values(query).every((value) => isText(value) && value.length <= limits.queryValueMaxLength), refuses: [Refusal],
});
decoder('the call that a path names', {
  any: fc.tuple(fc.constantFrom('GET', 'HEAD', 'PUT', 'POST', 'DELETE'), anyText('title_detailV3', 'constructor', '__proto__')), whole: ['GET', 'title_detailV3'] as [string, string],
  read: ([method, below]) => findEndpoint(method, below), is: isText, refuses: [Refusal],
});
const SECRET = Buffer.alloc(32, 7);
const NOW = 1_800_000_000;
const PAGE = '/media/page/10001/1-high.webp';
decoder('a signed address and the width that it asks for', {
  any: anyText(`${sign(SECRET, PAGE, NOW)}&w=640`, 'e=20833&s=%C3%A9'), whole: sign(SECRET, PAGE, NOW),
  read: (query) => {
    const url = new URL(`http://reader.example${PAGE}`);
    url.search = query;
    return [verify(SECRET, url, NOW), askedWidth(url)];
  },
  is: (all) => Array.isArray(all) && all.every(orNone(isWhole0)), refuses: [Refusal],
});

// Headers.

const ADDRESSES = ['203.0.113.7', '203.0.113.7:80, 198.51.100.1', '[2001:db8::1]:443', '::ffff:192.0.2.1', '2001:db8::1%eth0', '1:2:3:4:5:6:7:8%a.b', '1:2:3:4:5:6:192.0.2.1'];
decoder('who calls', {
  any: fc.tuple(header(...ADDRESSES), header(...ADDRESSES), fc.nat(3)), whole: [ADDRESSES[1]!, ADDRESSES[0]!, 1] as [string, string, number],
  read: ([told, socket, proxies]) => [clientAddress(told, socket, proxies), callerOf(asked({ 'x-forwarded-for': told, [SOCKET_HEADER]: socket }), proxies)],
  is: (all) => Array.isArray(all) && all.every(orNone((one) => isText(one) && one !== '')),
});
decoder('the address that a site is called by', {
  any: fc.tuple(header('comics.example:8443, a.example', '[2001:db8::1]'), header('https', 'http, https'), fc.boolean()), whole: ['comics.example', 'https', true] as [string, string, boolean],
  read: ([host, proto, isProxied]) => publicBase(asked({ 'x-forwarded-host': host, 'x-forwarded-proto': proto, host }), { isProxied }),
  is: (base) => isText(base) && /^https?:\/\/[a-z0-9[\].:-]+$/.test(base),
});
decoder('the language that is asked for', {
  any: fc.tuple(anyText('/es/titles/1', '/'), header('locale=es; languages=eng', 'a=b; locale=vi'), header('th, en;q=0.8', 'pt-BR;q=0.9, *;q=0')), whole: ['/', 'locale=es', 'th'] as [string, string, string],
  read: ([address, cookie, languages]) => askedLocale(address, { cookie, 'accept-language': languages }), is: (locale) => (LOCALES as readonly unknown[]).includes(locale),
});
decoder('the tags that a browser has, the id of a request, the session that it names', {
  any: header('"a", W/"b"', 'f81d4fae-7dec-11d0', 'reader-1'), whole: 'reader-1',
  read: (said) => [knowsTag(said, '"a"'), requestId(said, true), sessionOf(asked({ 'session-token': said }))],
  is: (all) => Array.isArray(all) && isFlag(all[0]) && /^[\w.-]{1,64}$/.test(String(all[1])) && orNone((id) => /^[\w-]{1,128}$/.test(String(id)))(all[2]), refuses: [Refusal],
});
decoder('whether a form is our own', {
  any: fc.tuple(header('same-origin', 'cross-site'), header(HOME, 'null')), whole: ['same-origin', HOME] as [string, string], read: ([site, origin]) => isOwnForm(new Headers({ 'sec-fetch-site': site, origin }), HOME), is: isFlag,
});
const TOKEN = 'the-operator-and-nobody-else';
let sealed = '';
beforeAll(async () => void ({ sealed } = await sealSession(newSession(), TOKEN)));
decoder('the operator’s session', {
  any: fc.tuple(anyText('; a=b', 'Fe26.2*1*x*y*z*1*a*b~2', 'Fe26.2**', '~2'), fc.nat(), fc.boolean()), whole: ['', 0, true] as [string, number, boolean],
  read: async ([other, place, isSpoilt]) => {
    const cookie = other === '' ? sealed : isSpoilt ? other : sealed.slice(0, place % sealed.length) + other + sealed.slice((place % sealed.length) + 1);
    return openSession(sealedIn(`theme=dark; operator=${cookie}`)?.sealed, TOKEN);
  },
  is: orNone((session) => isRecord(session) && isText(session.id) && isText(session.csrf)), values: 150,
});
decoder('whether a country is promoted to', {
  any: header('MX', ' br ', 'XX'), whole: 'MX',
  read: (country) => isPromotedTo((name) => asked({ 'cf-ipcountry': country }).headers.get(name)),
  is: (isHere, country) => isHere === ['MX', 'BR'].includes(country.trim().toUpperCase()),
});

// Bodies and forms.

const bodyOf = (body: string, type: string) => new Request('http://reader.example/', { method: 'POST', body, headers: { 'content-type': type } });
decoder('a body', {
  any: fc.tuple(anyJson({ subject: 'report', body: 'a', q1: ['b'] }), fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain')), whole: ['{"a":1}', 'application/json'] as [string, string],
  read: ([body, type]) => readJson(bodyOf(body, type)), is: (value) => value !== undefined, refuses: [Refusal],
});
decoder('a form', {
  any: anyText('csrf=a&retryAfter=60&blocked=FR+DE', 'a=%FF%00'), whole: 'csrf=a', read: (body) => readFields(bodyOf(body, 'application/x-www-form-urlencoded')), is: orNone((fields) => fields instanceof URLSearchParams),
});
decoder('the form about closing the service', {
  any: fc.record({ maintenance: fc.boolean(), retryAfter: anyText('60', ' 900 '), blocked: anyText('FR DE', 'fr,de;es'), allowed: anyText('XA', 'GB') }), whole: { maintenance: true, retryAfter: '60', blocked: 'fr, de', allowed: '' },
  read: readForm, is: (value) => isRecord(value) && ('field' in value ? isText(value.value) : isWhole0(value.retryAfter) && Array.isArray(value.blockedCountries)),
});
decoder('a country', { any: anyText('GB', 'EU', 'XA'), whole: 'GB', read: isCountry, is: isFlag });
const CLOSED = { maintenance: true, retryAfter: 60, blockedCountries: ['FR'], allowedCountries: null };
decoder('switches that an address tells of', { any: anyJson(CLOSED), whole: JSON.stringify(CLOSED), read: othersIn, is: orNone((switches) => isRecord(switches) && isFlag(switches.maintenance) && isWhole0(switches.retryAfter)) });

// What an origin tells: words for pages, keys of pictures, bytes.

const HTML = ['<p>A <b>bold</b> <a href="https://comics.example/">word</a><br><img src="https://comics.example/a.webp" onerror="alert(1)"></p>', '<svg><style><img src=x onerror=alert(1)></style></svg>', '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', '<a href="jav&#x09;ascript:alert(1)">x</a>', '<scr<script>ipt>alert(1)</script>', '<!--[if IE]><script>', '<b>'.repeat(3_000)];
decoder('HTML of the origin', {
  any: anyText(...HTML), whole: HTML[0]!, read: (html) => cleanHtml(html, actionHref),
  is: (html) => isText(html) && !/<(?!\/?(?:p|br|hr|b|strong|i|em|u|s|small|sub|sup|ul|ol|li|blockquote|code|pre|h3|a|img)\b)[a-z!?]/i.test(html) && !/<[^>]*\s(?:on\w+|style)\s*=/i.test(html.replace(/"[^"]*"/g, '""')) && !/<[^>]*(?:href|src)="\s*javascript:/i.test(html),
});
decoder('a picture under its key', {
  any: fc.tuple(anyText('00ff', 'ABCDEF0123456789', ''), anyBytes(new Uint8Array(100))), whole: ['00ff', new Uint8Array([1, 2, 3])] as [string, Uint8Array<ArrayBuffer>],
  read: ([key, bytes]) => decrypt(bytes, key), is: (body, given) => body instanceof Uint8Array && body.length === (given as [string, Uint8Array])[1].length, refuses: [RangeError],
});
const ANSWER = encodeResponse({ success: { titleDetailView: { title: { titleId: 30, name: 'Ferry at Six' } } } });
decoder('an answer', { any: anyBytes(ANSWER, encodeResponse({ error: { action: 2, debugInfo: 'x' } })), whole: ANSWER, read: decodeResponse, is: (response) => isRecord(response) && Boolean(response.success ?? response.error), refuses: [WireError] });
decoder('what a page hands to its scripts', { any: anyJson([1, 'a']).chain((list) => fc.constantFrom(`self.__next_f.push(${list})`, list)), whole: 'self.__next_f.push([1,"a"])', read: isPageData, is: isFlag });
decoder('whether the origin promotes here', {
  any: anyJson({ isHere: true }), whole: '{"isHere":true}',
  read: (body) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
    return isPromotedHere();
  },
  is: isFlag,
});

// What lies in a browser.

const KEPT = { chapterId: 7, titleId: 30, titleName: 'T', chapterName: '#7', thumbnailUrl: '/t.webp', path: '/viewer/7', pages: 9, bytes: 9_000, keptAt: 1, endsAt: 2_000_000_000 };
decoder('a chapter that is kept', {
  any: anyValue(KEPT), whole: KEPT, read: keptChapterOf,
  is: orNone((record) => isRecord(record) && isText(record.titleName) && Number.isFinite(record.keptAt) && new URL(HOME + String(record.path)).origin === HOME && isFlag(isOver(record, 1))),
});
decoder('the record of a chapter that is kept, as the browser and its worker find it', {
  any: anyJson(KEPT, { ...KEPT, path: '/es/viewer/7' }), whole: JSON.stringify({ ...KEPT, path: '/es/viewer/7' }),
  read: async (record) => {
    furnishCaches();
    await cache('chapter-7').put(keptEntries.record, new Response(record));
    return [await readRecord(cache('chapter-7') as unknown as Cache), await findChapterPage(new URL('/viewer/7', HOME))];
  },
  is: (all) => Array.isArray(all) && orNone((record) => isRecord(record) && isText(record.path))(all[0]) && orNone((page) => isRecord(page) && isText(page.is))(all[1]),
});
const PUSH = { token: 'a', language: 'eng', keyAskedAt: 1 };
decoder('where messages go', {
  any: anyJson(PUSH), whole: JSON.stringify(PUSH),
  read: (stored) => {
    jest.spyOn(storage, 'read').mockReturnValue(stored);
    return readKeptPush();
  },
  is: orNone((push) => isRecord(push) && isText(push.token) && push.token !== '' && Number.isFinite(push.keyAskedAt)),
});

/** A database in which nothing is. */
const noRows = new Kysely<Schema>({ dialect: { createAdapter: () => new SqliteAdapter(), createDriver: () => new DummyDriver(), createIntrospector: (db) => new SqliteIntrospector(db), createQueryCompiler: () => new SqliteQueryCompiler() } });
const noFiles = (users: string) => ({ kept: { readUsers: () => Promise.resolve(users), writeUsers: () => Promise.resolve(), remove: () => Promise.resolve(), removeUnfinished: () => Promise.resolve() } });

// Files in the data folder, which an operator copies, edits and loses.

decoder('switches-set.json', {
  any: anyJson(CLOSED), whole: JSON.stringify(CLOSED),
  read: (text) => {
    written('switches-set.json', text);
    Reflect.deleteProperty(globalThis, Symbol.for('komawari.switches'));
    return switchesNow().set;
  },
  is: (set) => isRecord(set) && isFlag(set.maintenance) && isWhole0(set.retryAfter),
});
const NOTED = { pictures: [['1.png', 'png', 8, 12, 'a'.repeat(64), false]], info: { series: 'S', isDouble: [[0, true]] } };
decoder('what was noted of a file', { any: anyValue(NOTED), whole: NOTED, read: unpackNotedFile, is: orNone((note) => isRecord(note) && Array.isArray(note.pictures)) });
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
  any: fc.constant(undefined).chain(() => fc.oneof(anyText(notes), anyJson([['/a', '1 2 3', NOTED]]))) as Arbitrary<string | undefined>, whole: undefined,
  read: async (text = notes) => {
    written('publish-notes.json', text);
    const file = path.join(folder, 'noted.png');
    const told = (await notesAt()).recall(file, await stat(file, { bigint: true }));
    return text === notes ? told : told ?? {};
  },
  is: isRecord,
});
const UNUSED = { ['a'.repeat(32)]: 100 };
decoder('published-unused.json', {
  any: anyJson(UNUSED, { constructor: 1 }), whole: JSON.stringify(UNUSED),
  read: (text) => {
    written('published-unused.json', text);
    return sweepKept(noRows, { ...noFiles(JSON.stringify({ catalogues: ['me'] })), id: 'me', there: [{ name: 'a'.repeat(32), size: 1, writtenAt: 50 }], dataDir: folder, now: NOW });
  },
  is: isWhole0,
});
decoder('catalogues.json', {
  any: anyJson({ catalogues: ['me', 'b'] }), whole: '{"catalogues":["me"]}', read: async (text) => [await isSoleUser(noFiles(text).kept, 'me'), await joinUsers(noFiles(text).kept, 'new')], is: (all) => Array.isArray(all) && all.every(isFlag),
});
const EXPORTED = { 'ferry/eng/1.png': { hash: 'a'.repeat(64), name: 'b'.repeat(32), page: { kind: 'single', width: 8, height: 12, form: 'pages' } } };
decoder('exported.json', {
  any: anyJson(EXPORTED), whole: JSON.stringify(EXPORTED), read: (text) => readExported(path.dirname(written('exported.json', text))), is: (read) => isRecord(read) && isRecord(read.files) && Array.isArray(read.faults),
});
const BACKUP = newManifest({ madeAt: '2027-03-01T00:00:00Z', store: 'sqlite', migrations: ['001'], files: [{ path: 'published/aa/b.webp', size: 3, sha256: 'a'.repeat(64) }] });
decoder('the manifest of a backup', {
  any: anyJson(BACKUP), whole: JSON.stringify(BACKUP), read: (text) => readBackup(path.dirname(written('manifest.json', text))), refuses: [Error],
  is: (manifest) => isRecord(manifest) && Array.isArray(manifest.files) && (manifest.files as { path: string }[]).every((file) => path.join('/folder', file.path).startsWith('/folder/')),
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
  any: anyJson(['published', 'switches.json']), whole: '["published"]',
  read: (text) => leftIn(restoring(text), 'komawari.db'), is: Array.isArray, refuses: [Error],
});

// What a publisher and an operator write.

decoder('YAML in YAML in YAML', { any: anyJson({ title: { eng: 'x' } }), whole: '{"title":{"eng":"x"}}', read: (text) => readYaml('series.yaml', text), is: (read) => isRecord(read) && Array.isArray(read.faults), values: 40 });
decoder('a text in a folder', {
  any: anyBytes(Buffer.from('title: เรือ\n')), whole: Buffer.from('a'), read: (bytes) => readTextFile(path.dirname(written('series.yaml', bytes)), 'series.yaml'), is: (read) => isRecord(read) && (isText(read.text) || isRecord(read.fault)),
});
decoder('names of files, chapters and languages', {
  // No disk has longer ones.
  any: anyText('ferry/001.jpg', 'Chapter 12.5 (v2).cbz', 'pt-BR', 'C:\\a').map((name) => name.slice(0, 255)), whole: 'ch 12.cbz',
  read: (name) => [numberInName(name), languageOfTag(name), safeName(name, false)], is: (all) => Array.isArray(all) && orNone(Number.isFinite)(all[0]) && orNone(isText)(all[1]) && isText(all[2]) && !all[2].split('/').includes('..') && !all[2].startsWith('/'), refuses: [ArchiveRefusal],
});
decoder('a part of the catalogue', { any: anyText('ferry-at-six/eng/3', 'ferry/constructor', 'ferry/en-GB'), whole: 'ferry-at-six/eng/3', read: parseMark, is: (mark) => isRecord(mark) && isText(mark.series) && orNone(isWhole0)(mark.number), refuses: [Error] });
const WELL_SET: Record<string, string> = { DATABASE_URL: 'postgres://user:pass@host/name', STORAGE_URL: 's3://bucket/prefix?endpoint=https://store.example&region=eu-1&pathStyle=1', PUBLIC_URL: 'https://comics.example/', SITE_NAME: 'Bluebell', SITE_COLOR: '#ffd400', REVALIDATE_URL: 'https://a.example, https://b.example', THIRD_PARTY_ORIGINS: 'https://*.ads.example, https://a.example:1', PROMOTION_FROM: '2027-03-01', PROMOTION_COUNTRIES: 'MX, BR', PORT: '3000', DATA_DIR: 'data', VAPID_SUBJECT: 'mailto:a@b.example', VAPID_PRIVATE_KEY: 'A'.repeat(43), VAPID_PUBLIC_KEY: 'A'.repeat(87), COUNTRY_HEADER: 'CF-IPCountry', LISTEN_ADDRESS: '::1', TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' };
/** What is made of settings can be worked with: an address of a database is taken apart, names and all. */
function isUsable(env: unknown): boolean {
  const { databaseUrl, dataDir, bucket, publicUrl } = env as ReturnType<typeof readEnv>;
  const { username = '', password = '' } = databaseUrl === undefined ? {} : new URL(databaseUrl);
  const addresses = [publicUrl, bucket?.endpoint].filter((one) => one !== undefined);
  return path.isAbsolute(dataDir) && isText(decodeURIComponent(username) + decodeURIComponent(password)) && addresses.every((one) => URL.canParse(one));
}
decoder('the environment', {
  any: fc.dictionary(fc.constantFrom(...Object.keys(SETTINGS), '__proto__', 'CONSTRUCTOR'), anyText(...Object.values(WELL_SET)), { maxKeys: 5 }), whole: { DATABASE_URL: WELL_SET.DATABASE_URL!, STORAGE_URL: WELL_SET.STORAGE_URL!, SITE_NAME: 'Bluebell' },
  read: (env) => [readEnv(env), unknownSettings(env)], is: (all) => Array.isArray(all) && isUsable(all[0]) && Array.isArray(all[1]), refuses: [Error],
});
decoder('each setting by itself', {
  any: fc.constantFrom(...Object.entries(WELL_SET), ['DATABASE_URL', 'postgres://user:100%@host/name'] as [string, string]).chain(([name, value]) => anyText(value).map((text) => ({ [name]: text }))), whole: { STORAGE_URL: WELL_SET.STORAGE_URL! },
  read: (env) => readEnv(env), is: isUsable, refuses: [Error], values: 900,
});

// Pictures.

const shape = sharp({ create: { width: 8, height: 12, channels: 3, background: '#ccd' } });
const pictures: Record<'png' | 'webp' | 'jpeg', Uint8Array> = { png: new Uint8Array(), webp: new Uint8Array(), jpeg: new Uint8Array() };
const formats = Object.keys(pictures) as (keyof typeof pictures)[];
beforeAll(async () => {
  for (const format of formats) pictures[format] = new Uint8Array(await shape.clone().toFormat(format).toBuffer());
});
/** They are made when the test begins, and not yet when the table is. */
const anyPicture = fc.constantFrom(...formats).chain((format) => fc.tuple(fc.constant(format), fc.constant(undefined).chain(() => anyBytes(pictures[format]))));
const wholePicture = ['png', undefined] as [keyof typeof pictures, Uint8Array | undefined];
decoder('a publisher’s picture', {
  any: anyPicture as Arbitrary<typeof wholePicture>, whole: wholePicture, values: 150, refuses: [ArchiveRefusal],
  read: ([format, bytes = pictures[format]]) => readPicture({ name: `1.${format}`, bytes: Buffer.from(bytes) }), is: (facts) => isRecord(facts) && isWhole0(facts.width) && isWhole0(facts.height),
});
decoder('the logo', {
  any: anyPicture as Arbitrary<typeof wholePicture>, whole: wholePicture, values: 150, refuses: [LogoRefusal],
  read: ([format, bytes = pictures[format]]) => readLogo(written('logo.png', bytes)), is: (logo) => isRecord(logo) && Number.isFinite(logo.ratio),
});
decoder('whether a published file came whole', { any: anyPicture as Arbitrary<typeof wholePicture>, whole: wholePicture, read: ([format, bytes = pictures[format]]) => isWhole(bytes, undefined), is: isFlag });

const asDrawn = { folder: path.join(folder, 'drawn'), version: '1', maxBytes: 1e9, log: () => undefined, pool: { draw: () => Promise.reject(new Error('nothing should be drawn here')), defer: () => undefined, close: () => Promise.resolve() } };
let served = 0;
decoder('a published file, made into what readers ask for', {
  any: anyPicture as Arbitrary<typeof wholePicture>, whole: wholePicture, values: 60, refuses: [KeptError],
  read: ([format, bytes = pictures[format]]) => {
    const files = createDrawnFiles({ ...asDrawn, kept: { read: () => Promise.resolve(new Uint8Array(bytes)) } });
    const kept = `file-${served++}`;
    return Promise.all([{ request: { kept }, width: 4 }, { request: { kept }, half: 'left' as const }, { request: { kept, size: { width: 4, height: 4 } } }].map((picture) => files.get(picture, new AbortController().signal, 'visible')));
  },
  is: (made) => Array.isArray(made) && made.every((bytes) => bytes instanceof Uint8Array && bytes.length > 0),
});

// What is told to a log.

decoder('the words of an error that others wrote', {
  any: anyText('connect postgres://user:pass@host/name?a=b', 'duplicate key "a@b.example"', '::1 2001:db8::1', 'Bearer abc'), whole: 'a', read: (message) => [cleanText(message), printable(message)], is: (all) => Array.isArray(all) && all.every((text) => isText(text) && text.isWellFormed() && !/\p{Cc}/u.test(text)),
});
decoder('anything that was thrown', { any: anyValue({ name: 'E', message: 'm', stack: 's\n  at x', cause: { code: 'ENOENT' } }), whole: new Error('x'), read: errorFields, is: (told) => isRecord(told) && isText(told.name) && isText(told.message) });

/** All that objects and lists share. */
const shared = () => [Object.prototype, Array.prototype].map((prototype) => Reflect.ownKeys(prototype));
const sharedBefore = shared();

/** What a decoder gives, or the refusal that it throws. @throws any other error */
async function outcomeOf({ read, refuses = [] }: Decoder<unknown>, given: unknown): Promise<{ value: unknown } | { refusal: Error }> {
  try {
    return { value: await read(given) };
  } catch (error) {
    const isRefusal = error instanceof Error && refuses.some((kind) => (kind === Error ? error.constructor === Error : error instanceof kind));
    if (!isRefusal || error.message === '') throw error;
    return { refusal: error };
  }
}

test.each(decoders.map((row) => [row.name, row] as const))('%s: whatever it is, something comes of it, or it is refused in words', async (_, row) => {
  const understood = await outcomeOf(row, row.whole);
  expect(understood).toEqual({ value: expect.anything() as unknown });
  await fc.assert(
    fc.asyncProperty(row.any, async (given) => {
      const outcome = await outcomeOf(row, given);
      if ('value' in outcome) expect([outcome.value, row.is(outcome.value, given)]).toEqual([outcome.value, true]);
      expect(shared()).toEqual(sharedBefore);
    }),
    propertyRuns(row.values ?? 300),
  );
  jest.restoreAllMocks();
});
