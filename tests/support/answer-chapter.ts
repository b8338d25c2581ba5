import type { NextAccess, PageType } from '@/lib/domain/chapter-view';
import type { wire } from '@/lib/wire/messages';

import type { ChapterSpec, PageSpec } from './chapter-spec';
import { pageKey } from './page-key';

const PAGE_TYPES: readonly PageType[] = ['single', 'left', 'right', 'double'];
const BANNER = { width: 640, height: 200 };

/** How the wire says what the next chapter costs: flags of the last page, and the next chapter's own type. */
const NEXT_ACCESS: Record<NextAccess, { flags?: wire.Page.ILastPage; chapter?: wire.IChapter }> = {
  free: {},
  ticket: { flags: { isNextChapterReadByTicket: true } },
  'one-time-free': { flags: { isNextChapterOneTimeFree: true } },
  subscription: { flags: { isNextChapterSubscription: true } },
  open: { chapter: { chapterType: 2 } },
  used: { flags: { isNextChapterOneTimeFree: true }, chapter: { chapterType: 4, viewedForFree: true } },
};

export const titleIdOf = ({ id, titleId }: ChapterSpec) => titleId ?? id;

export function wireTitle(titleId: number): wire.ITitle {
  return { titleId, name: `Series ${titleId}`, author: 'A. Author', language: 0, viewCount: 1_234 };
}

export function wireChapter(spec: ChapterSpec, base: string): wire.IChapter {
  const { id, isVerticalOnly, isHorizontalOnly, comments } = spec;
  return {
    titleId: titleIdOf(spec),
    chapterId: id,
    name: `#${id}`,
    subTitle: `About #${id}`,
    thumbnailUrl: `${base}/pictures/${id}/480x270.webp`,
    startTimeStamp: 1_700_000_000,
    isVerticalOnly,
    isHorizontalOnly,
    commentCount: comments,
  };
}

const counted = <T>(count: number | undefined, make: (number: number) => T): T[] =>
  Array.from({ length: count ?? 0 }, (_, index) => make(index + 1));

function banners(count: number | undefined, base: string): wire.IBanner[] {
  return counted(count, (id) => ({
    id,
    ...BANNER,
    imageUrl: `${base}/pictures/${id}/${BANNER.width}x${BANNER.height}.webp`,
    action: { url: '/faq' },
  }));
}

function wirePage(
  { width, height, type = 'single', keyed }: PageSpec,
  spec: ChapterSpec,
  number: number,
  base: string,
  quality: string,
): wire.IPage {
  return {
    mangaPage: {
      imageUrl: `${base}/pages/${spec.id}/${quality}/${number}.webp${spec.signature ? `?s=${spec.signature}` : ''}`,
      width,
      height,
      type: PAGE_TYPES.indexOf(type),
      encryptionKey: keyed ? pageKey(spec.id, number).toString('hex') : '',
    },
  };
}

function lastPage(spec: ChapterSpec, among: ReadonlyMap<number, ChapterSpec>, base: string): wire.Page.ILastPage {
  const { flags, chapter } = NEXT_ACCESS[spec.nextAccess ?? 'free'];
  const next =
    spec.next === undefined
      ? undefined
      : (among.get(spec.next) ?? { id: spec.next, titleId: titleIdOf(spec), pages: [] });
  return {
    currentChapter: wireChapter(spec, base),
    nextChapter: next && { ...wireChapter(next, base), ...chapter },
    ...flags,
    nextTimeStamp: spec.nextChapterAt,
    banners: banners(spec.banners, base),
    topComments: counted(spec.comments, (id) => ({
      id,
      index: id,
      userName: `Reader ${id}`,
      iconUrl: `${base}/pictures/${id}/72x72.webp`,
      body: `Word ${id}`,
      numberOfLikes: 10 - id,
      created: 1_700_000_000,
    })),
  };
}

/** A made-up chapter as `manga_viewer` answers it. Its pictures lie below `base`. */
export function answerChapter(
  spec: ChapterSpec,
  among: ReadonlyMap<number, ChapterSpec>,
  base: string,
  quality: string,
): wire.IMangaViewer {
  const { id, insertBanners, ads = [], isVerticalOnly, isHorizontalOnly, startFromRight, comments } = spec;
  const titleId = titleIdOf(spec);
  const siblings = [...among.values()].filter((other) => titleIdOf(other) === titleId);
  const pages = spec.pages.flatMap((page, index) => [
    wirePage(page, spec, index + 1, base, quality),
    ...(ads.includes(index + 1) ? [{ advertisement: {} }] : []),
  ]);
  if (insertBanners)
    pages.splice(insertBanners.after, 0, {
      insertBannerList: { bannerTitle: 'Between pages', banners: banners(insertBanners.count, base) },
    });
  return {
    chapterId: id,
    titleId,
    title: wireTitle(titleId),
    titleName: `Series ${titleId}`,
    titleLanguage: 'eng',
    chapterName: `#${id}`,
    pages: [...pages, { lastPage: lastPage(spec, among, base) }],
    chapters: siblings.map((chapter) => wireChapter(chapter, base)),
    isVerticalOnly,
    isHorizontalOnly,
    startFromRight,
    numberOfComments: comments,
    planType: 'disabled',
    sns: { body: `Series ${titleId}` },
  };
}
