import type { Metadata } from 'next';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { absolute } from './absolute';
import { CARD_SIZE } from './card-size';
import { OPEN_GRAPH_LOCALES } from './open-graph-locales';
import { pictureAddress } from './picture-address';

/** What a page says about itself. Paths are those of `lib/routes.ts`, without a locale. */
export interface PageDescription {
  title: string;
  /** Whether the title stands alone; otherwise the site's name follows it. */
  isWholeTitle?: boolean;
  description: string;
  path: string;
  /** The same page for readers of another locale, where its path is another there. */
  pathIn?: (locale: Locale) => string;
  /** False for pages that name their language themselves and carry no locale before their path. */
  hasLocale?: boolean;
  /** False for pages that are there in one language alone. */
  hasTranslations?: boolean;
  /** False for pages that are nobody's to find: errors, what a keyword found, what is one reader's own. */
  isFound?: boolean;
  type?: 'website' | 'article' | 'book';
  /** The sharing picture's path, 1200 by 630, and what it shows; the site's own picture where none is named. */
  picture?: { path: string; alt: string };
  /** Feeds of what is on the page: paths as they are, with their locale if they have one. */
  feeds?: readonly { type: 'application/atom+xml' | 'application/opds+json'; path: string; title: string }[];
}

interface Site {
  name: string;
  locale: Locale;
  /** Where readers find the site; undefined where the operator has not said it, and addresses start at the root. */
  base?: URL;
}

/** A page's metadata: title, description, its one address, the same page in other languages, what is shown where it is shared, and its feeds. */
export function describePage(page: PageDescription, { name, locale, base }: Site): Metadata {
  const {
    title,
    description,
    path,
    pathIn = () => path,
    hasLocale = true,
    hasTranslations = true,
    isFound = true,
    type = 'website',
    feeds = [],
  } = page;
  const address = (href: string, of: Locale) => absolute(hasLocale ? getPathname({ href, locale: of }) : href, base);
  const picture = page.picture ?? { path: routes.siteCard(locale), alt: name };
  const images = [{ url: pictureAddress(picture.path, base), ...CARD_SIZE, type: 'image/png', alt: picture.alt }];
  const url = address(path, locale);
  const shared = { title, description, url, siteName: name, locale: OPEN_GRAPH_LOCALES[locale] };
  return {
    title: page.isWholeTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      ...(isFound &&
        hasTranslations && {
          languages: {
            ...Object.fromEntries(LOCALES.map((each) => [each, address(pathIn(each), each)])),
            'x-default': address(pathIn(DEFAULT_LOCALE), DEFAULT_LOCALE),
          },
        }),
      ...(feeds.length > 0 && { types: feedsByType(feeds, base) }),
    },
    ...(!isFound && { robots: { index: false } }),
    openGraph: { type, ...shared, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

function feedsByType(feeds: NonNullable<PageDescription['feeds']>, base?: URL) {
  return Object.fromEntries(
    feeds.map(({ type }) => [
      type,
      feeds.filter((feed) => feed.type === type).map(({ path, title }) => ({ url: absolute(path, base), title })),
    ]),
  );
}
