import { measure, type FontFace } from './fonts';
import { joinWords, titleWords } from './title-words';

/** Widths tried for lines of even length, as shares of the room. */
const NARROWER = [0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52] as const;

function broken(words: readonly string[], face: FontFace, size: number, width: number): string[] {
  const lines: string[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && measure(joinWords([...last, word]), face, size) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines.map(joinWords);
}

/** Breaks running text into as few lines as `width` px allow, of about even length; one word too long stays whole. */
export function wrapText(text: string, face: FontFace, size: number, width: number): string[] {
  const words = titleWords(text);
  let best = broken(words, face, size, width);
  for (const share of NARROWER) {
    const even = broken(words, face, size, width * share);
    if (even.length > best.length) break;
    best = even;
  }
  return best;
}
