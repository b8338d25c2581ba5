import { actionTarget } from './action-target';

describe('actionTarget', () => {
  it.each([
    ['komawari://viewer/10003', { chapterId: 10003 }],
    ['komawari://viewer?chapter_id=10003', { chapterId: 10003 }],
    ['komawari://title_detail/10', { titleId: 10 }],
    ['komawari://detail?id=10', { titleId: 10 }],
    ['/titles/10', { titleId: 10 }],
    ['/viewer/7', { chapterId: 7 }],
    ['https://publisher.example/viewer/7', { href: 'https://publisher.example/viewer/7' }],
    ['javascript:alert(1)', undefined],
    ['komawari://settings', undefined],
    ['', undefined],
  ])('reads %p as %p', (url, target) => expect(actionTarget(url)).toEqual(target));
});
