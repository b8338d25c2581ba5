import { actionHref } from '@/components/catalog/action-href';
import type { Locale } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';
import { cleanHtml } from '@/lib/server/clean-html';

function linksIn(locale: Locale) {
  return (url: string) => {
    const to = actionHref(url);
    return to?.kind === 'page' ? { ...to, href: getPathname({ href: to.href, locale }) } : to;
  };
}

/** The HTML of a piece of news from the origin: cleaned, with links to pages of the site in the reader's locale. */
export function newsHtml(locale: Locale, body: string): string {
  return cleanHtml(body, linksIn(locale));
}
