import { sheetsLast } from './sheets-last';

const SHEETS =
  '<link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="stylesheet" href="/b.css" data-precedence="next"/>';
const REST = '<link rel="icon" href="/i.svg"/><script>theme()</script>';
const BODY = '<body><p>&lt;/head&gt;</p><link rel="stylesheet" href="/late.css"/></body>';

test('style sheets come behind the scripts of the head, in their order', () => {
  expect(sheetsLast(`<head><meta charSet="utf-8"/>${SHEETS}${REST}</head>${BODY}`)).toBe(
    `<head><meta charSet="utf-8"/>${REST}${SHEETS}</head>${BODY}`,
  );
});

test('and before the style of the operator, which has the last word', () => {
  expect(sheetsLast(`<head>${SHEETS}${REST}<style>:root{}</style></head>${BODY}`)).toBe(
    `<head>${REST}${SHEETS}<style>:root{}</style></head>${BODY}`,
  );
});

test.each([`<head>${REST}</head>${BODY}`, 'no page', ''])('a page without any stays as it is: %#', (html) => {
  expect(sheetsLast(html)).toBe(html);
});
