import { filesIn } from './files-of';

const HTML = `<head><link rel="stylesheet" href="/a.css?v=1&amp;w=2" data-precedence="next"/><link rel="preload" as="script" href="/ahead.js"/>
<link rel="preload" href="/font.woff2" as="font"/><link rel="icon" href="/icon.svg"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>
<script>inline()</script><script src="/a.js"></script><script data-src="/held.js" async=""></script><link rel="modulepreload" href="/b.js"/>`;

test('each script and stylesheet is named once, with those that are fetched ahead, but not those for old browsers', () => {
  expect(filesIn(HTML, 'http://site/titles/1')).toEqual({
    scripts: ['http://site/ahead.js', 'http://site/a.js', 'http://site/held.js', 'http://site/b.js'],
    styles: ['http://site/a.css?v=1&w=2'],
  });
});
