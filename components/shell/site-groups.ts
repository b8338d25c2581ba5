import type { Language } from '@/lib/domain/language';
import type { SiteLinks } from '@/lib/domain/site-links';
import { routes } from '@/lib/routes';

/** A page of ours, a page of ours whose address carries its language itself, or a place elsewhere. */
type Kind = 'page' | 'unlocalized' | 'external';

const page = <Name extends string>(link: Name, href: string, kind: Kind = 'page') => ({ link, href, kind });
/** A place elsewhere, where the operator has named it. */
const place = <Name extends string>(link: Name, href: string | undefined) =>
  href ? [page(link, href, 'external')] : [];

/** What the footer and the small screens' menu list, by column. */
export function siteGroups({ social, stores, creators, about, help, guidelines }: SiteLinks, language: Language) {
  return [
    {
      group: 'read' as const,
      links: [
        page('updates', routes.home()),
        page('featured', routes.featured()),
        page('ranking', routes.ranking()),
        page('mangaList', routes.mangaList()),
        page('favorites', routes.favorites()),
        page('kept', routes.kept()),
      ],
    },
    {
      group: 'help' as const,
      links: [
        ...(help ? [page('faq', help, 'external'), page('questions', routes.faq())] : [page('faq', routes.faq())]),
        page('news', routes.announcements()),
        page('rating', routes.rating(language), 'unlocalized'),
        about ? page('about', about, 'external') : page('about', routes.about()),
      ],
    },
    {
      group: 'legal' as const,
      links: [
        page('terms', routes.terms()),
        page('privacy', routes.privacy()),
        page('copyright', routes.copyright()),
        ...place('guidelines', guidelines),
      ],
    },
    {
      group: 'elsewhere' as const,
      links: [
        ...place('creators', creators),
        ...place('chat', social.chat),
        ...place('microblog', social.microblog),
        ...place('network', social.network),
        ...place('ios', stores.ios),
        ...place('android', stores.android),
      ],
    },
  ];
}
