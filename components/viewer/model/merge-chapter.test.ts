import type { ChapterView, MangaPage } from '@/lib/domain/chapter-view';

import { mergeChapter } from './merge-chapter';

const page = (imageUrl: string): MangaPage => ({ kind: 'manga', imageUrl, width: 2, height: 3, type: 'single', encryptionKey: '' });
const view = (...urls: string[]) => ({ chapterId: 1, commentCount: urls.length, pages: urls.map(page) }) as ChapterView;

describe('mergeChapter', () => {
  it('keeps pages that show the same picture, host or no host', () => {
    const shown = view('/media/1.webp?s=a', '/media/2.webp?s=a');
    const merged = mergeChapter(shown, view('https://reader.example/media/1.webp?s=a', '/media/2-low.webp?s=a'));
    expect(merged.pages[0]).toBe(shown.pages[0]);
    expect(merged.pages[1]).toMatchObject({ imageUrl: '/media/2-low.webp?s=a' });
  });
  it('takes a new signature and everything else from the fresh answer', () => {
    const merged = mergeChapter(view('/1.webp?s=a'), view('/1.webp?s=b', '/2.webp'));
    expect(merged.pages).toMatchObject([{ imageUrl: '/1.webp?s=b' }, { imageUrl: '/2.webp' }]);
    expect(merged.commentCount).toBe(2);
  });
});
