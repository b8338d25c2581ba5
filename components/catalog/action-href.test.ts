import { actionHref } from './action-href';

test.each([
  ['komawari://viewer/1201', 'page', '/viewer/1201'],
  ['komawari://detail/12', 'page', '/titles/12'],
  ['another.app://detail/12', 'page', '/titles/12'],
  ['/', 'page', '/'],
  ['/announcement?scrollTo=3', 'page', '/announcement?scrollTo=3'],
  ['/titles/10#chapters', 'page', '/titles/10#chapters'],
  ['https://example.org/viewer/3', 'external', 'https://example.org/viewer/3'],
  ['HTTP://example.org', 'external', 'HTTP://example.org'],
  ['https://viewer/3', 'external', 'https://viewer/3'],
])('%s leads to its place', (url, kind, href) => expect(actionHref(url)).toEqual({ kind, href }));

test.each([
  'javascript:alert(1)',
  'JavaScript://viewer/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//elsewhere.example/x',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' /titles/10',
  'https:elsewhere.example',
  'https://elsewhere.example\\@example.org',
  'komawari://nothing/3',
  'komawari://viewer/x',
  'komawari://viewer/12345678901',
  'komawari://constructor/3',
  'titles/10',
  '',
])('%j leads nowhere', (url) => expect(actionHref(url)).toBeUndefined());
