import { noticeOf } from './notice-of';

const SITE = 'https://reader.example';

test('shows a whole push message, without what is missing', () => {
  const shown = { body: 'New chapter: #7', icon: '/icon', image: '/image', tag: 'chapter-7' };
  expect(noticeOf({ title: 'Ferry at Six', ...shown, path: '/viewer/7', more: 1 }, SITE)).toEqual({
    title: 'Ferry at Six',
    options: { ...shown, data: { path: '/viewer/7' } },
  });
  expect(noticeOf({ title: 'x', body: 7, icon: null }, SITE)!.options).toEqual({ data: { path: '/' } });
});

test.each([undefined, 'text', [], { title: '' }, { title: 7 }])('ignores the push message %j', (message) => {
  expect(noticeOf(message, SITE)).toBeUndefined();
});

test.each([
  ['/es/viewer/7?page=2', '/es/viewer/7?page=2'],
  ['https://other.example/viewer/7', '/'],
  ['//other.example/viewer/7', '/'],
  ['/\\other.example', '/'],
  ['/..//other.example', '/'],
  ['javascript:alert(1)', '/'],
  [7, '/'],
])('leads from %j to %s of this site', (path, target) => {
  expect(noticeOf({ title: 'x', path }, SITE)!.options.data.path).toBe(target);
});
