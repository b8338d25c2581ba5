import type { Title } from '@/lib/domain/title';
import { routes } from '@/lib/routes';

import { OPDS_TYPE, type OpdsLink } from './opds-feed';
import type { Desk } from './shelf';

/** Links to the shelves of titles, each once. */
export function titleLinks(titles: readonly Pick<Title, 'id' | 'name'>[], { locale, base }: Desk): OpdsLink[] {
  const unique = new Map(titles.map(({ id, name }) => [id, name]));
  return [...unique].map(([id, name]) => ({
    title: name,
    href: base + routes.catalogueTitle(locale, id),
    type: OPDS_TYPE,
    rel: 'subsection',
  }));
}
