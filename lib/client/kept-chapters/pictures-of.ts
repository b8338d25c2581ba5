import type { Banner } from '@/lib/domain/banner';
import type { ChapterView, Page } from '@/lib/domain/chapter-view';

const isPicture = (address: string | undefined): address is string => Boolean(address);

function besides(page: Page): (string | undefined)[] {
  const pictures = (banners: readonly (Banner | undefined)[]) => banners.map((banner) => banner?.imageUrl);
  if (page.kind === 'manga' || page.kind === 'advertisement') return [];
  if (page.kind !== 'last') return pictures(page.banners);
  return [
    page.current.thumbnailUrl,
    page.next?.thumbnailUrl,
    ...page.topComments.map(({ iconUrl }) => iconUrl),
    ...pictures([...page.banners, page.publisherBanner]),
  ];
}

/** Addresses of a chapter's pages, in reading order, and of what else is shown with them, each once. */
export function picturesOf({ pages, title }: Pick<ChapterView, 'pages' | 'title'>): {
  pages: string[];
  others: string[];
} {
  const manga = pages.flatMap((page) => (page.kind === 'manga' ? [page.imageUrl] : []));
  const others = [title.portraitImageUrl, title.landscapeImageUrl, ...pages.flatMap(besides)];
  return { pages: [...new Set(manga)], others: [...new Set(others.filter(isPicture))] };
}
