import { createHash } from 'node:crypto';

import { inlineHashes } from './inline-hashes';
import { isPageData } from './is-page-data';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const all = () => true;

test('hashes each inline script, style and style attribute once', () => {
  const html = `<html style="--a:1"><head><style>a{}</style><script>one()\n</script></head>
    <body><p style="--a:1" class="b">x</p><script type="module">two()</script><script>two()</script><P STYLE="font-family:&quot;A &amp; B&#x27;&quot;"></body>`;
  expect(inlineHashes(html, all)).toEqual({
    scripts: [hashOf('one()\n'), hashOf('two()')],
    styles: [hashOf('a{}')],
    attributes: [hashOf('--a:1'), hashOf('font-family:"A & B\'"')],
  });
});

test.each([
  '<script src="/a.js" async=""></script>',
  '<script type="application/ld+json">{"style":"a"}</script>',
  '<script></script>',
])('hashes nothing in %s', (html) => {
  expect(inlineHashes(html, all)).toEqual({ scripts: [], styles: [], attributes: [] });
});

test('hashes only trusted scripts and styles', () => {
  const html = '<script>ours()</script><script>alert(1)</script><style>b{}</style><img onerror="alert(2)">';
  expect(inlineHashes(html, (text) => text === 'ours()')).toEqual({
    scripts: [hashOf('ours()')],
    styles: [],
    attributes: [],
  });
});

test.each([
  ['(self.__next_f=self.__next_f||[]).push([0])', true],
  ['self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:I[57121,[],\\"\\"]"])', true],
  ['self.__next_f.push([1,"\\u003c/script>\\u2028"])', true],
  ['alert(1)', false],
  ['self.__next_f.push([1,"a"]);alert(1)', false],
  ['self.__next_f.push([1,alert(1)])', false],
  ['self.__next_f.push([1,"a"+alert(1)])', false],
  ['self.__next_f.push([1,`${alert(1)}`])', false],
  ['(self.__next_f=self.__next_f||alert(1)).push([0])', false],
])('trusts a script only if it is Next’s page data and nothing else: %s', (script, isTrusted) => {
  expect(isPageData(script)).toBe(isTrusted);
});
