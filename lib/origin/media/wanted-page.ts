import type { ChapterSource, DrawnSource, StoredPage } from '../store/chapter-pages';
import { imageSize, type PageImage } from './page-images';
import type { Quality } from './picture-sizes';
import type { WantedPicture } from './wanted-picture';

/**
 * How an image of a chapter is had: a half is cut from the whole, so that both halves cost one drawing; one of another width in px is made
 * from it, unless it is that narrow anyway. Undefined for one that is not there.
 */
export function wantedPage(
  source: ChapterSource,
  pages: readonly StoredPage[],
  { index, part }: Pick<PageImage, 'index' | 'part'>,
  quality: Quality,
  width?: number,
): WantedPicture | undefined {
  const page = pages[index];
  if (!page || (part !== 'whole' && page.kind !== 'spread')) return undefined;
  return {
    request: requestOf(source, page, index, quality),
    half: part === 'whole' ? undefined : part,
    width: width !== undefined && width < imageSize(page, part, quality).width ? width : undefined,
  };
}

function requestOf(source: ChapterSource, page: StoredPage, index: number, quality: Quality): WantedPicture['request'] {
  if (source.kind === 'published') return { kept: `${source.pages[index]}-${quality}` };
  const { width } = imageSize(page, 'whole', quality);
  return {
    picture: { kind: 'page', chapter: chapterSpec(source), index, language: source.language },
    width,
    format: 'webp',
  };
}

export function chapterSpec({ slug, chapter, direction, form }: DrawnSource) {
  return { seriesSlug: slug, chapter, direction, form };
}
