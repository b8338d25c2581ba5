import type { wire } from '@/lib/wire/messages';
import { pageImages, type PagePart } from '../media/page-images';
import type { Quality } from '../media/picture-sizes';
import type { Urls } from '../media/urls';
import { readPages, readSource } from '../store/chapter-pages';
import type { StoredChapter } from '../store/chapters';
import { PAGE_TYPES } from './page-types';

interface Signed {
  urls: Urls;
  split: boolean;
  quality: Quality;
}

/**
 * A chapter's images in reading order, with what opens them all through a UTC day: their addresses begin at the root, so that they are the same by
 * whatever name the origin is called.
 */
export function signedPages(chapter: StoredChapter, { urls, split, quality }: Signed): wire.Page.IMangaPage[] {
  const stored = readPages(chapter);
  const source = readSource(chapter);
  return pageImages(stored, { split, quality, direction: source.direction }).map((image) => {
    const { path, encryptionKey } = urls.page(chapter, source, image, quality);
    const isDouble = stored[image.index]?.kind === 'spread' && image.part === 'whole';
    return {
      imageUrl: path,
      encryptionKey,
      width: image.width,
      height: image.height,
      type: PAGE_TYPES[isDouble ? 'double' : TYPE_OF_PART[image.part]],
    };
  });
}

const TYPE_OF_PART: Record<PagePart, keyof typeof PAGE_TYPES> = { whole: 'single', left: 'left', right: 'right' };
