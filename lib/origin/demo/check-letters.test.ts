import type { LanguageCode } from '@/lib/wire/language-codes';
import { allSeries } from './all-series';
import { checkLetters } from './check-letters';

/** Every third page in a language. */
const TURNS = 3;

test.each(allSeries.map((facts) => [facts.slug, facts] as const))('the letters of %s are in order in every language', (_, facts) => {
  const { slug: seriesSlug, direction, form } = facts;
  const languages = Object.keys(facts.editions) as LanguageCode[];
  // The languages take turns, for every page in each takes minutes; `npm run demo -- check` does that.
  const inTurn = (page: number, language: LanguageCode) => languages.indexOf(language) % TURNS === page % TURNS;
  const checked = [...checkLetters({ spec: { seriesSlug, chapter: 1, direction, form }, languages }, inTurn)];
  expect(checked.reduce((sum, { pages }) => sum + pages, 0)).toBeGreaterThanOrEqual(languages.length);
  expect(checked.flatMap(({ faults }) => faults)).toEqual([]);
}, 120_000);
