import { bannerPicture } from '../demo/banner-picture';
import type { Picture } from '../demo/draw/picture';
import { newsPicture } from '../demo/news-picture';
import { popupPicture } from '../demo/popup-picture';
import { publisherPicture } from '../demo/publisher-picture';
import type { TitleRecord } from '../store/catalogue';
import type { Store } from '../store/create-store';
import { readSource } from '../store/chapter-pages';
import { readChapters } from '../store/chapters';
import { languageOf } from '../title-id';
import type { MediaItem } from './media-item';
import { shownChapter } from './shown-chapter';
import { volumesInPrint } from './volumes-in-print';
import { chapterSpec } from './wanted-page';
import {
  AVATARS,
  AVATAR_WIDTHS,
  BACKGROUND_WIDTHS,
  BANNER_SIZES,
  BANNER_WIDTHS,
  COVER_SIZES,
  POPUP_SHAPES,
  POPUP_WIDTHS,
  THUMBNAIL_WIDTHS,
  type BannerShape,
  type CoverShape,
} from './picture-sizes';

export interface PictureAddress {
  id: number;
  /** Of a book; NaN for other pictures. */
  volume: number;
  shape: string;
  width: number;
}

type Finder = (address: PictureAddress, store: Store, now: number) => Promise<MediaItem | undefined>;

/** Pictures that anybody may see, by the first word of their address. Each gives undefined for what is not there. */
export const pictureFinders: Record<string, Finder> = {
  cover: (address, store) => findCover(address, store),

  async banner({ id, shape, width }, store) {
    const title = await drawnTitle(store, id);
    const size = Object.hasOwn(BANNER_SIZES, shape) ? BANNER_SIZES[shape as BannerShape] : undefined;
    if (!title || !size || !includes(BANNER_WIDTHS, width)) return undefined;
    return drawn(bannerPicture(title, size), width);
  },

  async popup({ id, shape, width }, store) {
    const title = await drawnTitle(store, id);
    const purpose = POPUP_SHAPES.find((known) => known === shape);
    if (!title || !purpose || !includes(POPUP_WIDTHS, width)) return undefined;
    return drawn(popupPicture(title, purpose), width);
  },

  async publisher({ id, shape, width }) {
    const language = languageOf(id);
    const picture =
      language && shape === 'wide' && includes(BANNER_WIDTHS, width)
        ? publisherPicture(Math.floor(id / 10), language)
        : undefined;
    return picture && drawn(picture, width);
  },

  async news({ id, shape, width }) {
    const picture = shape === 'wide' && includes(BANNER_WIDTHS, width) ? newsPicture(id) : undefined;
    return picture && drawn(picture, width);
  },

  async background({ id, shape, width }, store) {
    const title = await drawnTitle(store, id);
    if (!title || shape !== 'wide' || !includes(BACKGROUND_WIDTHS, width)) return undefined;
    return drawn({ kind: 'background', slug: title.series.slug }, width);
  },

  async thumbnail({ id, shape, width }, store, now) {
    const shown =
      shape === 'wide' && includes(THUMBNAIL_WIDTHS, width) ? await shownChapter(store, id, now) : undefined;
    const source = shown && readSource(shown.chapter);
    return source?.kind === 'demo'
      ? { ...drawn({ kind: 'thumbnail', chapter: chapterSpec(source) }, width), until: shown?.until }
      : undefined;
  },

  async avatar({ id, shape, width }) {
    if (id >= AVATARS || shape !== 'round' || !includes(AVATAR_WIDTHS, width)) return undefined;
    return drawn({ kind: 'avatar', seed: String(id) }, width);
  },
};

/** Pictures of a title's books. */
export const volumeFinders: Record<string, Finder> = {
  async cover(address, store, now) {
    const chapters = await readChapters(store.db, address.id, now);
    return address.volume <= volumesInPrint(chapters.length) ? findCover(address, store, address.volume) : undefined;
  },
};

/** A title whose pictures are drawn. */
async function drawnTitle(store: Store, id: number): Promise<TitleRecord | undefined> {
  const title = await (await store.catalogue()).title(id);
  return title?.series.pictures_json === null ? title : undefined;
}

async function findCover(
  { id, shape, width }: PictureAddress,
  store: Store,
  volume?: number,
): Promise<MediaItem | undefined> {
  const title = await drawnTitle(store, id);
  const size = Object.hasOwn(COVER_SIZES, shape) ? COVER_SIZES[shape as CoverShape] : undefined;
  if (!title || !size || !includes(size.widths, width)) return undefined;
  const { slug, author } = title.series;
  return drawn({ kind: 'cover', slug, name: title.name, author, volume, shape: shape as CoverShape }, width);
}

function drawn(picture: Picture, width: number): MediaItem {
  return { picture: { request: { picture, width, format: 'webp' } } };
}

function includes(widths: readonly number[], width: number): boolean {
  return widths.includes(width);
}
