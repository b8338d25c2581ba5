import { callOf } from './call-of';

test.each([
  ['GET', '/api/manga_viewer', 'viewer'],
  ['DELETE', '/api/title_list/bookmark', 'removeFavorite'],
  ['HEAD', '/api/language', 'language'],
  ['PUT', '/api/language', '-'],
  ['GET', '/api/admin/feedback', 'admin'],
  ['GET', '/media/page/30001/2-high.webp', 'page'],
  ['GET', '/media/cover/10/portrait-240.webp', 'picture'],
  ['GET', '/api/anna@mail.example', '-'],
  ['GET', '/constructor', '-'],
])('%s %s is called %s', (method, path, call) => expect(callOf(method, path)).toBe(call));
