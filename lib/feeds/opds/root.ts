import { LANGUAGES } from '@/lib/domain/language';
import { LOCALES, languageOf } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/locale-path';
import { translatorFor } from '@/lib/i18n/translator-for';
import { routes } from '@/lib/routes';

import { tagUri } from '../tag-uri';
import { HTML_TYPE, OPDS_TYPE, type OpdsFeed, type OpdsPublication } from './opds-feed';
import { shelf, type Desk } from './shelf';

/** Where a locale's catalogue starts: its sections, what is new, and the other languages' catalogues. `description` is the publisher's own. */
export async function root(newest: OpdsPublication[], desk: Desk, description?: string): Promise<OpdsFeed> {
  const { locale, base } = desk;
  const [t, meta, ranking] = await Promise.all([
    translatorFor('feeds', locale),
    translatorFor('meta', locale),
    translatorFor('ranking', locale),
  ]);
  const section = (title: string, path: string, rel: string) => ({ title, href: base + path, type: OPDS_TYPE, rel });
  const updates = section(t('updates'), routes.catalogueUpdates(locale), 'http://opds-spec.org/sort/new');
  const others = LOCALES.filter((each) => each !== locale).map((each) => {
    const { name, tag } = LANGUAGES[languageOf(each)];
    return { ...section(name, routes.catalogue(each), 'alternate'), language: tag };
  });
  return shelf(
    {
      path: routes.catalogue(locale),
      metadata: {
        title: meta('siteName'),
        description: description ?? meta('siteDescription'),
        identifier: tagUri('catalogue', locale),
      },
      links: [
        { rel: 'alternate', href: base + localePath(locale, routes.home()), type: HTML_TYPE },
        { rel: 'icon', href: base + routes.appIcon('any', 192), type: 'image/png', width: 192, height: 192 },
      ],
      navigation: [
        updates,
        section(
          ranking('heading.hottest'),
          routes.catalogueRanking(locale, 'hottest'),
          'http://opds-spec.org/sort/popular',
        ),
        section(ranking('heading.trending'), routes.catalogueRanking(locale, 'trending'), 'subsection'),
        section(ranking('heading.completed'), routes.catalogueRanking(locale, 'completed'), 'subsection'),
        section(t('allTitles'), routes.catalogueTitles(locale), 'subsection'),
      ],
      groups: [
        ...(newest.length > 0
          ? [
              {
                metadata: { title: updates.title },
                links: [{ rel: 'self', href: updates.href, type: OPDS_TYPE }],
                publications: newest,
              },
            ]
          : []),
        { metadata: { title: t('languages') }, navigation: others },
      ],
    },
    desk,
  );
}
