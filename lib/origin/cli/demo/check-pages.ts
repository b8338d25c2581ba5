import type { LanguageCode } from '@/lib/wire/language-codes';
import { allSeries } from '../../demo/all-series';
import { checkLetters, type FoundFault } from '../../demo/check-letters';
import { checkedChapters } from '../../demo/checked-chapters';
import { TEXT_LANGUAGES } from '../../texts/text-language';
import { chosen } from './chosen';

interface CheckOrder {
  /** All where absent. */
  languages?: readonly string[];
  series?: readonly string[];
  /** The number that the catalogue grows from, and the moment it is looked at, in seconds. */
  seed: number;
  now: number;
  say(line: string): void;
}

const WORDS: Record<FoundFault['kind'], string> = {
  face: 'a balloon covers a face',
  tail: 'a tail runs over a face',
  overlap: 'balloons lie over each other',
  trim: 'too near to the edge of the page',
  fold: 'in the fold',
  astray: 'in another panel',
  order: 'read in the wrong order',
  overflow: 'letters leave their balloon',
  small: 'letters are too small',
  missing: 'the face lacks a letter',
  orphan: 'one word alone on the last line',
  'folded face': 'a face lies in the fold',
  'sound face': 'a sound covers a face',
  'sound overlap': 'a sound lies under words or over another',
  'sound trim': 'a sound leaves the page',
  'sound fold': 'a sound lies in the fold',
  'sound astray': 'a sound is in another panel',
  'sound missing': 'the face of a sound lacks a letter',
};

function inWords({ chapter, language, page, panel, kind, text }: FoundFault): string {
  return `${chapter}, ${language}, page ${page}, panel ${panel}: ${WORDS[kind]}${text && `: ${text}`}`;
}

/**
 * Looks at the letters of every page that readers are given: every free chapter of every series and the newest of each other kind,
 * in every language that it is published in.
 * @throws Error for names that do not exist
 * @returns what is wrong, a line each
 */
export function checkPages({ languages, series, seed, now, say }: CheckOrder): string[] {
  const slugs = chosen(
    'series',
    allSeries.map(({ slug }) => slug),
    series,
  );
  const wanted: readonly LanguageCode[] = chosen<LanguageCode>('language', TEXT_LANGUAGES, languages);
  const found: string[] = [];
  for (const facts of allSeries.filter(({ slug }) => slugs.includes(slug))) {
    const chapters = checkedChapters(facts, { seed, now }).map(({ spec, languages: all }) => ({
      spec,
      languages: all.filter((language) => wanted.includes(language)),
    }));
    const checked = chapters.flatMap((chapter) => [...checkLetters(chapter)]);
    const faults = checked.flatMap((page) => page.faults.map(inWords));
    say(
      `${facts.slug}: ${chapters.length} chapters, ${checked.reduce((sum, { pages }) => sum + pages, 0)} lettered pages, ${faults.length || 'no'} faults`,
    );
    found.push(...faults);
  }
  return found;
}
