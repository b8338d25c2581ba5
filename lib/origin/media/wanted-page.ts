import type { ChapterSource, StoredPage } from '../store/chapter-pages';
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
    request: {
      picture: { kind: 'page', chapter: chapterSpec(source), index, language: source.language },
      width: imageSize(page, 'whole', quality).width,
      format: 'webp',
    },
    half: part === 'whole' ? undefined : part,
    width: width !== undefined && width < imageSize(page, part, quality).width ? width : undefined,
  };
}

export function chapterSpec({ slug, chapter, direction, form }: ChapterSource) {
  return { seriesSlug: slug, chapter, direction, form };
}
