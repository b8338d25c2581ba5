import { actionHref } from './action-href';
import { storeFor } from './store-for';

test.each([
  ['komawari://viewer/1201', 'page', '/viewer/1201'],
  ['KOMAWARI://detail/12', 'page', '/titles/12'],
  ['komawari://webview?url=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc', 'external', 'https://example.org/a?b=c'],
  ['/announcement?scrollTo=3', 'page', '/announcement?scrollTo=3'],
  ['/webview/questionnaire/eng/reading', 'unlocalized', '/webview/questionnaire/eng/reading'],
  ['/es/titles/30', 'unlocalized', '/es/titles/30'],
  ['https://viewer/3', 'external', 'https://viewer/3'],
])('action %s leads to a %s at %s @2.20 @2.21 @2.22 @2.23', (url, kind, href) =>
  expect(actionHref(url)).toEqual({ kind, href }),
);

test.each([
  'javascript:alert(1)',
  'JavaScript://viewer/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  ' /titles/10',
  'https:elsewhere.example',
  'https://elsewhere.example\\@example.org',
  'komawari://nothing/3',
  'komawari://viewer/12345678901',
  'komawari:viewer/12',
  'intent://detail/12',
  'komawari://webview?url=javascript%3Aalert(1)',
  'komawari://webview?url=%2F%2Felsewhere.example',
  'komawari://webview?url=https%3A%2F%2Felsewhere.example%0A',
  'komawari://webview?url=%',
  '',
])('action %j is not followed', (url) => expect(actionHref(url)).toBeUndefined());

const [ios, android] = ['https://apples.example', 'https://robots.example'];

test.each([
  [{ ios, android }, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', ios],
  [{ ios, android }, 'Mozilla/5.0 (Linux; Android 15; K)', android],
  [{ ios, android }, 'Mozilla/5.0 (X11; Linux x86_64)', android],
  [{ android }, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', android],
  [{}, '', undefined],
])('of the stores %j, %s gets %s @1.16', (stores, userAgent, address) =>
  expect(storeFor(stores, userAgent)).toBe(address),
);
