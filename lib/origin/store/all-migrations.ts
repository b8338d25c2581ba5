import { access } from './migrations/access';
import { actions } from './migrations/actions';
import { bidding } from './migrations/bidding';
import { catalogue } from './migrations/catalogue';
import { endlessChapters } from './migrations/endless-chapters';
import { foldedSearch } from './migrations/folded-search';
import { history } from './migrations/history';
import { indexes } from './migrations/indexes';
import { links } from './migrations/links';
import { newestChapters } from './migrations/newest-chapters';
import { notices } from './migrations/notices';
import { pages } from './migrations/pages';
import { popularity } from './migrations/popularity';
import { published } from './migrations/published';
import { push } from './migrations/push';
import { readers } from './migrations/readers';
import { releaseTimes } from './migrations/release-times';
import { search } from './migrations/search';
import { shelves } from './migrations/shelves';
import { shortSearch } from './migrations/short-search';
import { siteWords } from './migrations/site-words';
import { surveyForms } from './migrations/survey-forms';
import { ticketChapters } from './migrations/ticket-chapters';
import { surveys } from './migrations/surveys';
import { operator } from './migrations/operator';
import { orders } from './migrations/orders';
import { turns } from './migrations/turns';
import { viewsByTitle } from './migrations/views-by-title';
import { withdrawals } from './migrations/withdrawals';

/** In order of their names; a name never changes once released. */
export const migrations = {
  '001-catalogue': catalogue,
  '002-shelves': shelves,
  '003-readers': readers,
  '004-surveys': surveys,
  '005-actions': actions,
  '006-access': access,
  '007-notices': notices,
  '008-indexes': indexes,
  '009-bidding': bidding,
  '010-history': history,
  '011-popularity': popularity,
  '012-search': search,
  '013-views-by-title': viewsByTitle,
  '014-orders': orders,
  '015-pages': pages,
  '016-push': push,
  '017-published': published,
  '018-turns': turns,
  '020-withdrawals': withdrawals,
  '022-operator': operator,
  '024-links': links,
  '026-short-search': shortSearch,
  '028-newest-chapters': newestChapters,
  '029-release-times': releaseTimes,
  '030-survey-forms': surveyForms,
  '031-ticket-chapters': ticketChapters,
  '032-folded-search': foldedSearch,
  '033-endless-chapters': endlessChapters,
  '034-site-words': siteWords,
};

/** In the order in which they are made. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(migrations);
