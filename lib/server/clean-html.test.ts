/** @jest-environment node */
import { cleanHtml, type LinkTo } from './clean-html';

const linkTo: LinkTo = (url) => {
  if (url.startsWith('/')) return { kind: 'page', href: `/es${url}` };
  return /^https?:/.test(url) ? { kind: 'external', href: url } : undefined;
};
const clean = (html: string) => cleanHtml(html, linkTo);

test.each([
  ['scripts', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['broken scripts', '<p>Hi</p><script >alert(1)</script\t><scr<script>ipt>', '<p>Hi</p>ipt&gt;'],
  ['handlers', '<p onclick="alert(1)" ONMOUSEOVER=x>Hi</p>', '<p>Hi</p>'],
  ['handlers of pictures', '<img src=x onerror=alert(1)>', '<img alt="" src="x" loading="lazy" />'],
  ['script links', '<a href="javascript:alert(1)">Hi</a>', 'Hi'],
  ['disguised script links', '<a href=" jAva&#x09;script:alert(1)">Hi</a>', 'Hi'],
  ['data pictures', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img alt="" loading="lazy" />'],
  ['pictures of unnamed schemes', '<img src="//evil.example/x.png">', '<img alt="" loading="lazy" />'],
  ['styles', '<style>body{display:none}</style><p style="position:fixed" class="x" id="content">Hi</p>', '<p>Hi</p>'],
  ['frames', '<iframe src="https://evil.example"></iframe><object data=x></object><embed src=x>Hi', 'Hi'],
  ['vectors', '<svg><a xlink:href="javascript:alert(1)"><text>Hi</text></a></svg>', 'Hi'],
  ['forms', '<form action="https://evil.example"><input name=a><button>Hi</button></form>', 'Hi'],
  [
    'bases and jumps',
    '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=//evil.example">Hi',
    'Hi',
  ],
])('%s are gone', (_, html, safe) => expect(clean(html)).toBe(safe));

test('text, lists and emphasis stay @2.67', () => {
  const html = '<p>One <b>two</b> <i>three</i></p><ul><li>four</li></ul>';
  expect(clean(html)).toBe(html);
  expect(clean('1 < 2 & 3')).toBe('1 &lt; 2 &amp; 3');
});

test('headings go below the page’s own', () => {
  expect(clean('<h1>Big</h1><h5>Small</h5>')).toBe('<h3>Big</h3><h3>Small</h3>');
});

test('links lead where the caller says', () => {
  expect(clean('<a href="/faq" onclick="x()">Help</a>')).toBe('<a href="/es/faq">Help</a>');
  expect(clean('<a href="https://press.example/a?b=1&amp;c" target=_top>Out</a>')).toBe(
    '<a href="https://press.example/a?b=1&amp;c" target="_blank" rel="noopener">Out</a>',
  );
});

test('a link that may not be followed stays as its words, and the next ones as they are', () => {
  const html =
    '<a href="mailto:a@press.example">Write</a>, <a href="javascript:alert(1)"><b>do</b> <a name=x>not</a></a> or <a href="/faq">read</a> <b><a href="/faq">on</a></b>';
  expect(clean(html)).toBe('Write, <b>do</b> not or <a href="/es/faq">read</a> <b><a href="/es/faq">on</a></b>');
});
