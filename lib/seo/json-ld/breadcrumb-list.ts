import type { BreadcrumbList, WithContext } from 'schema-dts';

import type { Places } from './places';

/** The way to a page, from the outermost in: each step with its path, the page itself with none. */
export function breadcrumbList(
  steps: readonly { name: string; href?: string }[],
  { page }: Places,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: page(href) }),
    })),
  };
}
