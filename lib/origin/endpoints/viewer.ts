import { z } from 'zod';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import { DAY_SECONDS } from '../day';
import { bannerMessages } from '../messages/banner';
import { chapterMessage, isListed } from '../messages/chapter';
import { lastPage } from '../messages/last-page';
import { languagesMessage } from '../messages/languages';
import { popupMessage } from '../messages/popup';
import { titleDesk, titleMessage } from '../messages/title';
import { viewerPages } from '../messages/viewer-pages';
import { refusalToRead } from '../refusal-to-read';
import { Refusal } from '../refusal';
import { readChapter, readChapters } from '../store/chapters';
import { readComments } from '../store/comments';
import { isFavorite } from '../store/favorites';
import { readPopup } from '../store/popups';
import { readBanners } from '../store/shelves';
import { countView, readViewedChapters } from '../store/views';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

const TOP_COMMENTS = 3;
const NEW_EDITION_SECONDS = 14 * DAY_SECONDS;

/** A chapter's pages, for chapters that may be read now. Counts a view where there is a session. */
export const viewer = defineEndpoint({
  query: z.object({
    chapter_id: parameter.id,
    split: z.enum(['yes', 'no']).default('yes'),
    img_quality: z.enum(['low', 'high', 'super_high']).default('high'),
    viewer_mode: parameter.viewerMode,
    clang: parameter.languages,
  }),
  async answer(context, { chapter_id: chapterId, split, img_quality: quality }) {
    const { store, urls, now, session } = context;
    const { db } = store;
    const [catalogue, chapter] = await Promise.all([store.catalogue(), readChapter(db, chapterId)]);
    const title = chapter && catalogue.titles.get(chapter.title_id);
    if (!title) throw new Refusal('not-found', { debugInfo: `There is no chapter ${chapterId}.` });
    const refusal = refusalToRead(chapter, now);
    if (refusal) throw refusal;

    const { series, language } = title;
    if (session !== undefined) await countView(db, { session, chapterId, titleId: title.id, seriesId: series.id, now });
    const [desk, chapters, viewed, isSubscribed, banners, comments, ratingPopup] = await Promise.all([
      titleDesk(context),
      readChapters(db, title.id, now),
      session === undefined ? new Set<number>() : readViewedChapters(db, session, title.id),
      session !== undefined && isFavorite(db, session, title.id),
      readBanners(db, ['viewer', 'viewer-insert', 'last-page'], series.id),
      readComments(db, { chapterId, session, limit: TOP_COMMENTS }),
      readPopup(db, `rating-${series.rating}`),
    ]);
    const chapterDesk = { urls, now, viewed, planType: series.plan_type };
    const bannersOf = (placement: string) =>
      bannerMessages(banners.filter((banner) => banner.placement === placement), { catalogue, urls, languages: [language] });
    const last = lastPage({ current: chapter, chapters, series, comments, isSubscribed, banners: bannersOf('last-page'), desk: chapterDesk });
    return {
      languages: languagesMessage(catalogue),
      mangaViewer: {
        pages: viewerPages({ chapter, urls, split: split === 'yes', quality, inserted: bannersOf('viewer-insert'), after: bannersOf('viewer'), last }),
        chapterId,
        chapters: chapters.filter((other) => isListed(other, now)).map((other) => chapterMessage(other, chapterDesk)),
        sns: { body: `${title.name} ${chapter.name}`, url: `${urls.base}/viewer/${chapterId}` },
        titleName: title.name,
        chapterName: chapter.name,
        numberOfComments: chapter.comment_count,
        isVerticalOnly: chapter.is_vertical_only === 1,
        isHorizontalOnly: chapter.is_horizontal_only === 1,
        titleId: title.id,
        startFromRight: series.direction === 'rtl',
        planType: series.plan_type,
        titleLanguage: language,
        ratingPopup: popupMessage(ratingPopup, { catalogue, urls, language }),
        titleAvailableLanguages: series.titles.map((other) => ({
          titleId: other.id,
          language: LANGUAGE_CODES[other.language],
          isNew: now - series.first_start_at < NEW_EDITION_SECONDS,
        })),
        title: titleMessage(title, desk),
      },
    };
  },
});
