import type { CatalogueParts } from '@/lib/domain/catalogue-page';

const KINDS = ['pages', 'titles', 'chapters'] as const;

/** One sitemap of the index: the pages that every site has, or a part of its titles or chapters, counted from 1. */
export interface SitemapPart {
  kind: (typeof KINDS)[number];
  part: number;
}

/** The names of all sitemaps: `pages`, `titles-1`, `chapters-1` and so on. */
export function sitemapNames({ titles, chapters }: CatalogueParts): string[] {
  return [
    'pages',
    ...titles.map((_, index) => `titles-${index + 1}`),
    ...chapters.map((_, index) => `chapters-${index + 1}`),
  ];
}

/** Reads the file name of a sitemap; undefined for a name that none could have. */
export function parseSitemapName(file: string): SitemapPart | undefined {
  const [, name, part = '1'] = /^(pages|(?:titles|chapters)(?=-))(?:-([1-9]\d{0,5}))?\.xml$/.exec(file) ?? [];
  const kind = KINDS.find((each) => each === name);
  return kind && (kind !== 'pages' || file === 'pages.xml') ? { kind, part: Number(part) } : undefined;
}
