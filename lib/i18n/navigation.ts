import { createNavigation } from 'next-intl/navigation';

import { DEFAULT_LOCALE, LOCALES } from './locales';

/** `Link` and friends take a path of `lib/routes.ts` and add the reader's locale. */
export const { Link, useRouter, usePathname, getPathname } = createNavigation({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
});
