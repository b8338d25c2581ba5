import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { routes } from '@/lib/routes';

import { OPDS_TYPE, type OpdsFeed, type OpdsLink } from './opds-feed';

/** Whose catalogue it is, and what its addresses begin with. */
export interface Desk {
  locale: Locale;
  base: string;
}

type Shelf = Omit<OpdsFeed, 'links'> & {
  /** Its own path. */
  path: string;
  /** Beside those that every feed has. */
  links?: OpdsLink[];
};

/** A feed with the links that all have: to itself, to where the catalogue starts and to its search. One that holds nothing leads back to the start. */
export async function shelf({ path, links = [], ...feed }: Shelf, { locale, base }: Desk): Promise<OpdsFeed> {
  const start = { href: base + routes.catalogue(locale), type: OPDS_TYPE };
  const hasNothing = !feed.navigation && !feed.publications && !feed.groups;
  const meta = await translatorFor('meta', locale);
  return {
    ...feed,
    links: [
      { rel: 'self', href: base + path, type: OPDS_TYPE },
      { rel: 'start', ...start },
      {
        rel: 'search',
        href: `${base}${routes.catalogueSearch(locale, '').replace(/\?.*$/, '')}{?query}`,
        type: OPDS_TYPE,
        templated: true,
      },
      ...links,
    ],
    ...(hasNothing && { navigation: [{ rel: 'start', title: meta('siteName'), ...start }] }),
  };
}
