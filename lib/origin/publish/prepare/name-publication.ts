import type { LanguageCode } from '@/lib/wire/language-codes';
import { SERIES_SHAPES, type SeriesPictures, type SeriesShape } from '../../store/series-pictures';
import { textIn } from '../../store/texts';
import { coverChapter } from '../cover-chapter';
import type { Publication, PublishedChapter, PublishedSeries } from '../publication';
import { paperOf } from '../schema/paper';
import { flatName, pageNames, pictureName } from './page-names';

/** A publication with the names of all its files. Where it is published, they are there. */
export interface PreparedPublication extends Omit<Publication, 'series' | 'pictures'> {
  series: readonly PreparedSeries[];
  /** The banners of publishers, by their names here. */
  publisherPictures: ReadonlyMap<string, string>;
}

/** A publication whose pictures can be prepared. */
export interface NamedPublication extends PreparedPublication {
  /** The files that are made of pictures that texts name, by their names. */
  wholes: ReadonlyMap<string, NamedWhole>;
}

export interface NamedWhole {
  /** Of the picture: its path below the publisher's folder, and its hash. */
  file: string;
  hash: string;
  /** The picture is this file already: it was exported. */
  isMade: boolean;
  /** The colour that it is put on; absent where it may be transparent. */
  paper?: string;
}

export interface PreparedSeries extends Omit<PublishedSeries, 'chapters'> {
  chapters: readonly PreparedChapter[];
  pictures: SeriesPictures;
}

export interface PreparedChapter extends PublishedChapter {
  /** What the files of each page are called, before their quality. */
  names: readonly string[];
  /** The colour behind transparent pages. */
  paper: string;
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

/** Shapes that are covers: they are never transparent. Banners and backgrounds may be. */
const COVERS: readonly SeriesShape[] = ['cover', 'landscape', 'square'];

/** Gives the name of a picture's file, put on paper of a colour or as it is. */
type NameFile = (picture: string, paper?: string) => string;

/** Names the files of a publication, which all follow from what was read. `now`, in seconds, says which first page is a cover. */
export function namePublication({ catalogue, series, pictures, made }: Publication, now: number): NamedPublication {
  const wholes = new Map<string, NamedWhole>();
  const nameFile: NameFile = (file, paper) => {
    const { hash, hasAlpha } = pictures.get(file)!;
    const asItIs = made?.get(file) ?? pictureName(hash);
    const name = hasAlpha && paper !== undefined ? flatName(asItIs, paper) : asItIs;
    if (!wholes.has(name))
      wholes.set(
        name,
        name === asItIs ? { file, hash, isMade: made?.has(file) ?? false } : { file, hash, isMade: false, paper },
      );
    return name;
  };
  const publisherPictures = Object.entries(catalogue.publishers).flatMap(([key, { picture }]) =>
    picture === undefined ? [] : [[key, nameFile(picture)] as const],
  );
  return {
    catalogue,
    ...(made && { made }),
    series: series.map((one) => {
      const paper = paperOf(one.facts);
      const chapters = one.chapters.map((chapter) => ({ ...chapter, paper, names: pageNames(chapter, paper) }));
      return { ...one, chapters, pictures: seriesPictures({ ...one, chapters }, nameFile, now) };
    }),
    publisherPictures: new Map(publisherPictures),
    wholes,
  };
}

/** The file of every shape in every language; of a series without pictures, a first page. */
function seriesPictures(
  { slug, facts, chapters }: Omit<PreparedSeries, 'pictures'>,
  nameFile: NameFile,
  now: number,
): SeriesPictures {
  const pictures: SeriesPictures = {};
  const paper = paperOf(facts);
  for (const language of Object.keys(facts.languages) as LanguageCode[]) {
    const own: Partial<Record<SeriesShape, string>> = {};
    for (const shape of SERIES_SHAPES) {
      const picture = textIn(facts.pictures[shape] ?? {}, language);
      if (picture !== undefined) own[shape] = `${slug}/${picture}`;
    }
    const firstPage = () => `${coverChapter(chapters, language, now)!.names[0]}-super_high`;
    const fileOf = (shape: SeriesShape) => {
      const from = [shape, ...INSTEAD[shape], ...SERIES_SHAPES].find((one) => own[one] !== undefined);
      if (from === undefined) return firstPage();
      return nameFile(own[from]!, COVERS.includes(shape) || COVERS.includes(from) ? paper : undefined);
    };
    pictures[language] = Object.fromEntries(SERIES_SHAPES.map((shape) => [shape, fileOf(shape)])) as Record<
      SeriesShape,
      string
    >;
  }
  return pictures;
}
