import { actionHref } from '@/components/catalog/action-href';
import { newsDate } from '@/components/news/news-date';
import type { Locale } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';
import { cleanHtml } from '@/lib/server/clean-html';

function linksIn(locale: Locale) {
  return (url: string) => {
    const to = actionHref(url);
    return to?.kind === 'page' ? { ...to, href: getPathname({ href: to.href, locale }) } : to;
  };
}

/** What a piece of news from the origin becomes before it is shown: its day in words, in UTC for whoever reads it, its body cleaned, with links in the reader's locale. */
export function shownNews(locale: Locale, { seconds, body }: { seconds: number; body: string }) {
  return { published: { seconds, text: newsDate(seconds, locale, 'UTC') }, html: cleanHtml(body, linksIn(locale)) };
}
