import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { Release } from '@/lib/domain/release';
import { localePath } from '@/lib/i18n/locale-path';
import { DEFAULT_LOCALE, localeOf } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { routes } from '@/lib/routes';

import type { AtomFeed } from './atom';
import { tagUri } from './tag-uri';
import { wholeAddress } from './whole-address';

/** The last chapters in one language, the newest first. */
export async function updatesFeed(releases: readonly Release[], language: Language, base: string): Promise<AtomFeed> {
  const locale = localeOf(language) ?? DEFAULT_LOCALE;
  const [t, meta] = await Promise.all([translatorFor('feeds', locale), translatorFor('meta', locale)]);
  const site = meta('siteName');
  return {
    id: tagUri('updates', language),
    title: `${site} · ${t('updates')}`,
    subtitle: t('about'),
    language: LANGUAGES[language].tag,
    url: base + routes.updatesFeed(language),
    pageUrl: base + localePath(locale, routes.home()),
    icon: base + routes.appIcon('any', 192),
    author: site,
    entries: releases.map(({ title, chapterId, chapterName, chapterSubTitle, startAt }) => ({
      id: tagUri('chapter', chapterId),
      title: `${title.name} ${chapterName}`,
      url: base + localePath(locale, routes.viewer(chapterId)),
      at: startAt,
      author: title.author || site,
      summary: chapterSubTitle || chapterName,
      picture: title.landscapeImageUrl && wholeAddress(base, title.landscapeImageUrl),
    })),
  };
}
