import type { IncomingMessage } from 'node:http';

import { QUERY_HEADER } from '../query-header';

import { findNowhere } from './find-nowhere';
import { findRefuser } from './find-refuser';
import { hideQuery } from './hide-query';
import { ownAddress } from './own-address';

test.each([
  ['/titles/50?a=b', '/titles/50?a=b'],
  ['http://evil.example/titles/50?a=http://b', '/titles/50?a=http://b'],
  ['https://evil.example//other.example/a', '/other.example/a'],
  ['javascript:alert(1)', '/alert(1)'],
  ['*', '/*'],
])('turns the request target %s into the local path %s', (url, path) => expect(ownAddress(url)).toBe(path));

function notFoundPath(path: string, headers: IncomingMessage['headers'] = {}) {
  const request = { url: `${path}?a=1`, headers } as IncomingMessage;
  findNowhere(path, request);
  return request.url;
}

test.each([
  ['/titles/%E0%A4%A', {}, '/en/nowhere'],
  ['/%C3%28', { 'accept-language': 'th' }, '/th/nowhere'],
  [`/de/titles/${'x'.repeat(2_048)}`, {}, '/de/nowhere'],
  ['/500', { cookie: 'locale=fr' }, '/fr/nowhere'],
  ['/_next/image', {}, '/en/nowhere'],
])('answers %s with the localised not-found page', (path, headers, page) => {
  expect(notFoundPath(path, headers)).toBe(page);
});

test.each(['/titles/50', '/search_result/%E0%B8%81', '/es/404', '/_next/static/chunks/main.js'])(
  'passes %s on unchanged',
  (path) => expect(notFoundPath(path)).toBe(`${path}?a=1`),
);

test.each([
  ['GET', '/api/%ff', '/api/-'],
  ['PUT', '/media/page/%E0%A4%A', '/media/-'],
  ['OPTIONS', '/_next/static/chunks/main.js', '/robots.txt'],
  ['PUT', '/api/%E0%B8%81', '/api/%E0%B8%81?a=1'],
  ['POST', '/admin/act/sign-in', '/admin/act/sign-in?a=1'],
])('routes %s %s to a handler that answers 4xx if it is malformed: %s', (method, path, url) => {
  const request = { url: `${path}?a=1`, method } as IncomingMessage;
  findRefuser(path, request);
  expect(request.url).toBe(url);
});

function withoutQuery(url: string, headers: IncomingMessage['headers'] = {}, isClosed = false) {
  const request = { url, headers: { ...headers } } as IncomingMessage;
  hideQuery(new URL(url, 'http://site').pathname, request, isClosed);
  return [request.url, request.headers[QUERY_HEADER]];
}

test.each([
  ['/webview/questionnaire/eng/reading?os=ios&secret=hush', {}, '/webview/questionnaire/eng/reading'],
  ['/es/titles/50?mail=me@reader.example&_rsc=1a', {}, '/es/titles/50'],
  ['/es/titles/50?mail=me&_rsc=1a', { rsc: '1' }, '/es/titles/50?_rsc=1a'],
  ['/search_result?keyword=&mail=me', {}, '/search_result'],
  ['/es/main/search_result?keyword=fox&_rsc=1a', { rsc: '1' }, '/es/main/search_result?_rsc=1a'],
  ['/opds/en/none?token=hush', {}, '/opds/en/none'],
  ['/a/%2e%2e/search_result?keyword=fox', {}, '/search_result'],
])('removes the query of %s before a shared cached page is rendered', (url, headers, shown) => {
  expect(withoutQuery(url, headers)).toEqual([shown, url.slice(url.indexOf('?'))]);
});

test.each([
  '/?a=1',
  '/titles/50/?a=1',
  '/es/main/search_result?keyword=fox',
  '/th/manga_list/browser_a?a=1',
  '/es/rating/eng?a=1',
  '/opds/de/titles/7?page=2',
])('keeps the query of %s, which the route reads', (url) => expect(withoutQuery(url)).toEqual([url, undefined]));

test('removes every query while the service is closed', () => {
  expect(withoutQuery('/search_result?keyword=fox', {}, true)).toEqual(['/search_result', '?keyword=fox']);
});

test('ignores a query header sent by the client', () => {
  expect(withoutQuery('/titles/50', { [QUERY_HEADER]: '?a=1' })).toEqual(['/titles/50', undefined]);
});
