import { actionHref } from './action-href';

test.each([
  ['komawari://viewer/1201', { kind: 'page', href: '/viewer/1201' }],
  ['another.app://detail/12', { kind: 'page', href: '/titles/12' }],
  ['/announcement?scrollTo=3', { kind: 'page', href: '/announcement?scrollTo=3' }],
  ['https://example.org/viewer/3', { kind: 'external', href: 'https://example.org/viewer/3' }],
])('%s leads to its place', (url, href) => expect(actionHref(url)).toEqual(href));

test.each(['javascript:alert(1)', '//elsewhere.example/x', 'komawari://nothing/3', 'komawari://viewer/x', ''])('%j leads nowhere', (url) => {
  expect(actionHref(url)).toBeUndefined();
});
