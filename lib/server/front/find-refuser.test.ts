/** @jest-environment node */
import type { IncomingMessage } from 'node:http';

import { findRefuser } from './find-refuser';

function asked(method: string, path: string) {
  const request = { url: `${path}?a=1`, method } as IncomingMessage;
  findRefuser(path, request);
  return request.url;
}

test.each([
  ['GET', '/api/%ff', '/api/-'],
  ['PUT', '/media/page/%E0%A4%A', '/media/-'],
  ['POST', '/sw.js', '/robots.txt'],
  ['OPTIONS', '/_next/static/chunks/main.js', '/robots.txt'],
  ['DELETE', '/schemas/series.json', '/robots.txt'],
])('%s %s is refused by %s', (method, path, refuser) => expect(asked(method, path)).toBe(refuser));

test.each([
  ['GET', '/api/language'],
  ['PUT', '/api/%E0%B8%81'],
  ['GET', '/sw.js'],
  ['HEAD', '/_next/static/chunks/main.js'],
  ['POST', '/admin/act/sign-in'],
  ['GET', '/titles/%ff'],
])('%s %s is left alone', (method, path) => expect(asked(method, path)).toBe(`${path}?a=1`));
