import type { AgeRating } from '../../store/schema';
import { printableName } from '../archive/printable-name';
import { languageOfTag } from '../source/language-of-tag';
import type { ComicInfo } from './comic-info';

const RATINGS: Record<string, AgeRating> = {
  'early childhood': 'all-ages',
  everyone: 'all-ages',
  'everyone 10+': 'all-ages',
  g: 'all-ages',
  'kids to adults': 'all-ages',
  pg: 'all-ages',
  teen: 'teen',
  m: 'teen-plus',
  'teen plus': 'teen-plus',
  'ma15+': 'teen-plus',
  'mature 17+': 'mature',
  mature: 'mature',
  explicit: 'mature',
  adult: 'mature',
  'adults only 18+': 'mature',
  'r18+': 'mature',
  'x18+': 'mature',
};

const DIRECTIONS: Record<string, 'rtl' | 'ltr'> = { yesandrighttoleft: 'rtl', no: 'ltr' };

/** Tags that say that it is in no language, or in none that anybody knows. */
const NO_LANGUAGE = /^(?:und|mul|mis|zxx)\b/i;

/** What is said by the names of ComicInfo.xml. */
export function factsOf(textOf: (name: string) => string | undefined): Omit<ComicInfo, 'isDouble'> {
  const text = (name: string) => textOf(name)?.trim() || undefined;
  const tag = text('LanguageISO') ?? '';
  const language = languageOfTag(tag);
  const number = text('Number');
  const writers = text('Writer')
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return {
    language,
    otherLanguage: language === undefined && !NO_LANGUAGE.test(tag) && tag !== '' ? printableName(tag) : undefined,
    series: text('Series'),
    number: number !== undefined && /^\d+(\.\d+)?$/.test(number) ? Number(number) : undefined,
    title: text('Title'),
    summary: text('Summary'),
    writers: writers?.length ? writers : undefined,
    rating: RATINGS[text('AgeRating')?.toLowerCase() ?? ''],
    direction: DIRECTIONS[text('Manga')?.toLowerCase() ?? ''],
  };
}
