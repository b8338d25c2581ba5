export type Section = 'updates' | 'featured' | 'ranking' | 'manga' | 'favorites';

/** The first segment of a page, the section it belongs to, and whether it is that section's own page. */
const pages: Record<string, { section: Section; own: boolean }> = {
  updates: { section: 'updates', own: true },
  featured: { section: 'featured', own: true },
  ranking: { section: 'ranking', own: true },
  manga_list: { section: 'manga', own: true },
  titles: { section: 'manga', own: false },
  comments: { section: 'manga', own: false },
  favorited: { section: 'favorites', own: true },
};

/** A page's own address: what the server renders below `/in/<languages>` or `/rare/<languages>` and what is served below `/main` read alike. */
function firstSegment(pathname: string): string {
  return /^(?:\/(?:in|rare)\/[^/]+)?(?:\/main)?\/([^/]*)/.exec(pathname)?.[1] ?? '';
}

/** Where a path (without its locale) is in the site; undefined outside the five sections. */
export function currentSection(pathname: string): { section: Section; own: boolean } | undefined {
  const segment = firstSegment(pathname);
  return Object.hasOwn(pages, segment) ? pages[segment] : undefined;
}

/** The language settings are hidden where the page itself offers languages. */
export function hidesSettings(pathname: string): boolean {
  return ['titles', 'comments'].includes(firstSegment(pathname));
}

/** Whether a path is the search's own. */
export function isSearch(pathname: string): boolean {
  return firstSegment(pathname) === 'search_result';
}
