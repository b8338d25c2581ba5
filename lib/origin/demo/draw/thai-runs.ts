interface Run {
  text: string;
  /** Else it begins with a mark. */
  isWordLike: boolean;
}

/** Pieces of the longest word that is put together again. */
const MOST_PIECES = 4;

/** What the dictionary finds in Thai, which has no spaces between words; a whole that it took apart is put together again. */
export function thaiRuns(text: string, isWhole: (run: string) => boolean): Run[] {
  const found = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)];
  const runs: Run[] = [];
  for (let i = 0; i < found.length;) {
    let count = Math.min(MOST_PIECES, found.length - i);
    const run = () =>
      found
        .slice(i, i + count)
        .map(({ segment }) => segment)
        .join('');
    while (count > 1 && !isWhole(run())) count -= 1;
    runs.push({ text: run(), isWordLike: Boolean(found[i]!.isWordLike) });
    i += count;
  }
  return runs;
}
