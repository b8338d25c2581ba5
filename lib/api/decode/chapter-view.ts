import type { ChapterView, LastPage, NextAccess, Page, PageType } from '@/lib/domain/chapter-view';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';

import { decodeBanner, decodeOptionalBanner } from './banner';
import { decodeChapter } from './chapter';
import { decodeComment } from './comment';
import { decodeLanguage } from './language';
import { pick } from './pick';
import { decodePopup } from './popup';
import { decodeTime } from './time';
import { decodeTitle } from './title';
import { decodeUserTickets } from './user-tickets';

/** Of the wire's ChapterType. */
const LOCKED_AFTER_FREE_READ = 4;

const PAGE_TYPES: readonly PageType[] = ['single', 'left', 'right', 'double'];

function nextAccess(page: wire.Page.ILastPage): NextAccess {
  const { chapterType, viewedForFree } = page.nextChapter ?? {};
  if (page.isNextChapterReadByTicket) return 'ticket';
  if (page.isNextChapterOneTimeFree)
    return viewedForFree && chapterType === LOCKED_AFTER_FREE_READ ? 'used' : 'one-time-free';
  if (page.isNextChapterSubscription) return 'subscription';
  return chapterType ? 'open' : 'free';
}

function decodeLastPage(page: wire.Page.ILastPage): LastPage {
  return {
    kind: 'last',
    current: decodeChapter(page.currentChapter ?? {}),
    next: page.nextChapter?.chapterId
      ? decodeChapter(page.nextChapter, page.isNextChapterReadByTicket ?? false)
      : undefined,
    nextAccess: nextAccess(page),
    nextChapterAt: decodeTime(page.nextTimeStamp),
    topComments: (page.topComments ?? []).map(decodeComment),
    isSubscribed: page.isSubscribed ?? false,
    banners: (page.banners ?? []).map(decodeBanner),
    publisherBanner: decodeOptionalBanner(page.publisherBanner),
    userTickets: decodeUserTickets(page.userTickets),
  };
}

function decodePage(page: wire.IPage): Page[] {
  if (page.mangaPage) {
    const { imageUrl, width, height, type, encryptionKey } = page.mangaPage;
    return [
      {
        kind: 'manga',
        imageUrl: imageUrl ?? '',
        width: width ?? 0,
        height: height ?? 0,
        type: pick(PAGE_TYPES, type, 'single'),
        encryptionKey: encryptionKey ?? '',
      },
    ];
  }
  const banners = page.bannerList ?? page.insertBannerList;
  if (banners) {
    const kind = page.bannerList ? 'banners' : 'insert-banners';
    return [{ kind, title: banners.bannerTitle ?? '', banners: (banners.banners ?? []).map(decodeBanner) }];
  }
  if (page.lastPage) return [decodeLastPage(page.lastPage)];
  return page.advertisement ? [{ kind: 'advertisement' }] : [];
}

// The wire carries the title's language as a code here, as a number everywhere else.
function languageOfCode(code: string | null | undefined, fallback: number | null | undefined) {
  return code && Object.hasOwn(LANGUAGE_CODES, code) ? (code as keyof typeof LANGUAGE_CODES) : decodeLanguage(fallback);
}

export function decodeChapterView(view: wire.IMangaViewer): ChapterView {
  return {
    chapterId: view.chapterId ?? 0,
    titleId: view.titleId ?? 0,
    title: decodeTitle(view.title ?? { titleId: view.titleId, name: view.titleName }),
    titleName: view.titleName ?? '',
    chapterName: view.chapterName ?? '',
    pages: (view.pages ?? []).flatMap(decodePage),
    chapters: (view.chapters ?? []).map((chapter) => decodeChapter(chapter)),
    commentCount: view.numberOfComments ?? 0,
    isVerticalOnly: view.isVerticalOnly ?? false,
    isHorizontalOnly: view.isHorizontalOnly ?? false,
    startFromRight: view.startFromRight ?? false,
    language: languageOfCode(view.titleLanguage, view.title?.language),
    otherLanguages: (view.titleAvailableLanguages ?? []).map(({ titleId, language, isNew }) => ({
      titleId: titleId ?? 0,
      language: decodeLanguage(language),
      isNew: isNew ?? false,
    })),
    planType: view.planType ?? '',
    ratingPopup: decodePopup(view.ratingPopup),
    share: { body: view.sns?.body ?? '', url: view.sns?.url ?? '' },
  };
}
