import type { EndpointName } from '@/lib/wire/endpoints';
import { allTitles } from './all-titles';
import type { EndpointHandler } from './endpoint';
import { addFavorite, favorites, removeFavorite } from './favorites';
import { home } from './home';
import { language } from './language';
import { ranking } from './ranking';
import { titleDetail } from './title-detail';
import { titleList } from './title-list';
import { viewer } from './viewer';

/** The calls that this origin answers. */
export const allEndpoints: Partial<Record<EndpointName, EndpointHandler>> = {
  addFavorite,
  allTitles,
  favorites,
  home,
  language,
  ranking,
  removeFavorite,
  titleDetail,
  titleList,
  viewer,
};
