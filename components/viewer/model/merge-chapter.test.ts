import type { ChapterView, MangaPage } from '@/lib/domain/chapter-view';

import { mergeChapter, withAddresses, withChapter, withNext } from './merge-chapter';

const page = (imageUrl: string): MangaPage => ({
  kind: 'manga',
  imageUrl,
  width: 2,
  height: 3,
  type: 'single',
  encryptionKey: '',
});
const view = (...urls: string[]) => ({ chapterId: 1, commentCount: urls.length, pages: urls.map(page) }) as ChapterView;

describe('mergeChapter', () => {
  it('keeps pages that show the same picture, host or no host', () => {
    const shown = view('/media/1.webp?s=a', '/media/2.webp?s=a');
    const merged = mergeChapter(shown, view('https://reader.example/media/1.webp?s=a', '/media/2-low.webp?s=a'));
    expect(merged.pages[0]).toBe(shown.pages[0]);
    expect(merged.pages[1]).toMatchObject({ imageUrl: '/media/2-low.webp?s=a' });
    const inside = view('http://origin.internal/media/1.webp?s=a');
    expect(mergeChapter(inside, view('https://reader.example/media/1.webp?s=a')).pages[0]).toBe(inside.pages[0]);
  });
  it('takes a new signature and everything else from the fresh answer', () => {
    const merged = mergeChapter(view('/1.webp?s=a'), view('/1.webp?s=b', '/2.webp'));
    expect(merged.pages).toMatchObject([{ imageUrl: '/1.webp?s=b' }, { imageUrl: '/2.webp' }]);
    expect(merged.commentCount).toBe(2);
  });
});

describe('chapters that are read on end', () => {
  const last = (id: number, nextAccess = 'free') => ({ kind: 'last', next: { id }, nextAccess });
  const one = (chapterId: number, next: number, over: object = {}) =>
    ({
      chapterId,
      isVerticalOnly: false,
      isHorizontalOnly: false,
      startFromRight: false,
      pages: [page(`/${chapterId}`), last(next)],
      ...over,
    }) as ChapterView;
  const ids = (chapters: readonly ChapterView[]) => chapters.map(({ chapterId }) => chapterId);

  it('a fresh answer takes its chapter’s place, and those after it stay', () => {
    const fresh = one(1, 2, { commentCount: 9 });
    const chapters = withChapter([one(1, 2), one(2, 3)], fresh);
    expect(ids(chapters)).toEqual([1, 2]);
    expect(chapters[0]!.commentCount).toBe(9);
  });

  it('an answer that says nothing new changes nothing', () => {
    const shown = [one(1, 2), one(2, 3)];
    expect(withChapter(shown, one(1, 2, { pages: [page('https://reader.example/1'), last(2)] }))).toBe(shown);
    expect(withChapter(shown, one(1, 2, { commentCount: 9 }))).not.toBe(shown);
  });

  it('what follows a chapter goes where that has other stops now', () => {
    const fresh = one(1, 2, { pages: [page('/1'), page('/1b'), last(2)] });
    expect(ids(withChapter([one(1, 2), one(2, 3)], fresh))).toEqual([1]);
  });

  it('a chapter beside takes fresh addresses, and nothing that would move the others', () => {
    const shown = [one(1, 2), one(2, 3)];
    expect(withAddresses(shown, one(1, 2, { pages: [page('/new'), last(2)] }))[0]!.pages[0]).toMatchObject({
      imageUrl: '/new',
    });
    expect(withAddresses(shown, one(1, 2, { pages: [page('/1'), page('/1b'), last(2)] }))).toBe(shown);
    expect(withAddresses(shown, one(7, 8))).toBe(shown);
  });

  it('a chapter that was not there is the first', () => expect(ids(withChapter([], one(7, 8)))).toEqual([7]));

  it.each([
    ['follows', one(2, 3), [1, 2]],
    ['is not the next one', one(5, 6), [1]],
    ['is read in another direction', one(2, 3, { startFromRight: true }), [1]],
  ])('one that %s is appended or not', (_, next, after) => expect(ids(withNext([one(1, 2)], next))).toEqual(after));

  it('the same one comes once', () =>
    expect(ids(withNext(withNext([one(1, 2)], one(2, 3)), one(2, 3)))).toEqual([1, 2]));
});
