import { LOCALES } from './locales';

/** For `generateStaticParams` of a page that depends on nothing but its locale: it is built once for each. */
export function localeParams() {
  return LOCALES.map((locale) => ({ locale }));
}
