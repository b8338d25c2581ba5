import type { Chapter } from '@/lib/domain/chapter';
import type { ChapterView, MangaPage } from '@/lib/domain/chapter-view';
import { sampleChapter } from '@/lib/domain/sample-chapter-in-test';
import type { Title } from '@/lib/domain/title';
import type { TitleDetail } from '@/lib/domain/title-detail';

export const BASE = 'https://reader.example';

export const title: Title = {
  id: 11,
  name: 'Fox & <Hound>',
  author: 'A. & B.',
  portraitImageUrl: '/media/cover/11/portrait-800.webp?v=1',
  landscapeImageUrl: 'https://origin.example/media/cover/11/landscape-1200.webp?v=1&w=2',
  favoriteImageUrl: '',
  viewCount: 1,
  language: 'esp',
  updateStatus: 'none',
};

export function chapter(number: number, more: Partial<Chapter> = {}): Chapter {
  const id = 11_000 + number;
  const thumbnailUrl = `/media/thumbnail/${id}/wide-480.webp`;
  return sampleChapter({
    id,
    titleId: 11,
    name: `#${number}`,
    subTitle: `Parte ${number}`,
    thumbnailUrl,
    startAt: 1_760_000_000 + number,
    ...more,
  });
}

/** A title's page with so many chapters open at both ends, and one for the app between them. */
export function detailOf(first: Chapter[], last: Chapter[] = []): TitleDetail {
  const chapterGroups = [{ chapterNumbers: '1-50', first, mid: [chapter(900)], last }];
  return { title, overview: 'Un zorro & un perro.', chapterGroups } as unknown as TitleDetail;
}

export function viewOf(pages: Partial<MangaPage>[], more: Partial<ChapterView> = {}): ChapterView {
  const pictures = pages.map((page): MangaPage => ({
    kind: 'manga',
    imageUrl: '/media/page/1/1.webp?s=1',
    width: 1080,
    height: 1620,
    type: 'single',
    encryptionKey: '',
    ...page,
  }));
  const last = { kind: 'last', current: chapter(7) };
  return {
    chapterId: 11_007,
    titleId: 11,
    title,
    titleName: title.name,
    chapterName: '#7',
    pages: [...pictures, { kind: 'advertisement' }, last],
    isVerticalOnly: false,
    startFromRight: true,
    ...more,
  } as unknown as ChapterView;
}
