import { Refusal } from '../refusal';
import { closedToAll } from '../way-in';
import { readPages, readSource } from '../store/chapter-pages';
import { readChapter } from '../store/chapters';
import type { Store } from '../store/create-store';
import type { MediaItem } from './media-item';
import { imageName, isKeyed, pageImages, type PagePart } from './page-images';
import { pageKey } from './page-key';
import type { Quality } from './picture-sizes';
import { verify } from './signature';
import { wantedPage } from './wanted-page';

export interface PageAddress {
  chapterId: number;
  index: number;
  part: PagePart;
  quality: Quality;
}

const FETCH_AHEAD = 2;

/**
 * A page of a chapter, for who was given its address. The signature says that he may see it; whether the chapter is still open is asked again.
 * @throws Refusal with status 403 when the address is not good, or not any more
 */
export async function findPage(url: URL, address: PageAddress, { store, secret, now }: { store: Store; secret: Buffer; now: number }): Promise<MediaItem | undefined> {
  const expiry = verify(secret, url, now);
  if (expiry === undefined) throw new Refusal('link-expired', { status: 403, debugInfo: 'This address has expired, or was never given out.' });
  const chapter = await readChapter(store.db, address.chapterId);
  if (!chapter) return undefined;
  const closed = closedToAll(chapter, now);
  if (closed) throw new Refusal(closed, { status: 403 });

  const pages = readPages(chapter);
  const source = readSource(chapter);
  const { index, part, quality } = address;
  const picture = wantedPage(source, pages, address, quality);
  if (!picture) return undefined;
  // Who asks for the whole of a double page does not read halves.
  const split = part !== 'whole' || pages[index]?.kind !== 'spread';
  const sequence = pageImages(pages, { split, quality, direction: source.direction });
  const at = sequence.findIndex((image) => imageName(image, quality) === imageName(address, quality));
  return {
    picture,
    ahead: sequence.slice(at + 1, at + 1 + FETCH_AHEAD).flatMap((image) => wantedPage(source, pages, image, quality) ?? []),
    key: isKeyed(chapter, index) ? pageKey(secret, chapter.id, index) : undefined,
    until: Math.min(expiry, chapter.end_at),
  };
}
