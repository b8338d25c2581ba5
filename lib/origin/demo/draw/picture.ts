import type { LanguageCode } from '@/lib/wire/language-codes';
import type { ChapterSpec } from '../story/chapter-spec';
import { planChapter } from '../story/plan-chapter';
import { lookOf } from '../looks/all-looks';
import { drawAppArt } from './cover/app-art';
import { drawBackground } from './cover/background';
import { drawBanner } from './cover/banner';
import { drawCover } from './cover/cover';
import { drawNews, type NewsScene } from './cover/news';
import { drawPopup, type PopupText } from './cover/popup';
import { drawPublisher, type House, type PublisherText } from './cover/publisher';
import type { Drawing } from './drawing';
import { drawPage } from './page/page';
import { drawThumbnail } from './page/thumbnail';
import { drawReaderAvatar } from './reader-avatar';

/** The chapter, a page of it counted from 0, and the language of its lettering. */
interface PagePicture {
  kind: 'page';
  chapter: ChapterSpec;
  index: number;
  language: LanguageCode;
}

interface ThumbnailPicture {
  kind: 'thumbnail';
  chapter: ChapterSpec;
}

/** Names are those of one edition: the drawing finds the letters for their script. */
interface CoverPicture {
  kind: 'cover';
  slug: string;
  name: string;
  author: string;
  volume?: number;
  /** 800 x 1200, 1200 x 750, 600 x 600. */
  shape: 'portrait' | 'landscape' | 'square';
}

export interface BannerPicture {
  kind: 'banner';
  slug: string;
  name: string;
  quote?: string;
  flag?: string;
  size: { width: number; height: number };
}

/** Wide art of a title page, without lettering. */
interface BackgroundPicture {
  kind: 'background';
  slug: string;
}

/** Of a popup about a series. */
export interface PopupPicture extends PopupText {
  kind: 'popup';
  slug: string;
}

/** The banner of a publisher, with people of some of its series. */
export interface PublisherPicture extends PublisherText {
  kind: 'publisher';
  house: House;
  slugs: readonly string[];
}

/** What a publisher's news tells of. */
export interface NewsPicture {
  kind: 'news';
  scene: NewsScene;
}

/** A reader's face: any string gives one, the same string the same. */
interface AvatarPicture {
  kind: 'avatar';
  seed: string;
}

/** What the app is advertised with. */
interface AppPicture {
  kind: 'app';
}

/** Everything that the demo can draw. Plain data: it crosses to the worker, and its JSON is its identity. */
export type Picture =
  | PagePicture
  | ThumbnailPicture
  | CoverPicture
  | BannerPicture
  | BackgroundPicture
  | PopupPicture
  | PublisherPicture
  | NewsPicture
  | AvatarPicture
  | AppPicture;

type Drawers = { [K in Picture['kind']]: (picture: Extract<Picture, { kind: K }>) => Drawing };

const DRAWERS: Drawers = {
  page: ({ chapter, index, language }) => drawPage(planChapter(chapter), index, language),
  thumbnail: ({ chapter }) => drawThumbnail(chapter),
  cover: ({ slug, ...text }) => drawCover(lookOf(slug), text),
  banner: ({ slug, ...text }) => drawBanner(lookOf(slug), text),
  background: ({ slug }) => drawBackground(lookOf(slug)),
  popup: ({ slug, ...text }) => drawPopup(lookOf(slug), text),
  publisher: ({ house, slugs, ...text }) => drawPublisher(house, slugs.map(lookOf), text),
  news: ({ scene }) => drawNews(scene),
  avatar: ({ seed }) => drawReaderAvatar(seed),
  app: () => drawAppArt(),
};

/** Draws any picture as SVG. Throws a RangeError for a page or series that does not exist. */
export function drawPicture<K extends Picture['kind']>(picture: Extract<Picture, { kind: K }>): Drawing;
export function drawPicture(picture: Picture): Drawing;
export function drawPicture(picture: Picture): Drawing {
  const draw = DRAWERS[picture.kind] as (picture: Picture) => Drawing;
  return draw(picture);
}
