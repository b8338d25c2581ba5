import type { DrawRequest } from '../demo/draw/draw-request';
import type { ChapterSource, StoredPage } from '../store/chapter-pages';
import { imageSize, type PageImage } from './page-images';
import type { Quality } from './picture-sizes';

/** How an image of a chapter is drawn. */
export function pageRequest(source: ChapterSource, pages: readonly StoredPage[], image: Pick<PageImage, 'index' | 'part'>, quality: Quality): DrawRequest | undefined {
  const page = pages[image.index];
  if (!page || (image.part !== 'whole' && page.kind !== 'spread')) return undefined;
  const half = page.width / 2;
  return {
    picture: { kind: 'page', chapter: chapterSpec(source), index: image.index, language: source.language },
    width: imageSize(page, image.part, quality).width,
    format: 'webp',
    crop: image.part === 'whole' ? undefined : { x: image.part === 'left' ? 0 : half, y: 0, width: half, height: page.height },
  };
}

export function chapterSpec({ slug, chapter, direction, form }: ChapterSource) {
  return { seriesSlug: slug, chapter, direction, form };
}
