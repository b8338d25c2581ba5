import type { LanguageCode } from '@/lib/wire/language-codes';
import type { PublishedChapter, PublishedSeries } from '../publication';
import type { CatalogueFile } from '../schema/catalogue-schema';
import type { SeriesFile } from '../schema/series-schema';
import { isCovered, type Mark } from './mark';

type Part = Pick<PublishedSeries, 'slug' | 'facts' | 'overviews'> & {
  chapters: readonly Pick<PublishedChapter, 'entry' | 'language'>[];
};
type Whole<One> = { catalogue: CatalogueFile; series: readonly One[] };

/** A publication without what is held back: an edition that has no chapter left goes too, and a series without an edition, with all that names it. */
export function withhold<One extends Part, All extends Whole<One>>(
  whole: All & Whole<One>,
  marks: readonly Mark[],
): All {
  const left = whole.series.flatMap((one) => withoutMarked(one, marks) ?? []);
  const isLeft = new Set(left.map(({ slug }) => slug));
  if (isLeft.size === whole.series.length) return { ...whole, series: left };
  const series = left.map((one) => ({
    ...one,
    facts: { ...one.facts, banners: bannersOf(one.facts.banners, isLeft) },
  }));
  return { ...whole, series, catalogue: withoutSeries(whole.catalogue, isLeft) };
}

/** Which marks hold something of a publication back. */
export function holding({ series }: Whole<Part>, marks: readonly Mark[]): Mark[] {
  return marks.filter((mark) =>
    series.some(
      (one) =>
        one.slug === mark.series &&
        one.chapters.some(({ entry, language }) =>
          isCovered({ series: one.slug, language, number: entry.number }, mark),
        ),
    ),
  );
}

function withoutMarked<One extends Part>(one: One, marks: readonly Mark[]): One | undefined {
  const { slug, facts, overviews } = one;
  const own = marks.filter(({ series }) => series === slug);
  const isHeld = (language: LanguageCode, number: number) =>
    own.some((mark) => isCovered({ series: slug, language, number }, mark));
  const chapters = one.chapters.filter(({ entry, language }) => !isHeld(language, entry.number));
  if (chapters.length === one.chapters.length) return one;
  if (chapters.length === 0) return undefined;
  const spoken = new Set(chapters.map(({ language }) => language));
  const numbers = new Set(chapters.map(({ entry }) => entry.number));
  const gone = new Set(one.chapters.map(({ entry }) => entry.number).filter((number) => !numbers.has(number)));
  const inLeft = <Value>(said: Partial<Record<LanguageCode, Value>>) =>
    Object.fromEntries(Object.entries(said).filter(([language]) => spoken.has(language as LanguageCode)));
  const { metaInfo, ...rest } = facts;
  const meta = inLeft(metaInfo ?? {});
  const kept: SeriesFile = {
    ...rest,
    ...(Object.keys(meta).length > 0 && { metaInfo: meta }),
    languages: inLeft(facts.languages),
    chapters: facts.chapters
      .filter(({ number }) => !gone.has(number))
      .map(({ starts = {}, ...entry }) => {
        const left = Object.entries(starts).filter(([language]) => !isHeld(language as LanguageCode, entry.number));
        return { ...entry, ...(left.length > 0 && { starts: Object.fromEntries(left) }) };
      }),
  };
  return { ...one, facts: kept, overviews: inLeft(overviews), chapters };
}

function withoutSeries(catalogue: CatalogueFile, isLeft: ReadonlySet<string>): CatalogueFile {
  const featured = catalogue.featured.map((list) => ({
    ...list,
    series: list.series.filter((slug) => isLeft.has(slug)),
  }));
  return {
    ...catalogue,
    banners: bannersOf(catalogue.banners, isLeft),
    rankings: bannersOf(catalogue.rankings, isLeft),
    featured: featured.filter(({ series }) => series.length > 0),
    popups: catalogue.popups.filter(({ series }) => series === undefined || isLeft.has(series)),
  };
}

function bannersOf<Shelves extends Record<string, CatalogueFile['banners']['home']>>(
  shelves: Shelves,
  isLeft: ReadonlySet<string>,
): Shelves {
  return Object.fromEntries(
    Object.entries(shelves).map(([place, banners]) => [place, banners.filter(({ series }) => isLeft.has(series))]),
  ) as Shelves;
}
