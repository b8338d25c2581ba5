/** The pieces of a text that a line may end after: words with what follows them. Thai writes none of its spaces, so its words are looked up. */
function pieces(text: string, locale: string): string[] {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const isThai = /\p{Script=Thai}/u.test(segment);
    const last = found.at(-1);
    // Only after a space or between Thai words; marks stay with the word before them.
    if (last === undefined || /\s$/u.test(last) || (isThai && /\p{Script=Thai}\p{M}*$/u.test(last)))
      found.push(segment);
    else found[found.length - 1] += segment;
  }
  return found;
}

/** Lines no wider than `maxWidth`, except for a single word that is; as even as their number allows. */
export function breakLines(
  text: string,
  locale: string,
  widthOf: (line: string) => number,
  maxWidth: number,
): string[] {
  const words = pieces(text.trim(), locale);
  let lines = fillLines(words, widthOf, maxWidth);
  for (let narrower = maxWidth * 0.96; narrower > maxWidth * 0.4; narrower *= 0.96) {
    const even = fillLines(words, widthOf, narrower);
    if (even.length > lines.length || even.some((line) => widthOf(line) > maxWidth)) break;
    lines = even;
  }
  return lines;
}

function fillLines(words: readonly string[], widthOf: (line: string) => number, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const piece of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf((last + piece).trimEnd()) <= maxWidth) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}
