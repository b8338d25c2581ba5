import type { LanguageCode } from '@/lib/wire/language-codes';
import { chapterRows } from './chapter-rows';
import { printingOf } from './printing-of';
import type { SeriesFacts } from './series-facts';
import type { ChapterSpec } from './story/chapter-spec';

/** A chapter, and the languages that it is published in. */
export interface CheckedChapter {
  spec: ChapterSpec;
  languages: readonly LanguageCode[];
}

/** Every chapter of a series that is free at `now` (seconds), and the newest of each other way to read one. */
export function checkedChapters(facts: SeriesFacts, { seed, now }: { seed: number; now: number }): CheckedChapter[] {
  const languages = Object.keys(facts.editions) as LanguageCode[];
  const accesses = new Map(chapterRows(facts, { seed, now }).map(({ number, access }) => [number, access]));
  const newest = new Map([...accesses].map(([number, access]) => [access, number]));
  const numbers = [...accesses]
    .filter(([number, access]) => access === 'free' || newest.get(access) === number)
    .map(([number]) => number);
  const printings = new Map(
    languages.map((language) => [JSON.stringify(printingOf(facts, language)), printingOf(facts, language)]),
  );
  return numbers.flatMap((chapter) =>
    [...printings].map(([name, printing]) => ({
      spec: { seriesSlug: facts.slug, chapter, ...printing },
      languages: languages.filter((language) => JSON.stringify(printingOf(facts, language)) === name),
    })),
  );
}
