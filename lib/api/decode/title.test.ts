import { decodeTitle } from './title';

test('a title is read whole @3.2', () => {
  const shared = {
    name: 'Ferry at Six',
    author: 'R. Okafor',
    portraitImageUrl: '/p',
    landscapeImageUrl: '/l',
    favoriteImageUrl: '/f',
    viewCount: 7,
  };
  expect(decodeTitle({ titleId: 31, language: 1, titleUpdateStatus: 2, ...shared })).toEqual({
    id: 31,
    language: 'esp',
    updateStatus: 'up',
    ...shared,
  });
});

test('what is absent is empty, zero, English and without a mark', () => {
  expect(decodeTitle({ name: null })).toEqual({
    id: 0,
    name: '',
    author: '',
    portraitImageUrl: '',
    landscapeImageUrl: '',
    favoriteImageUrl: '',
    viewCount: 0,
    language: 'eng',
    updateStatus: 'none',
  });
});

test.each([
  [0, 'none'],
  [1, 'new'],
  [2, 'up'],
  [3, 'reedition'],
  [4, 'creators'],
  [5, 'our-picks'],
  [6, 'none'],
  [-1, 'none'],
])('update status %i reads %s @4.1', (titleUpdateStatus, status) =>
  expect(decodeTitle({ titleUpdateStatus }).updateStatus).toBe(status),
);
