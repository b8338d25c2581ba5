import { pathOf } from './path-of';

test.each([
  'http://localhost:4000/api/manga_viewer?chapter_id=1',
  'https://comics.example/media/cover/1/wide.webp?v=//x',
  'http://[::1]:4000/api/../media/a?b=/c',
  'http://a',
  'http://a?b=/c',
  'http://a/#/b',
  'http://a/%2e%2e//b',
  'http://a//b/c',
  'http://a/caf\u00e9?#',
])('%s', (address) => {
  const request = new Request(address);
  expect(pathOf(request)).toBe(new URL(request.url).pathname);
});
