import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { HOME } from '@/lib/worker/caches-in-test';
import { kindOfRequest } from '@/lib/worker/model/kind-of-request';
import { tidingsOf } from '@/lib/worker/tidings';
import { anyValue } from '@/tests/support/any-input';
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
