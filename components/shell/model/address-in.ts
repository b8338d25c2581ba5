import type { Language } from '@/lib/domain/language';

/** Pages whose last segment is a language, with no locale before it. */
const NAMES_ITS_LANGUAGE = /^(\/(?:rating|webview\/announcement|webview\/faq))\/[^/]+$/;

/** The address of a page that names its language itself, in another language; undefined for all other pages. */
export function addressIn(language: Language, pathname: string): string | undefined {
  const page = NAMES_ITS_LANGUAGE.exec(pathname)?.[1];
  return page && `${page}/${language}`;
}
