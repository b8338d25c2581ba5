import { holdScripts } from './hold-scripts';
import { START_HELD } from './start-held';

const HEAD = '<meta charSet="utf-8"/><link rel="preload" href="/a.woff2" as="font" crossorigin=""/><link rel="stylesheet" href="/a.css"/>';
const AHEAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>';
const SCRIPTS = '<script src="/_next/static/a.js" async=""></script><script src="/_next/static/old.js" noModule=""></script>';
const PICTURE = '<img src="/1.webp" fetchPriority="high"/>';
const REST = '<script>self.__next_f.push([1,"<script src=\\"/_next/static/b.js\\">"])</script>';
const LAST = '<script src="/_next/static/b.js" id="_R_" async=""></script>';

const page = (body: string) => `<html><head>${HEAD}${AHEAD}${SCRIPTS}</head><body>${body}${LAST}${REST}</body></html>`;

test('scripts wait for the picture that a page is about, and what starts them stands before all of them', () => {
  const held = '<script data-src="/_next/static/a.js" async=""></script><script src="/_next/static/old.js" noModule=""></script>';
  expect(holdScripts(page(PICTURE))).toBe(
    `<html><head>${HEAD.replace('/>', `/><script>${START_HELD}</script>`)}${held}</head><body>${PICTURE}<script data-src="/_next/static/b.js" id="_R_" async=""></script>${REST}</body></html>`,
  );
});

test('so do the fonts of the viewer', () => {
  expect(holdScripts(page(`<div data-viewer="true">${PICTURE}</div>`))).not.toContain('as="font"');
  expect(holdScripts(page(`<p>data-viewer=&quot;true&quot;</p>${PICTURE}`))).toContain('as="font"');
});

test.each([page(''), page('<img src="/1.webp" fetchPriority="low"/>'), page('<p>&lt;img fetchPriority="high"&gt;</p>'), `<title>${PICTURE}</title>${SCRIPTS}`])('other pages stay as they are: %#', (html) => {
  expect(holdScripts(html)).toBe(html);
});
