import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';

import { storeFor } from '@/components/catalog/store-for';
import { deviceOf } from '@/components/popups/model/device-of';
import { restSince } from '@/components/popups/model/rest';
import { readLeftAt } from '@/components/search/left-at';
import { currentSection, hidesSettings, isSearch } from '@/components/shell/model/current-section';
import { keyName, type KeyPress } from '@/components/viewer/model/key-name';
import { KEY_ACTIONS, keysOf, keysText, type Keys } from '@/components/viewer/model/keys';
import { renewedTimestamp } from '@/components/viewer/model/timestamp';
import { chapterOfAddress, pageOfAddress } from '@/components/viewer/use-address';
import { readContentLanguages } from '@/lib/client/content-languages';
import { existingSession } from '@/lib/client/session';
import { LANGUAGES } from '@/lib/domain/language';
import { STORES } from '@/lib/domain/site-links';
import { storage } from '@/lib/storage';
import { anyJson, anyText, anyValue } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { isFlag, isRecord, isText, orNone } from '@/tests/support/kinds';

// What a browser keeps of its reader’s, and what it says of itself.

const NOW = 1_800_000_000_000;

const isEachOnce = (keys: Keys) =>
  KEY_ACTIONS.flatMap((action) => keys[action]).every((key, at, all) => all.indexOf(key) === at);
decoder('keys of the reader’s own', {
  any: anyJson({ next: ['j', ' '], previous: ['Shift+ArrowDown'], left: ['ArrowLeft,a'], help: [] }),
  whole: '{"next":["j"]}',
  read: keysOf,
  is: (keys) => isRecord(keys) && isEachOnce(keys as Keys) && isDeepStrictEqual(keysOf(keysText(keys as Keys)), keys),
});
const isTaken = (name: unknown) => keysOf(JSON.stringify({ help: [name] })).help[0] === name;
decoder('a key that is pressed', {
  any: fc.record<KeyPress>({
    key: fc.oneof(
      fc.constantFrom('', 'Enter', 'PageDown', 'Shift', 'Dead', 'F5', ' ', '+', 'A', 'İ', 'я', 'ß'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    code: anyText('KeyA', 'Enter'),
    shiftKey: fc.boolean(),
    ctrlKey: fc.boolean(),
    metaKey: fc.boolean(),
    altKey: fc.boolean(),
  }),
  whole: { key: 'a' },
  read: keyName,
  is: orNone((name) => isText(name) && name !== '' && isTaken(name)),
});
decoder('when something happened last', {
  any: anyText(String(NOW), '0'),
  whole: String(NOW),
  read: (stored) => restSince(stored, NOW, 1_000),
  is: (rest) => isRecord(rest) && isFlag(rest.isOver) && orNone((from) => from === NOW)(rest.from),
});
decoder('the session that a browser has', {
  any: anyText('f81d4fae-7dec-11d0', 'x'.repeat(128)),
  whole: 'reader-1',
  read: (stored) => {
    jest.spyOn(storage, 'read').mockReturnValue(stored);
    return existingSession();
  },
  is: orNone((id) => /^[\w-]{1,128}$/.test(String(id))),
});
const maybe = (...well: string[]) => fc.option(anyText(...well), { nil: undefined });
decoder('the languages that a reader reads', {
  any: fc.record({
    contentsV2: maybe('eng,esp', '__proto__,constructor'),
    contents: maybe('es', 'none'),
    cookie: anyText('languages=eng-fra; locale=xx'),
  }),
  whole: { contentsV2: 'esp', contents: undefined, cookie: '' } as {
    contentsV2?: string;
    contents?: string;
    cookie: string;
  },
  read: ({ cookie, ...stored }) => {
    jest.spyOn(storage, 'read').mockImplementation((key) => stored[key as keyof typeof stored]);
    Object.assign(globalThis, { document: { cookie } });
    return readContentLanguages('eng');
  },
  is: (read) =>
    Array.isArray(read) &&
    read[0] === 'eng' &&
    new Set(read).size === read.length &&
    read.every((language: string) => Object.hasOwn(LANGUAGES, language)),
});
decoder('the device that a browser runs on', {
  any: fc.tuple(
    anyText('Mozilla/5.0 (iPhone)', 'Mozilla/5.0 (Linux; Android 14)', 'Mozilla/5.0 (Macintosh)'),
    fc.nat(10),
  ),
  whole: ['Android', 1] as [string, number],
  read: ([userAgent, touchPoints]) => [
    deviceOf(userAgent, touchPoints),
    storeFor({ ios: 'https://ios.example' }, userAgent),
  ],
  is: (all) =>
    Array.isArray(all) &&
    orNone((store) => (STORES as readonly unknown[]).includes(store))(all[0]) &&
    all[1] === 'https://ios.example',
});
decoder('where the results were left', {
  any: anyValue({ leftAt: { shown: 20, titleId: 30 } }),
  whole: { leftAt: { shown: 20, titleId: 30 } } as unknown,
  read: (state) => {
    Object.assign(globalThis, { window: { history: { state } } });
    return readLeftAt();
  },
  is: orNone((left) => isRecord(left) && Number.isFinite(left.shown) && Number.isFinite(left.titleId)),
});
decoder('what an address says of a chapter', {
  any: fc.tuple(anyText('/viewer/7', '/es/viewer/7/'), anyText('?page=3&timestamp=1799999999999')),
  whole: ['/viewer/7', '?page=3'] as [string, string],
  read: ([pathname, search]) => {
    Object.assign(globalThis, { window: { location: { pathname, search }, history: { state: null } } });
    return [
      chapterOfAddress(),
      pageOfAddress(7)?.page,
      renewedTimestamp(new URLSearchParams(search).get('timestamp'), NOW),
    ];
  },
  is: (all) =>
    Array.isArray(all) &&
    orNone((id) => Number(id) >= 0)(all[0]) &&
    orNone((page) => Number.isInteger(page) && Number(page) > 0)(all[1]) &&
    orNone((time) => time === String(NOW))(all[2]),
});
decoder('the section that a path is of', {
  any: anyText('/in/eng-esp/main/manga_list/ongoing', '/titles/1', '/search_result', '/constructor'),
  whole: '/titles/1',
  read: (path) => [currentSection(path), hidesSettings(path), isSearch(path)],
  is: (all) =>
    Array.isArray(all) &&
    orNone((page) => isRecord(page) && isText(page.section) && isFlag(page.own))(all[0]) &&
    isFlag(all[1]) &&
    isFlag(all[2]),
});
