import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';

import { cacheNames } from '@/lib/cache-names';
import { cache, furnishCaches, HOME } from '@/lib/worker/caches-in-test';
import { kindOfRequest } from '@/lib/worker/model/kind-of-request';
import { runtimeIn, runtimeOf } from '@/lib/worker/model/needed-files';
import { pageAddress, pictureAddress } from '@/lib/worker/model/stored-address';
import { takeOver } from '@/lib/worker/take-over';
import { tidingsOf } from '@/lib/worker/tidings';
import { anyJson, anyText, anyValue } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { isRecord, isText, orNone } from '@/tests/support/kinds';

// What tabs, pages and its own caches tell the service worker.

const VISITED = {
  kind: 'visited',
  address: `${HOME}/titles/1`,
  pictures: ['/a.webp', 'https://pictures.example/b.webp'],
};
decoder('what a tab tells', {
  any: fc.oneof(
    { weight: 9, arbitrary: anyValue(VISITED, { kind: 'complete' }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  ),
  whole: VISITED as unknown,
  read: tidingsOf,
  is: orNone(
    (told) =>
      isRecord(told) &&
      (told.kind === 'complete' ||
        (URL.canParse(String(told.address)) && (told.pictures as unknown[]).every(isText))) &&
      isDeepStrictEqual(tidingsOf(told), told),
  ),
});

const KINDS: readonly unknown[] = ['page', 'data', 'built', 'picture', 'other'];
const address = anyText(
  '/titles/1',
  '/media/page/1/1-high.webp?e=1',
  'https://pictures.example/a.webp',
  '/_next/static/a.js',
  '/admin',
).map((text) => (URL.canParse(text, HOME) ? text : '/'));
decoder('how a request is answered, and what it is stored under', {
  any: fc.record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'HEAD'),
    mode: fc.constantFrom('navigate', 'cors', 'no-cors'),
    destination: fc.constantFrom('document', 'image', 'script', ''),
    isData: fc.boolean(),
    address,
  }),
  whole: { method: 'GET', mode: 'navigate', destination: 'document', isData: false, address: '/titles/1' },
  read: ({ address, ...asked }) => {
    const url = new URL(address, HOME);
    return [kindOfRequest({ ...asked, url }, HOME), pageAddress(url.href), pictureAddress(url.href)];
  },
  is: (all, { method, address }) => {
    const [kind, ...stored] = all as string[];
    const { origin } = new URL(address, HOME);
    return (
      KINDS.includes(kind) &&
      (kind === 'other' || (method === 'GET' && (kind === 'picture' || origin === HOME))) &&
      stored.every((under) => new URL(under).origin === origin)
    );
  },
});
const APART = [
  '/api/title_list/bookmark',
  '/admin/catalogue',
  '/opds/en',
  '/feeds/eng.atom',
  '/cards/site/en.png',
  '/sw.js',
  '/es/redirecting',
  '/webview/questionnaire/eng/reading',
];
const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const spelled = fc
  .tuple(fc.constantFrom(...APART), fc.array(fc.nat(40), { maxLength: 4 }))
  .map(([path, places]) =>
    [...path].map((letter, at) => (letter !== '/' && places.includes(at) ? escaped(letter) : letter)).join(''),
  );
decoder('what is never kept, however its address is spelled', {
  any: spelled,
  whole: APART[0]!,
  read: (path) =>
    ['navigate', 'cors'].map((mode) =>
      kindOfRequest({ method: 'GET', mode, destination: 'document', isData: true, url: new URL(path, HOME) }, HOME),
    ),
  is: (kinds) => isDeepStrictEqual(kinds, ['other', 'other']),
});

const build = (name: string) => [`/_next/static/chunks/webpack-${name}.js`, '/_next/static/css/same.css'];
const PAGE = `<html><script src="${build('b1')[0]}" async></script>`;
decoder('the build that a page was made by', {
  any: anyText(PAGE),
  whole: PAGE,
  read: runtimeIn,
  is: orNone((runtime) => isText(runtime) && runtimeOf([runtime]) === runtime),
});
decoder('the files of a build before', {
  any: anyJson(build('old')),
  whole: JSON.stringify(build('old')),
  read: async (list) => {
    furnishCaches();
    Object.assign(globalThis, { self: { clients: { matchAll: () => Promise.resolve([]) } } });
    await cache(cacheNames.built).put('/.built/old', new Response(list));
    await takeOver(build('new'));
    return [...cache(cacheNames.built).entries.keys()];
  },
  // That it was looked through, and is over.
  is: (left) =>
    Array.isArray(left) &&
    left.includes(`${HOME}/.built/${encodeURIComponent(build('new')[0]!)}`) &&
    !left.includes(`${HOME}/.overdue`),
});
