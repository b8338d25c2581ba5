import type { Home, UpdatedTitle } from '@/lib/domain/home';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { localePath } from '@/lib/i18n/locale-path';
import { DEFAULT_LOCALE, localeOf } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { routes } from '@/lib/routes';

import type { AtomFeed } from './atom';
import { tagUri } from './tag-uri';
import { wholeAddress } from './whole-address';

const ENTRIES_MAX = 100;

/** A chapter of home's, with the seconds at which it came out. */
export interface Release extends UpdatedTitle {
  startAt: number;
}

/** What home lists as new in a language, the last first. */
export function releasesIn({ groups }: Pick<Home, 'groups'>, language: Language, count = ENTRIES_MAX): Release[] {
  return groups
    .flatMap(({ series }) =>
      series.flatMap(({ releases, chapterStartAt }) =>
        releases.map((release) => ({ ...release, startAt: chapterStartAt })),
      ),
    )
    .filter(({ title }) => title.language === language)
    .sort((a, b) => b.startAt - a.startAt || a.chapterId - b.chapterId)
    .slice(0, count);
}

/** All new chapters in one language. */
export async function updatesFeed(home: Pick<Home, 'groups'>, language: Language, base: string): Promise<AtomFeed> {
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
    entries: releasesIn(home, language).map(({ title, chapterId, chapterName, chapterSubTitle, startAt }) => ({
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
