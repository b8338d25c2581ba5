import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import { DAY_SECONDS } from '../day';
import type { ChapterPage } from '../store/chapter-page';
import { readSource } from '../store/chapter-pages';
import type { Reader } from '../store/reader';
import { adNetworks } from './ad-networks';
import { placedBanners } from './banner';
import { chapterMessage, isListed } from './chapter';
import { lastPage } from './last-page';
import { popupMessage } from './popup';
import { titleMessage, titlesOf, type TitleDesk } from './title';
import { userSubscription } from './user-subscription';
import { viewerPages } from './viewer-pages';

const NEW_EDITION_SECONDS = 14 * DAY_SECONDS;

interface Desk {
  titleDesk: TitleDesk;
  reader: Reader;
  /** Its images, with addresses that begin at the root. */
  signed: readonly wire.Page.IMangaPage[];
}

/**
 * A chapter that a reader has been let into. `regionCode` stays empty, for the origin does not look where a reader is, and so do the
 * pages' `merchStoreUrl`: nothing is sold here.
 */
export function mangaViewerMessage(page: ChapterPage, { titleDesk, reader, signed }: Desk): wire.IMangaViewer {
  const { catalogue, chapter, title, chapters, banners, ratingPopup, ticketTitleIds, units } = page;
  const { series, language } = title;
  const { urls, now } = titleDesk;
  const source = readSource(chapter);
  const desk = { urls, now, reader, planType: series.plan_type };
  const bannersOf = placedBanners(banners, { catalogue, urls, languages: [language] });
  const [publisherBanner] = bannersOf('publisher');
  const ticketTitles = titlesOf(catalogue, ticketTitleIds).map((other) => titleMessage(other, titleDesk));
  const last = lastPage(page, { desk, banners: bannersOf('last-page'), publisherBanner, ticketTitles });
  return {
    pages: viewerPages({
      signed,
      last,
      base: urls.base,
      language: source.language,
      inserted: bannersOf('viewer-insert'),
      after: bannersOf('viewer'),
      advertisement: adNetworks(units, 'viewer'),
    }),
    chapterId: chapter.id,
    chapters: chapters.filter((other) => isListed(other, now)).map((other) => chapterMessage(other, desk)),
    sns: { body: `${title.name} ${chapter.name}`, url: `${urls.site}/viewer/${chapter.id}` },
    titleName: title.name,
    chapterName: chapter.name,
    numberOfComments: chapter.comment_count,
    isVerticalOnly: chapter.is_vertical_only === 1,
    isHorizontalOnly: chapter.is_horizontal_only === 1,
    titleId: title.id,
    startFromRight: source.direction === 'rtl',
    userSubscription: userSubscription(reader, now),
    planType: series.plan_type,
    titleLanguage: language,
    ratingPopup: popupMessage(ratingPopup, { catalogue, urls, language }),
    titleAvailableLanguages: series.titles.map((other) => ({
      titleId: other.id,
      language: LANGUAGE_CODES[other.language],
      isNew: now - other.first_start_at < NEW_EDITION_SECONDS,
    })),
    title: titleMessage(title, titleDesk),
  };
}
