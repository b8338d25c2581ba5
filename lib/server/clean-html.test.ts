import { cleanHtml, type LinkTo } from './clean-html';
import { excerpt } from './excerpt';

const linkTo: LinkTo = (url) => {
  if (url.startsWith('/')) return { kind: 'page', href: `/es${url}` };
  return /^https?:/.test(url) ? { kind: 'external', href: url } : undefined;
};
const clean = (html: string) => cleanHtml(html, linkTo);

test.each([
  ['scripts', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['broken scripts', '<p>Hi</p><script >alert(1)</script\t><scr<script>ipt>', '<p>Hi</p>ipt&gt;'],
  ['event handlers', '<p onclick="alert(1)" ONMOUSEOVER=x>Hi</p>', '<p>Hi</p>'],
  ['event handlers of images', '<img src=x onerror=alert(1)>', '<img alt="" src="x" loading="lazy" />'],
  ['obfuscated script links', '<a href=" jAva&#x09;script:alert(1)">Hi</a>', 'Hi'],
  ['data images', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img alt="" loading="lazy" />'],
  ['protocol-relative images', '<img src="//evil.example/x.png">', '<img alt="" loading="lazy" />'],
  ['styles', '<style>body{display:none}</style><p style="position:fixed" class="x" id="content">Hi</p>', '<p>Hi</p>'],
  ['frames', '<iframe src="https://evil.example"></iframe><object data=x></object><embed src=x>Hi', 'Hi'],
  ['SVG', '<svg><a xlink:href="javascript:alert(1)"><text>Hi</text></a></svg>', 'Hi'],
  ['forms', '<form action="https://evil.example"><input name=a><button>Hi</button></form>', 'Hi'],
  ['base and refresh', '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=//evil">Hi', 'Hi'],
])('removes %s', (_, html, safe) => expect(clean(html)).toBe(safe));

test('keeps text, lists and emphasis of an announcement as HTML @2.67', () => {
  const html = '<p>One <b>two</b> <i>three</i></p><ul><li>four</li></ul>';
  expect(clean(html)).toBe(html);
  expect(clean('1 < 2 & 3')).toBe('1 &lt; 2 &amp; 3');
  expect(clean('<h1>Big</h1><h5>Small</h5>')).toBe('<h3>Big</h3><h3>Small</h3>');
});

test('rewrites links, and keeps only the words of a link that is not allowed', () => {
  expect(clean('<a href="https://press.example/a?b=1&amp;c" target=_top>Out</a>')).toBe(
    '<a href="https://press.example/a?b=1&amp;c" target="_blank" rel="noopener">Out</a>',
  );
  const html =
    '<a href="mailto:a@press.example">Write</a>, <a href="javascript:alert(1)"><b>do</b> <a name=x>not</a></a> or <a href="/faq" onclick="x()">read</a> <b><a href="/faq">on</a></b>';
  expect(clean(html)).toBe('Write, <b>do</b> not or <a href="/es/faq">read</a> <b><a href="/es/faq">on</a></b>');
});

test.each([
  ['paragraphs', '<p>Three series move in.</p><p>Soup <b>for</b> all.</p>', 'Three series move in. Soup for all.'],
  ['emphasis within a word', 'A <i>news</i>paper', 'A newspaper'],
  ['images and links', '<img src="/a.webp" alt="A pot"><p>See <a href="/featured">Featured</a>.</p>', 'See Featured.'],
  ['scripts', '<p>Hi</p><script>alert(1)</script><style>p{}</style>', 'Hi'],
  ['entities', '1 &lt; 2 &amp;amp; 3&nbsp;> &quot;2&quot; &eacute;', '1 < 2 &amp; 3\u00a0> "2" é'],
  ['white space', ' \n <p>\n  One\n two </p>', 'One two'],
])('an excerpt is one line of plain text: %s', (_, html, text) => expect(excerpt(html)).toBe(text));

test('an excerpt ends after a whole word, also in Thai', () => {
  expect(excerpt(`<p>${'word, '.repeat(60)}</p>`)).toMatch(/^(word, ){20,}word…$/);
  expect(excerpt('ก้'.repeat(10) + 'ภาษาไทยไม่มีช่องว่าง'.repeat(30))).toMatch(/^[ก-๙]+…$/);
});
