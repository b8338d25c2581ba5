/** @jest-environment node */
import type { IncomingMessage } from 'node:http';

import { QUERY_HEADER } from '../query-header';

import { hideQuery } from './hide-query';

function answered(url: string, headers: IncomingMessage['headers'] = {}) {
  const request = { url, headers } as IncomingMessage;
  hideQuery(url.split('?')[0]!, request);
  return { url: request.url, laidAside: request.headers[QUERY_HEADER] };
}

test.each([
  ['/webview/questionnaire/eng/reading?os=ios&secret=hush', '/webview/questionnaire/eng/reading', '?os=ios&secret=hush'],
  ['/titles/50?utm_source=a?b', '/titles/50', '?utm_source=a?b'],
  ['/es/titles/50?mail=me@reader.example&_rsc=1a', '/es/titles/50?_rsc=1a', '?mail=me@reader.example&_rsc=1a'],
  ['/titles/50', '/titles/50', undefined],
  ['/main/updates?from=letter', '/main/updates', '?from=letter'],
  ['/rating/eng?from=app', '/rating/eng', '?from=app'],
  ['/nowhere?mail=me', '/nowhere', '?mail=me'],
  ['/nowhere.php?mail=me', '/nowhere.php', '?mail=me'],
  ['/webview/questionnaire/eng/reading.json?secret=hush', '/webview/questionnaire/eng/reading.json', '?secret=hush'],
])('%s is answered as %s', (url, shown, laidAside) => {
  expect(answered(url)).toEqual({ url: shown, laidAside });
});

test.each([
  '/?a=1', '/es?a=1', '/main?a=1', '/de/main/?a=1', '/titles/50/?a=1', '/search_result?keyword=fox', '/es/main/search_result?keyword=fox', '/redirecting?to=x', '/ranking?a=1',
  '/th/manga_list/browser_a?a=1', '/es/rating/eng?a=1', '/opds/en/search?query=a', '/sw.js?a=1', '/feeds/eng.atom?a=1', '/_next/data?a=1',
])('%s is answered as it is asked', (url) => {
  expect(answered(url)).toEqual({ url, laidAside: undefined });
});

test('nobody else says what was laid aside', () => {
  expect(answered('/titles/50', { [QUERY_HEADER]: '?a=1' }).laidAside).toBeUndefined();
});
