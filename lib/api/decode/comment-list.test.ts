import { decodeCommentList } from './comment-list';

test('comments are read whole, with what they are about', () => {
  const list = decodeCommentList({
    comments: [
      {
        id: 7,
        index: 2,
        userName: 'oatmeal',
        iconUrl: '/a.webp',
        isMyComment: true,
        alreadyLiked: true,
        numberOfLikes: 12,
        body: '<b>raw</b>',
        created: 1_700,
      },
    ],
    titleDetailComment: { titleId: 30, titleName: 'Ferry at Six', chapterName: '#1', credit: 'Luma Ortevan' },
  });
  expect(list).toEqual({
    titleId: 30,
    titleName: 'Ferry at Six',
    chapterName: '#1',
    credit: 'Luma Ortevan',
    comments: [
      {
        id: 7,
        index: 2,
        userName: 'oatmeal',
        iconUrl: '/a.webp',
        isMine: true,
        alreadyLiked: true,
        likes: 12,
        body: '<b>raw</b>',
        createdAt: 1_700,
      },
    ],
  });
});

test('an empty answer is an empty list about nothing', () => {
  expect(decodeCommentList({})).toEqual({ comments: [], titleId: 0, titleName: '', chapterName: '', credit: '' });
});
