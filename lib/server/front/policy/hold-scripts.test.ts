import { holdScripts } from './hold-scripts';
import { START_HELD } from './start-held';

const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>';
const HEAD = '<meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>';
const AHEAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>';
const SCRIPTS =
  '<script src="/_next/static/a.js" async=""></script><script src="/_next/static/old.js" noModule=""></script>';
const PICTURE = '<img src="/1.webp" fetchPriority="high"/>';
const REST =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"<script src=\\"/_next/static/b.js\\">"])</script>';
const LAST = '<script src="/_next/static/b.js" id="_R_" async=""></script>';

const page = (body: string) =>
  `<html><head>${HEAD}${FONT}${AHEAD}${SCRIPTS}</head><body>${body}${LAST}${REST}</body></html>`;

test('scripts wait for the picture that a page is about, what starts them stands before all of them, and no fonts are asked for ahead of it', () => {
  const held =
    '<script data-src="/_next/static/a.js" async=""></script><script src="/_next/static/old.js" noModule=""></script>';
  expect(holdScripts(page(PICTURE))).toBe(
    `<html><head>${HEAD.replace('/>', `/><script>${START_HELD}</script>`)}${held}</head><body>${PICTURE}<script data-src="/_next/static/b.js" id="_R_" async=""></script>${REST}</body></html>`,
  );
});

test.each([
  page(''),
  page('<img src="/1.webp" fetchPriority="low"/>'),
  page('<p>&lt;img fetchPriority="high"&gt;</p>'),
  `<title>${PICTURE}</title>${SCRIPTS}`,
])('other pages stay as they are: %#', (html) => {
  expect(holdScripts(html)).toBe(html);
});
