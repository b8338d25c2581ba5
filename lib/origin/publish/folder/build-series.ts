import type { LanguageCode } from '@/lib/wire/language-codes';
import type { PublishedSeries } from '../publication';
import type { SeriesFile } from '../schema/series-schema';
import type { PlacedChapter } from './placed-chapter';

/** A series of which all has been found to be well; undefined where something is missing after all. What its text leaves out its chapters tell, the first that does. */
export function buildSeries(
  slug: string,
  facts: SeriesFile,
  placed: readonly PlacedChapter[],
): PublishedSeries | undefined {
  const languages = Object.keys(facts.languages) as LanguageCode[];
  const sorted = [...placed].sort(
    (a, b) => a.number - b.number || languages.indexOf(a.language) - languages.indexOf(b.language),
  );
  const infos = sorted.flatMap(({ read }) => read.info ?? []);
  const authors = facts.authors ?? infos.find(({ writers }) => writers)?.writers;
  const rating = facts.rating ?? infos.find((info) => info.rating)?.rating;
  const direction = facts.direction ?? infos.find((info) => info.direction)?.direction;
  if (!authors || !rating || !direction) return undefined;
  const overviewIn = (language: LanguageCode) =>
    facts.languages[language]?.overview ??
    sorted.find((chapter) => chapter.language === language && chapter.read.info?.summary)?.read.info?.summary;
  return {
    slug,
    facts,
    authors,
    rating,
    direction,
    overviews: Object.fromEntries(languages.map((language) => [language, overviewIn(language)])),
    chapters: sorted.flatMap(({ language, number, file, read, plan }) => {
      const entry = facts.chapters.find((chapter) => chapter.number === number);
      return entry
        ? [
            {
              entry,
              language,
              title: entry.titles?.[language] ?? read.info?.title ?? '',
              file,
              pictures: read.pictures,
              ...plan,
            },
          ]
        : [];
    }),
  };
}
