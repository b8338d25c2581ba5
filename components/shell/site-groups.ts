import type { Language } from '@/lib/domain/language';
import { routes } from '@/lib/routes';

/** What the footer and the small screens' menu list, by column. */
export const siteGroups = [
  {
    group: 'read',
    links: [
      { link: 'updates', href: () => routes.home() },
      { link: 'featured', href: () => routes.featured() },
      { link: 'ranking', href: () => routes.ranking() },
      { link: 'mangaList', href: () => routes.mangaList() },
      { link: 'favorites', href: () => routes.favorites() },
    ],
  },
  {
    group: 'help',
    links: [
      { link: 'faq', href: () => routes.faq() },
      { link: 'news', href: () => routes.announcements() },
      { link: 'rating', href: (language: Language) => routes.rating(language), unlocalized: true },
      { link: 'about', href: () => routes.about() },
    ],
  },
  {
    group: 'legal',
    links: [
      { link: 'terms', href: () => routes.terms() },
      { link: 'privacy', href: () => routes.privacy() },
      { link: 'copyright', href: () => routes.copyright() },
    ],
  },
] as const;
