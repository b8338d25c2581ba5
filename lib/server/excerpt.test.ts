/** @jest-environment node */
import { excerpt } from './excerpt';

test.each([
  ['plain text', 'In shops from May.', 'In shops from May.'],
  ['paragraphs', '<p>Three series move in.</p><p>Soup <b>for</b> all.</p>', 'Three series move in. Soup for all.'],
  ['lists and lines', '<ul><li>One</li><li>two<br>three</li></ul>', 'One two three'],
  ['emphasis within a word', 'A <i>news</i>paper', 'A newspaper'],
  [
    'links and pictures',
    '<p><img src="/a.webp" alt="A pot"></p><p>See <a href="/featured">Featured</a>.</p>',
    'See Featured.',
  ],
  ['scripts and styles', '<p>Hi</p><script>alert(1)</script><style>p{}</style>', 'Hi'],
  ['escapes', '1 &lt; 2 &amp;amp; 3&nbsp;> &quot;2&quot; &eacute;', '1 < 2 &amp; 3\u00a0> "2" é'],
  ['tags that are none', 'a &lt;b&gt;c&lt;/b&gt; <3', 'a <b>c</b> <3'],
  ['space', ' \n <p>\n  One\n two </p>', 'One two'],
  ['nothing', '<p></p>', ''],
])('%s become text in a line', (_, html, text) => expect(excerpt(html)).toBe(text));

test('a long one ends with a whole word', () => {
  expect(excerpt(`<p>${'word, '.repeat(60)}</p>`)).toMatch(/^(word, ){20,}word…$/);
  expect(excerpt('ก้'.repeat(10) + 'ภาษาไทยไม่มีช่องว่าง'.repeat(30))).toMatch(/^[ก-๙]+…$/);
});

test.each(['long word', 'x'.repeat(1_000), '<p>One two.</p>'.repeat(2_000), '🐈'.repeat(500)])(
  'it is never long: %#',
  (html) => {
    const text = excerpt(html);
    expect(text.length).toBeLessThanOrEqual(141);
    expect(text.isWellFormed()).toBe(true);
  },
);
