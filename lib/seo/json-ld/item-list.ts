import type { ItemList, WithContext } from 'schema-dts';

import type { Title } from '@/lib/domain/title';
import { routes } from '@/lib/routes';

import type { Places } from './places';

/** A long list tells this many of its entries, the first. */
const ENTRIES = 100;

interface Listed {
  name: string;
  /** The list's own page, a path of `lib/routes.ts`. */
  path: string;
  /** As shown; one that is shown twice is told once, where it stands first. */
  titles: readonly (Pick<Title, 'id' | 'name'> | undefined)[];
  /** Whether the first is the foremost, not only the first. */
  isRanked?: boolean;
}

/** Titles in the order in which a page shows them. */
export function itemList({ name, path, titles, isRanked = false }: Listed, { page }: Places): WithContext<ItemList> {
  const known = [...new Map(titles.flatMap((title) => (title ? [[title.id, title] as const] : []))).values()];
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    url: page(path),
    numberOfItems: known.length,
    itemListOrder: isRanked ? 'https://schema.org/ItemListOrderDescending' : 'https://schema.org/ItemListUnordered',
    itemListElement: known.slice(0, ENTRIES).map(({ id, name: title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: page(routes.title(id)),
    })),
  };
}
