import { createNavigation } from 'next-intl/navigation';

import { DEFAULT_LOCALE, LOCALES } from './locales';

/** What leads from page to page, with the reader's locale added to paths of `lib/routes.ts`. */
export const localeNavigation = createNavigation({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
});
