import { measure, type FontFace } from './fonts';
import { joinWords, titleWords } from './title-words';

/** Breaks running text into lines no wider than `width` px; one word too long stays whole. */
export function wrapText(text: string, face: FontFace, size: number, width: number): string[] {
  const lines: string[][] = [];
  for (const word of titleWords(text)) {
    const last = lines.at(-1);
    if (last && measure(joinWords([...last, word]), face, size) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines.map(joinWords);
}
