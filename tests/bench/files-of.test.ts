import { filesIn, filesOf } from './files-of';

const HTML = `<head><link rel="stylesheet" href="/a.css?v=1&amp;w=2" data-precedence="next"/><link rel="preload" as="script" href="/ahead.js"/>
<link rel="preload" href="/font.woff2" as="font"/><link rel="icon" href="/icon.svg"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>
<style>b{top:0}</style><style media="all">i{top:1px}</style><script>inline()</script><script src="/a.js"></script><script data-src="/held.js" async=""></script><link rel="modulepreload" href="/b.js"/>`;

test('each script and stylesheet is named once, with those that are fetched ahead, but not those for old browsers', () => {
  expect(filesIn(HTML, 'http://site/titles/1')).toEqual({
    scripts: ['http://site/ahead.js', 'http://site/a.js', 'http://site/held.js', 'http://site/b.js'],
    styles: ['http://site/a.css?v=1&w=2'],
    within: 'b{top:0}i{top:1px}',
  });
});

describe('of a served page', () => {
  const serve = (html: string) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(html));
  afterEach(() => jest.restoreAllMocks());

  test('they come with its HTML', async () => {
    serve(HTML);
    expect(await filesOf('http://site/titles/1')).toMatchObject({ styles: ['http://site/a.css?v=1&w=2'], html: HTML });
  });

  test.each([
    ['no script', '<link rel="stylesheet" href="/a.css"/>', 'names no script'],
    ['no style', '<script src="/a.js"></script>', 'has no style'],
  ])('with %s at all they weigh not nothing, they are not found', async (_, html, reason) => {
    serve(html);
    await expect(filesOf('http://site/titles/1')).rejects.toThrow(`http://site/titles/1 ${reason}`);
  });

  test('styles may all stand in it', async () => {
    serve('<style>b{top:0}</style><script src="/a.js"></script>');
    expect(await filesOf('http://site/titles/1')).toMatchObject({ styles: [], within: 'b{top:0}' });
  });
});
