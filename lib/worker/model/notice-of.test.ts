import { noticeOf } from './notice-of';

const SITE = 'https://reader.example';
const pathIn = (path: unknown) => noticeOf({ title: 'x', path }, SITE)!.options.data.path;

test('a message is shown with all that it says', () => {
  const message = {
    title: 'Ferry at Six',
    body: 'New chapter: #7',
    icon: '/icon',
    image: '/image',
    tag: 'chapter-7',
    path: '/viewer/7',
    more: 1,
  };
  expect(noticeOf(message, SITE)).toEqual({
    title: 'Ferry at Six',
    options: { body: 'New chapter: #7', icon: '/icon', image: '/image', tag: 'chapter-7', data: { path: '/viewer/7' } },
  });
});

test.each([undefined, null, 'text', 7, [], {}, { title: '' }, { title: 7 }])('%j is no message', (message) => {
  expect(noticeOf(message, SITE)).toBeUndefined();
});

test('what is missing is not shown', () => {
  expect(noticeOf({ title: 'x', body: 7, icon: null }, SITE)!.options).toEqual({ data: { path: '/' } });
});

test.each([
  'https://other.example/viewer/7',
  '//other.example/viewer/7',
  '/\\other.example',
  '//',
  '/..//other.example',
  'javascript:alert(1)',
  'viewer/7',
  7,
  undefined,
])('%j is no place of this site: it leads home', (path) => expect(pathIn(path)).toBe('/'));

test.each(['/viewer/7', '/es/viewer/7?page=2'])('%s is a place of this site', (path) =>
  expect(pathIn(path)).toBe(path),
);
