import { readPublisher } from '../store/shelves';
import { readSource } from '../store/chapter-pages';
import type { Store } from '../store/create-store';
import { seriesPicture, type SeriesShape } from '../store/series-pictures';
import type { PictureAddress } from './find-picture';
import type { MediaItem } from './media-item';
import {
  BACKGROUND_WIDTHS,
  BANNER_SIZES,
  BANNER_WIDTHS,
  COVER_SIZES,
  POPUP_WIDTHS,
  THUMBNAIL_WIDTHS,
} from './picture-sizes';
import { shownChapter } from './shown-chapter';

interface Shape {
  width: number;
  height: number;
  widths: readonly number[];
  from: SeriesShape;
}

const ofBanner = (shape: keyof typeof BANNER_SIZES): Shape => ({
  ...BANNER_SIZES[shape],
  widths: BANNER_WIDTHS,
  from: shape,
});

/** What the pictures of a published title are cut from, by the first word and the shape of their address. */
const TITLE_SHAPES: Record<string, Record<string, Shape>> = {
  cover: {
    portrait: { ...COVER_SIZES.portrait, from: 'cover' },
    landscape: { ...COVER_SIZES.landscape, from: 'landscape' },
    square: { ...COVER_SIZES.square, from: 'square' },
  },
  banner: { wide: ofBanner('wide'), slim: ofBanner('slim') },
  background: { wide: { width: 2880, height: 1200, widths: BACKGROUND_WIDTHS, from: 'background' } },
  popup: {
    poster: { width: 1000, height: 1000, widths: POPUP_WIDTHS, from: 'square' },
    invitation: { width: 1000, height: 560, widths: POPUP_WIDTHS, from: 'landscape' },
    reward: { width: 1000, height: 640, widths: POPUP_WIDTHS, from: 'landscape' },
  },
};

const THUMBNAIL = { width: 480, height: 300 };

/** A picture that was published; undefined where none was, so that it may be one that is drawn. */
export async function findPublished(
  kind: string,
  address: PictureAddress,
  store: Store,
  now: number,
): Promise<MediaItem | undefined> {
  const { id, shape, width } = address;
  if (kind === 'thumbnail') return findThumbnail(address, store, now);
  if (kind === 'publisher') {
    const file = shape === 'wide' ? (await readPublisher(store.db, Math.floor(id / 10)))?.picture : undefined;
    return file ? cut(file, width, ofBanner('wide')) : undefined;
  }
  const shapes = Object.hasOwn(TITLE_SHAPES, kind) ? TITLE_SHAPES[kind]! : {};
  const wanted = Object.hasOwn(shapes, shape) ? shapes[shape]! : undefined;
  const title = wanted && (await (await store.catalogue()).title(id));
  const file = title && seriesPicture(title.series, title.language, wanted.from);
  return file ? cut(file, width, wanted) : undefined;
}

async function findThumbnail(
  { id, shape, width }: PictureAddress,
  store: Store,
  now: number,
): Promise<MediaItem | undefined> {
  const shown = shape === 'wide' ? await shownChapter(store, id, now) : undefined;
  const source = shown && readSource(shown.chapter);
  const first = source?.kind === 'published' ? source.pages[0] : undefined;
  const item = first === undefined ? undefined : cut(`${first}-low`, width, { ...THUMBNAIL, widths: THUMBNAIL_WIDTHS });
  return item && { ...item, until: shown?.until };
}

function cut(kept: string, width: number, shape: Omit<Shape, 'from'>): MediaItem | undefined {
  if (!shape.widths.includes(width)) return undefined;
  return { picture: { request: { kept, size: { width, height: Math.round((width * shape.height) / shape.width) } } } };
}
