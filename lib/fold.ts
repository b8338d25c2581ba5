/** Letters that no decomposition takes apart, and signs that have a twin on every keyboard. Keyed by the composed lower-case letter. */
const TWINS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
  // A letter of its own to who writes it, not an и with a mark: taken apart it would find other words.
  й: 'й',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
};

/** Marks that only colour a letter of Latin, Greek or Cyrillic. Those of Thai, kana and others are letters themselves and stay. */
const COLOURING = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
/** All but what folds to itself: ASCII, the Russian alphabet without marks, Thai. */
const FOREIGN = /[^\x00-\x7f\u0430-\u0438\u043a-\u044f\u0e00-\u0e7f]/gu;
/** Thai am, typed as the two signs that it looks like, before or after a tone. */
const AM_IN_TWO = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;

const ASCII = /^[\x00-\x7f]*$/;

const folded = new Map<string, string>();

function foldLetter(letter: string): string {
  let to = folded.get(letter);
  if (to === undefined) {
    to = TWINS[letter] ?? letter.normalize('NFKD').replace(COLOURING, '').toLowerCase().normalize('NFC');
    to = to.replace(FOREIGN, (part) => TWINS[part] ?? part);
    folded.set(letter, to);
  }
  return to;
}

/**
 * A text as it is compared: without case, without marks that colour a letter, full-width letters and typographic signs as the plain ones.
 * Thai vowels and tones stay, for they tell words apart.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFC').toLowerCase().replace(FOREIGN, foldLetter).replace(AM_IN_TWO, '$1\u0e33');
}

/** A name, an author or a keyword as they are searched: folded, without spaces around it, and with one between words. */
export function foldPhrase(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
