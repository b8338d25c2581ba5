import { LOCALES } from './locales';
import { localePath } from './locale-path';
import { getPathname } from './navigation';

test.each(LOCALES)('paths of %s are those of links', (locale) => {
  for (const href of ['/updates', '/titles/10']) expect(localePath(locale, href)).toBe(getPathname({ href, locale }));
});
