import { callOf } from './call-of';
import { pathOf } from './path-of';

test.each([
  ['GET', '/api/manga_viewer', 'viewer'],
  ['DELETE', '/api/title_list/bookmark', 'removeFavorite'],
  ['PUT', '/api/language', '-'],
  ['GET', '/api/admin/feedback', 'admin'],
  ['GET', '/media/page/30001/2-high.webp', 'page'],
  ['GET', '/api/anna@mail.example', '-'],
  ['GET', '/constructor', '-'],
])('logs %s %s as %s', (method, path, call) => expect(callOf(method, path)).toBe(call));

test.each([
  'http://localhost:4000/api/manga_viewer?chapter_id=1',
  'https://comics.example/media/cover/1/wide.webp?v=//x',
  'http://[::1]:4000/api/../media/a?b=/c',
  'http://a/%2e%2e//b',
])('reads the same path from %s as URL does', (address) => {
  const request = new Request(address);
  expect(pathOf(request)).toBe(new URL(request.url).pathname);
});
