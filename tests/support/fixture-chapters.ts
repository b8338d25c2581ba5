import type { ChapterSpec, PageSpec } from './chapter-spec';

export const PAGE: PageSpec = { width: 1080, height: 1536 };
export const STRIP: PageSpec = { width: 800, height: 1500 };
const WIDE: PageSpec = { width: 2160, height: 1536, type: 'double' };

const times = (count: number, page: PageSpec = PAGE): PageSpec[] => Array.from({ length: count }, () => page);

/** Chapters of one title, each free and followed by the next. */
const chain = (from: number, count: number, chapter: Omit<ChapterSpec, 'id'>): ChapterSpec[] =>
  Array.from({ length: count }, (_, each) => ({
    ...chapter,
    id: from + each,
    titleId: from,
    next: each + 1 < count ? from + each + 1 : undefined,
  }));

/** The chapters that a made-up origin has by itself. All but those that say otherwise are read from left to right, in either mode. */
export const CHAPTERS = {
  onePage: { id: 1_001, pages: times(1) },
  twoPages: { id: 1_002, pages: times(2) },
  pages20: { id: 1_020, pages: times(20) },
  pages100: { id: 1_100, pages: times(100) },
  rightToLeft: { id: 2_001, pages: times(20), startFromRight: true },
  /** Wide pages, whole and as halves, among single ones; one is left over beside each. */
  widePages: {
    id: 2_002,
    pages: [
      ...times(4),
      WIDE,
      ...times(3),
      { ...PAGE, type: 'left' },
      { ...PAGE, type: 'right' },
      ...times(2),
      WIDE,
      WIDE,
      PAGE,
    ],
  },
  widePagesRightToLeft: {
    id: 2_003,
    startFromRight: true,
    pages: [
      ...times(4),
      WIDE,
      ...times(3),
      { ...PAGE, type: 'right' },
      { ...PAGE, type: 'left' },
      ...times(2),
      WIDE,
      WIDE,
      PAGE,
    ],
  },
  tinyEnd: { id: 2_005, pages: [...times(5), { width: 1080, height: 5 }] },
  keyed: { id: 2_006, pages: times(20, { ...PAGE, keyed: true }) },
  /** The pictures of pages 2 and 5 never can be shown. */
  broken: { id: 2_007, pages: times(6).map((page, index) => ({ ...page, broken: index === 1 || index === 4 })) },
  banners: {
    id: 2_008,
    pages: times(6),
    insertBanners: { after: 3, count: 2 },
    banners: 3,
    comments: 3,
    nextChapterAt: 4_102_444_800,
  },
  ticketNext: { id: 2_009, pages: times(4), next: 1_001, nextAccess: 'ticket' },
  advertisements: { id: 2_011, pages: times(8), ads: [3, 8] },
  strip: { id: 3_020, pages: times(20, STRIP), isVerticalOnly: true },
  strip300: { id: 3_300, pages: times(300, STRIP), isVerticalOnly: true },
  keyedStrip: { id: 3_021, pages: times(20, { ...STRIP, keyed: true }), isVerticalOnly: true },
} satisfies Record<string, ChapterSpec>;

/** Five chapters of a strip, one after another. */
export const STRIP_CHAIN = chain(4_001, 5, { pages: times(12, STRIP), isVerticalOnly: true });
/** Three chapters of pages, one after another. */
export const PAGE_CHAIN = chain(4_101, 3, { pages: times(8) });

export const ALL_CHAPTERS: readonly ChapterSpec[] = [...Object.values(CHAPTERS), ...STRIP_CHAIN, ...PAGE_CHAIN];
