import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import { languageOfTag } from '../source/language-of-tag';
import { nearestName } from '../source/nearest-name';
import type { Mark } from './mark';

const FORM = 'Write <series>, <series>/<language> or <series>/<language>/<chapter>, for example ferry-at-six/eng/3.';

/** Reads what somebody wrote for a part of the catalogue. @throws Error in one sentence */
export function parseMark(written: string): Mark {
  const [series = '', tag, number, ...more] = written.replace(/\/+$/, '').split('/');
  if (series === '' || more.length > 0) throw new Error(`“${written}” names no part of a catalogue. ${FORM}`);
  const language = tag === undefined ? undefined : languageIn(tag);
  if (number !== undefined && !/^\d{1,4}$/.test(number)) throw new Error(`“${number}” is no chapter’s number. ${FORM}`);
  return { series, ...(language && { language }), ...(number !== undefined && { number: Number(number) }) };
}

function languageIn(tag: string): LanguageCode {
  const language = Object.hasOwn(LANGUAGE_CODES, tag) ? (tag as LanguageCode) : languageOfTag(tag);
  if (language) return language;
  const near = nearestName(tag, Object.keys(LANGUAGE_CODES));
  throw new Error(`“${tag}” is no language.${near ? ` Did you mean ${near}?` : ''} ${FORM}`);
}
