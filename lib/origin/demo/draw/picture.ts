import type { LanguageCode } from '@/lib/wire/language-codes';
import type { ChapterSpec } from '../story/chapter-spec';
import { planChapter } from '../story/plan-chapter';
import type { Drawing } from './drawing';
import { fontAttributes } from './lettering/fonts';
import { drawPage } from './page/page';
import { drawThumbnail } from './page/thumbnail';
import { Sheet } from './sheet';
import { el, escapeXml } from './svg';

/** The chapter, a page of it counted from 0, and the language of its lettering. */
export interface PagePicture {
  kind: 'page';
  chapter: ChapterSpec;
  index: number;
  language: LanguageCode;
}

export interface ThumbnailPicture {
  kind: 'thumbnail';
  chapter: ChapterSpec;
}

/** Names are those of one edition: the drawing finds the letters for their script. */
export interface CoverPicture {
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
export interface BackgroundPicture {
  kind: 'background';
  slug: string;
}

/** A reader's face: any string gives one, the same string the same. */
export interface AvatarPicture {
  kind: 'avatar';
  seed: string;
}

/** Everything that the demo can draw. Plain data: it crosses to the worker, and its JSON is its identity. */
export type Picture = PagePicture | ThumbnailPicture | CoverPicture | BannerPicture | BackgroundPicture | AvatarPicture;

const COVER_SIZE = { portrait: [800, 1200], landscape: [1200, 750], square: [600, 600] } as const;

function plain(width: number, height: number, words: string): Drawing {
  return {
    width,
    height,
    svg: new Sheet().document(width, height, [
      el('rect', { width, height, fill: '#131316' }),
      el('text', { x: width * 0.06, y: height / 2, fill: '#f3f1ec', ...fontAttributes('dialogue', width / 12) }, escapeXml(words)),
    ]),
  };
}

type Drawers = { [K in Picture['kind']]: (picture: Extract<Picture, { kind: K }>) => Drawing };

const DRAWERS: Drawers = {
  page: ({ chapter, index, language }) => drawPage(planChapter(chapter), index, language),
  thumbnail: ({ chapter }) => drawThumbnail(chapter),
  cover: ({ shape, name }) => plain(COVER_SIZE[shape][0], COVER_SIZE[shape][1], name),
  banner: ({ size, name }) => plain(size.width, size.height, name),
  background: () => plain(2880, 728, ''),
  avatar: () => plain(100, 100, ''),
};

/** Draws any picture as SVG. Throws a RangeError for a page or series that does not exist. */
export function drawPicture<K extends Picture['kind']>(picture: Extract<Picture, { kind: K }>): Drawing;
export function drawPicture(picture: Picture): Drawing;
export function drawPicture(picture: Picture): Drawing {
  const draw = DRAWERS[picture.kind] as (picture: Picture) => Drawing;
  return draw(picture);
}
