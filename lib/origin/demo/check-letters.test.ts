import type { LanguageCode } from '@/lib/wire/language-codes';
import { allSeries } from './all-series';
import { checkLetters } from './check-letters';
import { FIRST_CHAPTERS } from './first-chapters';
import { printingOf } from './printing-of';
import type { SeriesFacts } from './series-facts';

/** Every third page in a language: all pages in each take minutes, which `npm run demo -- check` takes. */
const TURNS = 3;

/** One of the first chapters in one of its languages as that is printed: the languages take turns at the chapters, and at their pages, or the sheets of a strip. */
function checkFirst(facts: SeriesFacts, language: LanguageCode, place: number) {
  const chapter = 1 + (place % Math.min(facts.chapters, FIRST_CHAPTERS));
  const spec = { seriesSlug: facts.slug, chapter, ...printingOf(facts, language) };
  return [
    ...checkLetters(
      { spec, languages: [language] },
      (page) => (page + Math.floor(page / TURNS)) % TURNS === place % TURNS,
    ),
  ];
}

test.each(allSeries.map((facts) => [facts.slug, facts] as const))(
  'the letters of %s are in order in every language',
  (_, facts) => {
    for (const [place, language] of (Object.keys(facts.editions) as LanguageCode[]).entries()) {
      const checked = checkFirst(facts, language, place);
      expect(checked.length).toBeGreaterThan(0);
      expect(checked.flatMap(({ faults }) => faults)).toEqual([]);
    }
  },
  120_000,
);
