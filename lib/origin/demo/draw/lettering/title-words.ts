/** The smallest pieces of a name between which a line may end. */
export function titleWords(name: string): string[] {
  if (!/\p{Script=Thai}/u.test(name)) {
    // Plain spaces only: a no-break space holds a French mark to its word.
    return name.split(/[ \t\n]+/).filter(Boolean);
  }
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('th', { granularity: 'word' }).segment(name)) {
    const last = words.length - 1;
    if (!isWordLike && last >= 0) words[last] += segment;
    else words.push(segment);
  }
  return words;
}

/** Joins words into a line: Thai words stand together. */
export function joinWords(words: readonly string[]): string {
  const thai = words.some((word) => /\p{Script=Thai}/u.test(word));
  return words.join(thai ? '' : ' ').trim();
}
