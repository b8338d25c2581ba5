import type { EndpointName } from '@/lib/wire/endpoints';
import { allTitles } from './all-titles';
import { announcements } from './announcements';
import { catalogueParts, catalogueTitles } from './catalogue-pages';
import { likeComment, unlikeComment } from './comment-likes';
import { catalogueVersion } from './catalogue-version';
import { comments } from './comments';
import { contact } from './contact';
import type { EndpointHandler } from './endpoint';
import { addFavorite, favorites, removeFavorite } from './favorites';
import { featured } from './featured';
import { freeTitles } from './free-titles';
import { home } from './home';
import { language } from './language';
import { latestChapters } from './latest-chapters';
import { catalogueChapters, openChapters } from './open-chapters';
import { publisherNews } from './publisher-news';
import { pushKey } from './push-key';
import { pushToken } from './push-token';
import { answerQuestionnaire, questionnaire } from './questionnaire';
import { ranking } from './ranking';
import { searchTitles } from './search-titles';
import { siteLinks } from './site-links';
import { siteWords } from './site-words';
import { tapBanner, tapPopup, tapTitleBanner, viewBanner } from './taps';
import { ticketTitles } from './ticket-titles';
import { titleDetail } from './title-detail';
import { titleList } from './title-list';
import { updatedTitles } from './updated-titles';
import { viewer } from './viewer';

/** The calls that this origin answers. */
export const allEndpoints: Record<EndpointName, EndpointHandler> = {
  addFavorite,
  allTitles,
  announcements,
  answerQuestionnaire,
  catalogueChapters,
  catalogueParts,
  catalogueTitles,
  comments,
  contact,
  favorites,
  featured,
  freeTitles,
  home,
  language,
  latestChapters,
  likeComment,
  openChapters,
  publisherNews,
  pushKey,
  catalogueVersion,
  pushToken,
  questionnaire,
  ranking,
  removeFavorite,
  searchTitles,
  siteLinks,
  siteWords,
  tapBanner,
  tapPopup,
  viewBanner,
  tapTitleBanner,
  ticketTitles,
  titleDetail,
  titleList,
  unlikeComment,
  updatedTitles,
  viewer,
};
