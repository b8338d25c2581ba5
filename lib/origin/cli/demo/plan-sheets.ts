import type { LanguageCode } from '@/lib/wire/language-codes';
import { bannerPicture } from '../../demo/banner-picture';
import { printingOf } from '../../demo/printing-of';
import type { SeriesFacts } from '../../demo/series-facts';
import { chapterPages } from '../../demo/chapter-pages';
import { APP_ART } from '../../demo/draw/cover/app-art';
import { POPUP_SIZES } from '../../demo/draw/cover/popup';
import { NEWS_SCENES } from '../../demo/draw/cover/news';
import { popupPicture } from '../../demo/popup-picture';
import { publisherPicture } from '../../demo/publisher-picture';
import { PUBLISHERS } from '../../demo/texts/publisher-news';
import { AVATARS, BANNER_SIZES, COVER_SIZES, POPUP_SHAPES, type CoverShape } from '../../media/picture-sizes';
import type { SheetPicture, SheetPlan } from './sheet-picture';

/** What a sheet can show. Covers to banners and chapters have words: one sheet for each language. */
export const SHEET_KINDS = [
  'covers',
  'landscapes',
  'favourites',
  'banners',
  'popups',
  'publishers',
  'chapters',
  'thumbnails',
  'backgrounds',
  'news',
  'avatars',
  'app',
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

interface SheetRequest {
  series: readonly SeriesFacts[];
  languages: readonly LanguageCode[];
  kinds: readonly SheetKind[];
  /** Counted from 1. */
  chapter: number;
  /** Of one page, or cover, on the sheet, in px. */
  width: number;
}

type Shown = { facts: SeriesFacts; name: string; language: LanguageCode };

/** Against the width of a portrait cover. */
const SCALES = {
  portrait: 1,
  landscape: 1.5,
  square: 1,
  wide: 2,
  slim: 2,
  popup: 1.3,
  publisher: 3,
  page: 1.25,
  thumbnail: 0.8,
  background: 2.6,
  avatar: 0.4,
} as const;
const THUMBNAILS = [1, 2, 3] as const;
const BACKGROUND = { width: 2880, height: 728 } as const;
const PAGE_WIDTH = 1200;

function shown({ width, height }: { width: number; height: number }, wide: number) {
  return { width: Math.round(wide), height: Math.round((wide * height) / width) };
}

function cover({ facts, name }: Shown, shape: CoverShape, width: number): SheetPicture {
  return {
    label: facts.slug,
    picture: { kind: 'cover', slug: facts.slug, name, author: facts.author, shape },
    size: shown(COVER_SIZES[shape], width * SCALES[shape]),
  };
}

function banners({ facts, name, language }: Shown, width: number): SheetPicture[] {
  const advertised = { name, language, series: { id: facts.id, slug: facts.slug, status: facts.status } };
  return (['wide', 'slim'] as const).map((shape) => ({
    label: `${facts.slug}, ${shape}`,
    picture: bannerPicture(advertised, BANNER_SIZES[shape]),
    size: shown(BANNER_SIZES[shape], width * SCALES[shape]),
  }));
}

function popups({ facts: { slug }, name, language }: Shown, width: number): SheetPicture[] {
  return POPUP_SHAPES.map((purpose) => ({
    label: `${slug}, ${purpose}`,
    picture: popupPicture({ name, language, series: { slug } }, purpose),
    size: shown(POPUP_SIZES[purpose], width * SCALES.popup),
  }));
}

function publishers(language: LanguageCode, width: number): SheetPicture[] {
  return PUBLISHERS.flatMap(({ id, name }) => {
    const picture = publisherPicture(id, language);
    return picture ? [{ label: name, picture, size: shown(BANNER_SIZES.wide, width * SCALES.publisher) }] : [];
  });
}

function spec({ slug, direction, form }: SeriesFacts, chapter: number) {
  return { seriesSlug: slug, chapter, direction, form };
}

function chapter({ facts, language }: Shown, number: number, width: number): SheetPicture[] {
  const of = { ...spec(facts, number), ...printingOf(facts, language) };
  return chapterPages(of).map((page, index) => ({
    label: `${index + 1}`,
    picture: { kind: 'page', chapter: of, index, language },
    size: shown(page, (width * SCALES.page * page.width) / PAGE_WIDTH),
  }));
}

const WORDED: Record<
  'covers' | 'landscapes' | 'favourites' | 'banners' | 'popups',
  (one: Shown, width: number) => SheetPicture[]
> = {
  covers: (one, width) => [cover(one, 'portrait', width)],
  landscapes: (one, width) => [cover(one, 'landscape', width)],
  favourites: (one, width) => [cover(one, 'square', width)],
  banners,
  popups,
};

const WORDLESS: Record<
  'thumbnails' | 'backgrounds' | 'news' | 'avatars' | 'app',
  (series: readonly SeriesFacts[], width: number) => SheetPicture[]
> = {
  thumbnails: (series, width) =>
    series.flatMap((facts) =>
      THUMBNAILS.map((number) => ({
        label: `${facts.slug} ${number}`,
        picture: { kind: 'thumbnail', chapter: spec(facts, number) },
        size: shown({ width: 480, height: 300 }, width * SCALES.thumbnail),
      })),
    ),
  backgrounds: (series, width) =>
    series.map(({ slug }) => ({
      label: slug,
      picture: { kind: 'background', slug },
      size: shown(BACKGROUND, width * SCALES.background),
    })),
  news: (_series, width) =>
    NEWS_SCENES.map((scene) => ({
      label: scene,
      picture: { kind: 'news', scene },
      size: shown(BANNER_SIZES.wide, width * SCALES.publisher),
    })),
  avatars: (_series, width) =>
    Array.from({ length: AVATARS }, (_, seed) => ({
      label: `${seed}`,
      picture: { kind: 'avatar', seed: String(seed) },
      size: shown({ width: 1, height: 1 }, width * SCALES.avatar),
    })),
  app: (_series, width) => [{ label: 'app', picture: { kind: 'app' }, size: shown(APP_ART, width * SCALES.landscape) }],
};

/** The sheets that were asked for, and what stands on each. Series without an edition in a language are left out of its sheets. */
export function planSheets({ series, languages, kinds, chapter: number, width }: SheetRequest): SheetPlan[] {
  const plans = languages.flatMap((language) => {
    const inLanguage = series.flatMap((facts) => {
      const edition = facts.editions[language];
      return edition ? [{ facts, name: edition.name, language }] : [];
    });
    const worded = (Object.keys(WORDED) as (keyof typeof WORDED)[]).filter((kind) => kinds.includes(kind));
    return [
      ...worded.map((kind) => ({
        name: `${kind}-${language}`,
        language,
        pictures: inLanguage.flatMap((one) => WORDED[kind](one, width)),
      })),
      ...(kinds.includes('publishers')
        ? [{ name: `publishers-${language}`, language, pictures: publishers(language, width) }]
        : []),
      ...(kinds.includes('chapters')
        ? inLanguage.map((one) => ({
            name: `chapter-${one.facts.slug}-${number}-${language}`,
            language,
            pictures: chapter(one, number, width),
          }))
        : []),
    ];
  });
  const wordless = (Object.keys(WORDLESS) as (keyof typeof WORDLESS)[]).filter((kind) => kinds.includes(kind));
  return [...plans, ...wordless.map((kind) => ({ name: kind, pictures: WORDLESS[kind](series, width) }))].filter(
    ({ pictures }) => pictures.length > 0,
  );
}
