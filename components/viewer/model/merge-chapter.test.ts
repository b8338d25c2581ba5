import type { ChapterView } from '@/lib/domain/chapter-view';

import { page } from '../viewer-in-test';
import { mergeChapter, withAddresses, withChapter, withNext } from './merge-chapter';

const pages = (...urls: string[]) => urls.map((imageUrl, i) => page(i + 1, { imageUrl }));
const view = (...urls: string[]) => ({ chapterId: 1, commentCount: urls.length, pages: pages(...urls) }) as ChapterView;

describe('mergeChapter', () => {
  it('keeps pages that show the same picture, at whatever host', () => {
    const shown = view('/media/1.webp?s=a', '/media/2.webp?s=a');
    const merged = mergeChapter(shown, view('https://reader.example/media/1.webp?s=a', '/media/2-low.webp?s=a'));
    expect(merged.pages[0]).toBe(shown.pages[0]);
    expect(merged.pages[1]).toMatchObject({ imageUrl: '/media/2-low.webp?s=a' });
  });

  it('takes a new signature and everything else from the fresh answer @R23', () => {
    const merged = mergeChapter(view('/1.webp?s=a'), view('/1.webp?s=b', '/2.webp'));
    expect(merged.pages).toMatchObject([{ imageUrl: '/1.webp?s=b' }, { imageUrl: '/2.webp' }]);
    expect(merged.commentCount).toBe(2);
  });
});

describe('a sequence of chapters', () => {
  const one = (chapterId: number, next: number, over: object = {}) =>
    ({
      chapterId,
      isVerticalOnly: false,
      isHorizontalOnly: false,
      startFromRight: false,
      pages: [...pages(`/${chapterId}`), { kind: 'last', next: { id: next }, nextAccess: 'free' }],
      ...over,
    }) as ChapterView;
  const ids = (chapters: readonly ChapterView[]) => chapters.map(({ chapterId }) => chapterId);
  const shown = [one(1, 2), one(2, 3)];
  const longer = one(1, 2, { pages: [...pages('/1', '/1b'), one(1, 2).pages.at(-1)] });

  it('takes a fresh answer in place of its chapter, and keeps those after it', () => {
    const chapters = withChapter(shown, one(1, 2, { commentCount: 9 }));
    expect(ids(chapters)).toEqual([1, 2]);
    expect(chapters[0]!.commentCount).toBe(9);
    expect(ids(withChapter([], one(7, 8)))).toEqual([7]);
  });

  it('stays the same object where the answer is the same', () =>
    expect(
      withChapter(shown, one(1, 2, { pages: [...pages('https://reader.example/1'), one(1, 2).pages.at(-1)] })),
    ).toBe(shown));

  it('drops what follows a chapter that has other pages now', () =>
    expect(ids(withChapter(shown, longer))).toEqual([1]));

  it('takes fresh addresses of a chapter beside, and nothing that would move the others', () => {
    const fresh = one(1, 2, { pages: [...pages('/new'), one(1, 2).pages.at(-1)] });
    expect(withAddresses(shown, fresh)[0]!.pages[0]).toMatchObject({ imageUrl: '/new' });
    expect(withAddresses(shown, longer)).toBe(shown);
    expect(withAddresses(shown, one(7, 8))).toBe(shown);
  });

  it.each([
    ['follows', one(2, 3), [1, 2]],
    ['is not the next one', one(5, 6), [1]],
    ['is read in another direction', one(2, 3, { startFromRight: true }), [1]],
  ])('appends a chapter that %s or not: once @R26', (_, next, after) =>
    expect(ids(withNext(withNext([one(1, 2)], next), next))).toEqual(after),
  );
});
