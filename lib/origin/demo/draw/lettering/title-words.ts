import { thaiRuns } from '../thai-runs';
import { TITLE_WHOLES } from './title-wholes';

const PIECE = new RegExp(`(?<![^ \\t\\n])(?:${TITLE_WHOLES.join('|')})(?![^ \\t\\n])|[^ \\t\\n]+`, 'giu');

/** The smallest pieces of a name between which a line may end. */
export function titleWords(name: string): string[] {
  if (!/\p{Script=Thai}/u.test(name)) {
    // Plain spaces only: a no-break space holds a French mark to its word.
    return name.match(PIECE) ?? [];
  }
  const words: string[] = [];
  for (const { text, isWordLike } of thaiRuns(name, (run) => TITLE_WHOLES.includes(run))) {
    if (words.length && !isWordLike) words[words.length - 1] += text;
    else words.push(text);
  }
  return words;
}

/** Joins words into a line: Thai words stand together. */
export function joinWords(words: readonly string[]): string {
  const thai = words.some((word) => /\p{Script=Thai}/u.test(word));
  return words.join(thai ? '' : ' ').trim();
}
