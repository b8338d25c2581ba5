/** @jest-environment node */
import type { IncomingMessage } from 'node:http';

import { QUERY_HEADER } from '../query-header';

import { hideQuery } from './hide-query';

function answered(url: string, headers: IncomingMessage['headers'] = {}, isClosed = false) {
  const request = { url, headers: { ...headers } } as IncomingMessage;
  hideQuery(new URL(url, 'http://site').pathname, request, isClosed);
  return { url: request.url, laidAside: request.headers[QUERY_HEADER] };
}

test.each([
  [
    '/webview/questionnaire/eng/reading?os=ios&secret=hush',
    '/webview/questionnaire/eng/reading',
    '?os=ios&secret=hush',
  ],
  ['/titles/50?utm_source=a?b', '/titles/50', '?utm_source=a?b'],
  ['/es/titles/50?mail=me@reader.example&_rsc=1a', '/es/titles/50', '?mail=me@reader.example&_rsc=1a'],
  ['/titles/50', '/titles/50', undefined],
  ['/main/updates?from=letter', '/main/updates', '?from=letter'],
  ['/rating/eng?from=app', '/rating/eng', '?from=app'],
  ['/nowhere?mail=me', '/nowhere', '?mail=me'],
  ['/nowhere.php?mail=me', '/nowhere.php', '?mail=me'],
  ['/webview/questionnaire/eng/reading.json?secret=hush', '/webview/questionnaire/eng/reading.json', '?secret=hush'],
  ['/de/search_result?mail=me', '/de/search_result', '?mail=me'],
  ['/search_result?keyword=&mail=me', '/search_result', '?keyword=&mail=me'],
  ['/xx/search_result?keyword=fox', '/xx/search_result', '?keyword=fox'],
  ['/letters/report.json?token=hush', '/letters/report.json', '?token=hush'],
  ['/feeds/none/at/all?token=hush', '/feeds/none/at/all', '?token=hush'],
  ['/icons/a/b?token=hush', '/icons/a/b', '?token=hush'],
  ['/opds/en/none?token=hush', '/opds/en/none', '?token=hush'],
  ['/_next/data/?token=hush', '/_next/data/', '?token=hush'],
  ['/main/redirecting?to=x', '/main/redirecting', '?to=x'],
  ['/es/rating/none?mail=me', '/es/rating/none', '?mail=me'],
  ['/a/%2e%2e/search_result?keyword=fox', '/search_result', '?keyword=fox'],
])('%s is answered as %s', (url, shown, laidAside) => {
  expect(answered(url)).toEqual({ url: shown, laidAside });
});

test.each([
  ['/search_result?keyword=fox&_rsc', '/search_result?_rsc=', '?keyword=fox&_rsc'],
  ['/es/main/search_result?keyword=fox&_rsc=1a', '/es/main/search_result?_rsc=1a', '?keyword=fox&_rsc=1a'],
  ['/es/titles/50?mail=me&_rsc=1a', '/es/titles/50?_rsc=1a', '?mail=me&_rsc=1a'],
])('scripts that ask for %s are answered as by %s: what they search for they know', (url, shown, laidAside) => {
  expect(answered(url, { rsc: '1' })).toEqual({ url: shown, laidAside });
});

test.each(['/?a=1', '/de/main/?a=1', '/search_result?keyword=fox', '/redirecting?to=x', '/opds/en/search?query=a'])(
  '%s is answered without it while the service is closed',
  (url) => {
    expect(answered(url, {}, true)).toEqual({ url: url.split('?')[0], laidAside: url.slice(url.indexOf('?')) });
  },
);

test.each([
  '/?a=1',
  '/es?a=1',
  '/main?a=1',
  '/de/main/?a=1',
  '/titles/50/?a=1',
  '/search_result?keyword=fox',
  '/es/main/search_result?keyword=fox',
  '/redirecting?to=x',
  '/ranking?a=1',
  '/th/manga_list/browser_a?a=1',
  '/es/rating/eng?a=1',
  '/fr/rating/ita?a=1',
  '/opds/en/search?query=a',
  '/opds/de/titles?from=50',
  '/opds/de/titles/7?page=2',
])('%s is answered as it is asked', (url) => {
  expect(answered(url)).toEqual({ url, laidAside: undefined });
});

test('nobody else says what was laid aside', () => {
  expect(answered('/titles/50', { [QUERY_HEADER]: '?a=1' }).laidAside).toBeUndefined();
});
