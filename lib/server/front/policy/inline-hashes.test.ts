import { createHash } from 'node:crypto';

import { inlineHashes } from './inline-hashes';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const all = () => true;

test('scripts, styles and attributes are told by their very words, each once', () => {
  const html = `<html style="--a:1"><head><style>a{}</style><script>one()\n</script></head>
    <body><p style="--a:1" class="b">x</p><script type="module">two()</script><script>two()</script><P STYLE="font-family:&quot;A &amp; B&#x27;&quot;"></body>`;
  expect(inlineHashes(html, all)).toEqual({
    scripts: [hashOf('one()\n'), hashOf('two()')],
    styles: [hashOf('a{}')],
    attributes: [hashOf('--a:1'), hashOf('font-family:"A & B\'"')],
  });
});

test('what is run from elsewhere, and data, is no script of the page', () => {
  const html =
    '<script src="/a.js" async=""></script><script type="application/ld+json">{"style":"a"}</script><script type="text/plain">x()</script><script></script>';
  expect(inlineHashes(html, all)).toEqual({ scripts: [], styles: [], attributes: [] });
});

test('what nobody vouches for gets nothing', () => {
  const html = '<script>ours()</script><script>alert(1)</script><style>b{}</style><img onerror="alert(2)">';
  expect(inlineHashes(html, (text) => text === 'ours()')).toEqual({
    scripts: [hashOf('ours()')],
    styles: [],
    attributes: [],
  });
});
