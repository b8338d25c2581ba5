import type { IconName } from '@/components/ui/icon';
import { routes } from '@/lib/routes';

import type { Section } from './model/current-section';

/** The five sections, in the order of the header and the bottom bar. */
export const sections = [
  { section: 'updates', href: routes.home(), icon: 'home' },
  { section: 'featured', href: routes.featured(), icon: 'featured' },
  { section: 'ranking', href: routes.ranking(), icon: 'ranking' },
  { section: 'manga', href: routes.mangaList(), icon: 'manga' },
  { section: 'favorites', href: routes.favorites(), icon: 'favorites' },
] as const satisfies readonly { section: Section; href: string; icon: IconName }[];
