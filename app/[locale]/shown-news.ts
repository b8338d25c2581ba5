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

/** What a piece of news from the origin becomes before it is shown: its day in words, its body cleaned. */
export function shownNews(locale: Locale, { seconds, body }: { seconds: number; body: string }) {
  return {
    date: { text: newsDate(seconds, locale), iso: new Date(seconds * 1_000).toISOString().slice(0, 10) },
    html: cleanHtml(body, linksIn(locale)),
  };
}
