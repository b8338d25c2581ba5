import type { LanguageCode } from '@/lib/wire/language-codes';

/** A run that is never broken, and what stands before it when it does not begin a line. */
export interface Word {
  text: string;
  before: '' | ' ';
}

const JOINER = '\u2060';
const NO_BREAK = '\u00a0';
const REPEAT_MARK = '\u0e46';

/** Narrow and wide no-break spaces are set alike: the dialogue faces have but one. */
function plain(text: string): string {
  return text.replace(/\u202f/g, NO_BREAK).trim();
}

function spaced(text: string): Word[] {
  const joined = plain(text)
    .replace(/ ([?!:;»…])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/ ([–—])/g, `${NO_BREAK}$1`);
  return joined.split(/ +/).map((word) => ({ text: word.replaceAll(JOINER, ''), before: ' ' }));
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
      for (const { segment, isWordLike } of new Intl.Segmenter('th', { granularity: 'word' }).segment(piece)) {
        const last = words.at(-1);
        if (last && !space && (glue || !isWordLike || segment === REPEAT_MARK)) last.text += segment;
        else words.push({ text: segment, before: space ? ' ' : '' });
        glue = false;
        space = false;
      }
    }
  }
  return words;
}

/** The places where a line of dialogue may break. */
export function splitWords(text: string, language: LanguageCode): Word[] {
  return language === 'tha' ? thai(text) : spaced(text);
}
