/** @jest-environment node */
import type { IncomingMessage } from 'node:http';

import { findNowhere } from './find-nowhere';

function answered(path: string, headers: IncomingMessage['headers'] = {}) {
  const request = { url: `${path}?a=1`, headers } as IncomingMessage;
  return { path: findNowhere(path, request), url: request.url };
}

test.each([
  ['/titles/%E0%A4%A', {}, '/en/nowhere'],
  ['/es/titles/%', {}, '/es/nowhere'],
  ['/%C3%28', { 'accept-language': 'th' }, '/th/nowhere'],
  [`/de/titles/${'x'.repeat(2_048)}`, {}, '/de/nowhere'],
  ['/404', {}, '/en/nowhere'],
  ['/500', { cookie: 'locale=fr' }, '/fr/nowhere'],
  ['/_global-error', {}, '/en/nowhere'],
  ['/_next/image', {}, '/en/nowhere'],
  ['/_next/data/build/es.json', {}, '/en/nowhere'],
])('%s leads nowhere, in the language of whoever asks', (path, headers, nowhere) => {
  expect(answered(path, headers)).toEqual({ path: nowhere, url: nowhere });
});

test.each([
  '/titles/50',
  '/search_result/%E0%B8%81',
  '/%2e',
  '/es/404',
  '/_next/static/chunks/main.js',
  `/webview/questionnaire/eng/${'%E0%B8%81'.repeat(200)}`,
])('%s is left alone', (path) => {
  expect(answered(path)).toEqual({ path, url: `${path}?a=1` });
});
