import type { Organization, SearchAction, WebSite, WithContext } from 'schema-dts';

import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';

import type { Places } from './places';

/** schema-dts leaves out what search engines read besides schema.org's own terms. */
type QueryAction = SearchAction & { 'query-input': string };

interface Site {
  name: string;
  description: string;
  locale: Locale;
  /** Elsewhere: what the site runs under its name. */
  sameAs?: readonly string[];
}

/** Who runs the site. */
export function organization(
  { name, description, sameAs = [] }: Site,
  { page, file }: Places,
): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': file('/#organization'),
    name,
    description,
    url: page(routes.home()),
    logo: file(routes.appIcon('any', 512)),
    ...(sameAs.length > 0 && { sameAs: [...sameAs] }),
  };
}

/** The site itself, and how it is searched. */
export function webSite({ name, description, locale }: Site, { page, file }: Places): WithContext<WebSite> {
  const search: QueryAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${page(routes.search())}?keyword={keyword}` },
    'query-input': 'required name=keyword',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': file('/#site'),
    name,
    description,
    url: page(routes.home()),
    inLanguage: [locale, ...LOCALES.filter((each) => each !== locale)],
    publisher: { '@id': file('/#organization') },
    potentialAction: search,
  };
}
