import { limits } from '@/lib/limits';
import { Refusal } from '../refusal';
import { closedToAll } from '../way-in';
import { readPages, readSource } from '../store/chapter-pages';
import { readChapter } from '../store/chapters';
import type { Store } from '../store/create-store';
import { askedWidth } from './asked-width';
import type { MediaItem } from './media-item';
import { findPageIndex, imageSize, keyName, pageImages, type PagePart } from './page-images';
import { pageKey } from './page-key';
import type { Quality } from './picture-sizes';
import { verify } from './signature';
import { wantedPage } from './wanted-page';

interface PageAddress {
  chapterId: number;
  /** As `pageId` gives it. */
  page: string;
  part: PagePart;
  quality: Quality;
}

const FETCH_AHEAD = 2;

/**
 * A page of a chapter, for who was given its address. The signature says that he may see it, in any width; whether the chapter is still open
 * is asked again.
 * @throws Refusal with status 403 when the address is not good, or not any more, with 404 for a width that it does not come in
 */
export async function findPage(
  url: URL,
  address: PageAddress,
  { store, secret, now }: { store: Store; secret: Buffer; now: number },
): Promise<MediaItem | undefined> {
  const expiry = verify(secret, url, now);
  if (expiry === undefined)
    throw new Refusal('link-expired', { status: 403, debugInfo: 'This address has expired, or was never given out.' });
  const chapter = await readChapter(store.db, address.chapterId);
  if (!chapter) return undefined;
  const closed = closedToAll(chapter, now);
  if (closed) throw new Refusal(closed, { status: 403 });

  const width = askedWidth(url);
  const pages = readPages(chapter);
  const source = readSource(chapter);
  const { part, quality } = address;
  const index = findPageIndex(source, address.page);
  const page = pages[index];
  const isPreview = width !== undefined && width <= limits.pagePreviewMaxPx;
  const picture = wantedPage(source, pages, { index, part }, isPreview ? 'low' : quality, width);
  if (!page || !picture) return undefined;
  const own = imageSize(page, part, quality).width;
  if (width !== undefined && !isPreview && width >= own)
    throw new Refusal('not-found', { status: 404, debugInfo: `This page is ${own} px wide.` });
  // Who asks for the whole of a double page does not read halves.
  const split = part !== 'whole' || page.kind !== 'spread';
  const sequence = pageImages(pages, { split, quality, direction: source.direction });
  const at = sequence.findIndex((image) => image.index === index && image.part === part);
  const next = sequence.slice(at + 1, at + 1 + FETCH_AHEAD);
  const key = keyName(chapter, source, address.page);
  return {
    picture,
    // What is looked for among many comes after what is read, and leads to nothing in particular.
    priority: isPreview ? 'ahead' : 'visible',
    ahead: isPreview ? [] : next.flatMap((image) => wantedPage(source, pages, image, quality, width) ?? []),
    key: key === undefined ? undefined : pageKey(secret, chapter.id, key),
    until: Math.min(expiry, chapter.end_at),
  };
}
