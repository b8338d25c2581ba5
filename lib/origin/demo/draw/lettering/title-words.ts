import { TITLE_WHOLES } from './title-wholes';

const PIECE = new RegExp(`(?<![^ \\t\\n])(?:${TITLE_WHOLES.join('|')})(?![^ \\t\\n])|[^ \\t\\n]+`, 'giu');
/** Pieces of the longest Thai word that is put together again. */
const MOST_PIECES = 4;

/** The smallest pieces of a name between which a line may end. */
export function titleWords(name: string): string[] {
  if (!/\p{Script=Thai}/u.test(name)) {
    // Plain spaces only: a no-break space holds a French mark to its word.
    return name.match(PIECE) ?? [];
  }
  const found = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(name)];
  const words: string[] = [];
  for (let i = 0; i < found.length;) {
    let count = Math.min(MOST_PIECES, found.length - i);
    const run = () => found.slice(i, i + count).map(({ segment }) => segment).join('');
    while (count > 1 && !TITLE_WHOLES.includes(run())) count -= 1;
    if (words.length && !found[i]!.isWordLike) words[words.length - 1] += run();
    else words.push(run());
    i += count;
  }
  return words;
}

/** Joins words into a line: Thai words stand together. */
export function joinWords(words: readonly string[]): string {
  const thai = words.some((word) => /\p{Script=Thai}/u.test(word));
  return words.join(thai ? '' : ' ').trim();
}
