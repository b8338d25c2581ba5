import type { LanguageCode } from '@/lib/wire/language-codes';
import { thaiRuns } from '../thai-runs';
import { THAI_LEANING, THAI_WHOLES } from './thai-wholes';
import { VIETNAMESE_WHOLES } from './vietnamese-wholes';

/** A run that is never broken, and what stands before it when it does not begin a line. */
export interface Word {
  text: string;
  before: '' | ' ';
}

const JOINER = '\u2060';
const NO_BREAK = '\u00a0';
const REPEAT_MARK = '\u0e46';
/** Marks that belong to the word after them. */
const OPENING = /^[“.]+$/;
/** Where a word of one letter belongs to the word after it: no line ends with it. */
const LONE: ReadonlySet<LanguageCode> = new Set(['esp', 'fra', 'ptb', 'rus']);
const LONE_LETTER = /(?<=^|[ “«„(…¿¡\u00a0])(\p{L}) (?=\p{L})/gu;
const WHOLE = new RegExp(
  `(?<!\\p{L})(?:${[...VIETNAMESE_WHOLES].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
  'giu',
);
/** A Vietnamese particle of one letter ends what is said. */
const PARTICLE = / (?=\p{L}[?!.]+)/gu;

/** Narrow and wide no-break spaces are set alike: the dialogue faces have but one. */
function plain(text: string): string {
  return text.replace(/\u202f/g, NO_BREAK).trim();
}

/** Short words and compounds held together by spaces that never break. */
function bound(text: string, language: LanguageCode): string {
  if (LONE.has(language)) return text.replace(LONE_LETTER, `$1${NO_BREAK}`);
  if (language === 'vie')
    return text.replace(WHOLE, (word) => word.replaceAll(' ', NO_BREAK)).replace(PARTICLE, NO_BREAK);
  return text;
}

function spaced(text: string, language: LanguageCode): Word[] {
  const joined = plain(text)
    .replace(/ ([?!:;»…])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/ ([–—])/g, `${NO_BREAK}$1`);
  return bound(joined, language)
    .split(/ +/)
    .map((word) => ({ text: word.replaceAll(JOINER, ''), before: ' ' }));
}

/** Thai has no spaces between words: a dictionary finds them; marks that are no words stay with the word before. */
function thai(text: string): Word[] {
  const words: Word[] = [];
  let glue = false;
  let space = false;
  for (const piece of plain(text).split(/(\u2060| +)/)) {
    if (piece === JOINER) glue = true;
    else if (piece.trim() === '') space = space || piece !== '';
    else {
      for (const { text: word, isWordLike } of thaiRuns(piece, (run) => THAI_WHOLES.has(run))) {
        const last = words.at(-1);
        const leans = (!isWordLike && word !== '“') || THAI_LEANING.has(word);
        if (last && word === REPEAT_MARK) last.text += `${space ? NO_BREAK : ''}${word}`;
        else if (last && !space && (glue || leans || OPENING.test(last.text))) last.text += word;
        else words.push({ text: word, before: space ? ' ' : '' });
        glue = false;
        space = false;
      }
    }
  }
  return words;
}

/** The places where a line of dialogue may break. */
export function splitWords(text: string, language: LanguageCode): Word[] {
  return language === 'tha' ? thai(text) : spaced(text, language);
}
