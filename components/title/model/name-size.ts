type NameSize = 'large' | 'medium' | 'small';

/** The steps of a name's size, in letters: of the whole name, and of its longest word, which never breaks. */
const steps = [
  { size: 'large', letters: 17, word: 11 },
  { size: 'medium', letters: 26, word: 14 },
] as const;

// Marks above and below a letter take no width.
const lettersOf = (text: string) => text.replace(/\p{Mark}/gu, '').length;

/** How large a title's name may be set. Thai breaks inside what looks like a word, so only its whole length counts. */
export function nameSize(name: string): NameSize {
  const words = /\p{Script=Thai}/u.test(name) ? [] : name.split(/[\s-]+/);
  const longest = Math.max(0, ...words.map(lettersOf));
  return steps.find(({ letters, word }) => lettersOf(name) <= letters && longest <= word)?.size ?? 'small';
}
