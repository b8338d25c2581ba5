import { localeNavigation } from './locale-navigation';

export { Link } from './link';

/** They take a path of `lib/routes.ts` and add the reader's locale, as `Link` does. */
export const { useRouter, usePathname, getPathname } = localeNavigation;
