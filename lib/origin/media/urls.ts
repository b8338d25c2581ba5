import type { LanguageCode } from '@/lib/wire/language-codes';
import { titleIdOf } from '../title-id';
import type { ChapterSource } from '../store/chapter-pages';
import { imageName, keyName, pageId, type PageImage } from './page-images';
import { pageKey } from './page-key';
import {
  COVER_SIZES,
  POPUP_WIDTHS,
  type BannerShape,
  type CoverShape,
  type PopupShape,
  type Quality,
} from './picture-sizes';
import { sign } from './signature';

/** Addresses of pictures, and the address that they and pages of the site start with: empty in process. */
export interface Urls {
  base: string;
  /** What addresses of the site's pages start with: empty where nobody said where it is, for those who read there know. */
  site: string;
  cover(titleId: number, shape: CoverShape): string;
  /** The cover of one book of a title, which carries its number. */
  volume(titleId: number, volume: number): string;
  banner(titleId: number, shape: BannerShape): string;
  /** Of a popup about a title. */
  popup(titleId: number, shape: PopupShape): string;
  /** The banner of a publisher in a language. */
  publisher(publisherId: number, language: LanguageCode): string;
  /** What a piece of news shows. */
  news(newsId: number): string;
  background(titleId: number): string;
  thumbnail(chapterId: number): string;
  avatar(seed: number): string;
  /** A page's signed address, from the root, and its key in lower-case hex, empty where the body is the plain file. */
  page(
    chapter: { id: number; is_keyed: number },
    source: ChapterSource,
    image: Pick<PageImage, 'index' | 'part'>,
    quality: Quality,
  ): { path: string; encryptionKey: string };
}

interface UrlParts {
  base: string;
  site?: string;
  version: string;
  secret: Buffer;
  now: number;
}

/**
 * @param base scheme and host, or nothing
 * @param version changes whenever pictures are drawn differently, so that caches may keep them for ever
 */
export function createUrls({ base, site = '', version, secret, now }: UrlParts): Urls {
  const picture = (path: string) => `${base}/media/${path}.webp?v=${version}`;
  return {
    base,
    site,
    cover: (titleId, shape) => picture(`cover/${titleId}/${shape}-${COVER_SIZES[shape].width}`),
    volume: (titleId, volume) => picture(`cover/${titleId}-${volume}/landscape-${COVER_SIZES.landscape.width}`),
    banner: (titleId, shape) => picture(`banner/${titleId}/${shape}-1200`),
    popup: (titleId, shape) => picture(`popup/${titleId}/${shape}-${POPUP_WIDTHS[0]}`),
    publisher: (publisherId, language) => picture(`publisher/${titleIdOf(publisherId, language)}/wide-1200`),
    news: (newsId) => picture(`news/${newsId}/wide-1200`),
    background: (titleId) => picture(`background/${titleId}/wide-2880`),
    thumbnail: (chapterId) => picture(`thumbnail/${chapterId}/wide-480`),
    avatar: (seed) => picture(`avatar/${seed}/round-96`),
    page(chapter, source, { index, part }, quality) {
      const page = pageId(chapter, source, index);
      const path = `/media/page/${chapter.id}/${imageName(page, part, quality)}.webp`;
      const key = keyName(chapter, source, page);
      return {
        path: `${path}?${sign(secret, path, now)}`,
        encryptionKey: key === undefined ? '' : pageKey(secret, chapter.id, key).toString('hex'),
      };
    },
  };
}
