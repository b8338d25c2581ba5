import type { LanguageCode } from '@/lib/wire/language-codes';
import { SERIES_SHAPES, type SeriesPictures, type SeriesShape } from '../../store/series-pictures';
import { textIn } from '../../store/texts';
import { coverChapter } from '../cover-chapter';
import type { Publication, PublishedChapter, PublishedSeries } from '../publication';
import { pageNames, pictureName } from './page-names';

/** A publication with the names of all its files. Where it is published, they are there. */
export interface PreparedPublication extends Omit<Publication, 'series' | 'pictures'> {
  series: readonly PreparedSeries[];
  /** The banners of publishers, by their names here. */
  publisherPictures: ReadonlyMap<string, string>;
}

export interface PreparedSeries extends Omit<PublishedSeries, 'chapters'> {
  chapters: readonly PreparedChapter[];
  pictures: SeriesPictures;
}

export interface PreparedChapter extends PublishedChapter {
  /** What the files of each page are called, before their quality. */
  names: readonly string[];
}

/** What a shape that is missing is cut from: the first of these that there is. */
const INSTEAD: Record<SeriesShape, readonly SeriesShape[]> = {
  cover: ['square', 'landscape', 'wide'],
  landscape: ['wide', 'background', 'cover'],
  square: ['cover', 'landscape'],
  wide: ['landscape', 'background', 'slim', 'cover'],
  slim: ['wide', 'landscape', 'background', 'cover'],
  background: ['landscape', 'wide', 'cover'],
};

/** Names the files of a publication, which all follow from what was read. `now`, in seconds, says which first page is a cover. */
export function namePublication({ catalogue, series, pictures, made }: Publication, now: number): PreparedPublication {
  const fileOf = (picture: string) => made?.get(picture) ?? pictureName(pictures.get(picture)!);
  const named = Object.entries(catalogue.publishers).flatMap(([key, { picture }]) =>
    picture === undefined ? [] : [[key, fileOf(picture)] as const],
  );
  return {
    catalogue,
    ...(made && { made }),
    series: series.map((one) => {
      const chapters = one.chapters.map((chapter) => ({ ...chapter, names: pageNames(chapter) }));
      return { ...one, chapters, pictures: seriesPictures({ ...one, chapters }, fileOf, now) };
    }),
    publisherPictures: new Map(named),
  };
}

/** The file of every shape in every language; of a series without pictures, a first page. */
function seriesPictures(
  { slug, facts, chapters }: Omit<PreparedSeries, 'pictures'>,
  fileOf: (picture: string) => string,
  now: number,
): SeriesPictures {
  const pictures: SeriesPictures = {};
  for (const language of Object.keys(facts.languages) as LanguageCode[]) {
    const own: Partial<Record<SeriesShape, string>> = {};
    for (const shape of SERIES_SHAPES) {
      const picture = textIn(facts.pictures[shape] ?? {}, language);
      if (picture !== undefined) own[shape] = fileOf(`${slug}/${picture}`);
    }
    const any = Object.values(own)[0] ?? `${coverChapter(chapters, language, now)!.names[0]}-super_high`;
    const shapeOf = (shape: SeriesShape) =>
      [shape, ...INSTEAD[shape]].map((one) => own[one]).find((file) => file !== undefined) ?? any;
    pictures[language] = Object.fromEntries(SERIES_SHAPES.map((shape) => [shape, shapeOf(shape)])) as Record<
      SeriesShape,
      string
    >;
  }
  return pictures;
}
