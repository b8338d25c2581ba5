import type { LanguageCode } from '@/lib/wire/language-codes';
import { SERIES_SHAPES } from '../../store/series-pictures';
import { spokenLanguage, type Texts } from '../../store/texts';
import type { PublishedChapter, PublishedSeries } from '../publication';
import type { CatalogueFile } from '../schema/catalogue-schema';
import type { SeriesFile } from '../schema/series-schema';

type Read = Pick<PublishedSeries, 'facts' | 'authors' | 'rating' | 'direction' | 'overviews'> & {
  chapters: readonly Pick<PublishedChapter, 'entry' | 'language' | 'title'>[];
};

/** What a series says of itself, with what its chapters' own files have told: nothing is left to be read elsewhere, and its pictures lie where exports have them. */
export function resolvedFacts({ facts, authors, rating, direction, overviews, chapters }: Read): SeriesFile {
  const languages = Object.entries(facts.languages).map(([language, said]) => [
    language,
    { ...said, overview: overviews[language as LanguageCode] },
  ]);
  return {
    ...facts,
    authors: [...authors],
    rating,
    direction,
    languages: Object.fromEntries(languages),
    pictures: placedPictures(facts),
    chapters: facts.chapters.map(({ files: _, titles, ...entry }) => {
      const told = chapters
        .filter((chapter) => chapter.entry.number === entry.number && chapter.title !== '')
        .map(({ language, title }) => [language, title]);
      const all = { ...titles, ...Object.fromEntries(told) };
      return Object.keys(all).length > 0 ? { ...entry, titles: all } : entry;
    }),
  };
}

/** What a catalogue says, its pictures placed likewise. */
export function resolvedCatalogue(catalogue: CatalogueFile): CatalogueFile {
  const publishers = Object.entries(catalogue.publishers).map(([key, one]) => [
    key,
    one.picture === undefined ? one : { ...one, picture: publisherPicture(key) },
  ]);
  return { ...catalogue, publishers: Object.fromEntries(publishers) };
}

/** Where the picture of a publisher is exported to, below the folder. */
export function publisherPicture(key: string): string {
  return `pictures/${key}.webp`;
}

/** Of a series' pictures those that any of its languages shows. */
function placedPictures({ pictures, languages }: SeriesFile): SeriesFile['pictures'] {
  return Object.fromEntries(
    SERIES_SHAPES.flatMap((shape) => {
      const shown = (Object.keys(languages) as LanguageCode[]).flatMap(
        (language) => spokenLanguage((pictures[shape] ?? {}) as Texts<string>, language) ?? [],
      );
      return shown.length > 0
        ? [[shape, Object.fromEntries(shown.map((language) => [language, `pictures/${shape}-${language}.webp`]))]]
        : [];
    }),
  );
}
