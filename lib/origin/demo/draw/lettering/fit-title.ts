import { extent, type FontFace } from './fonts';
import { joinWords } from './title-words';

interface FittedLine {
  text: string;
  /** Font size in px. */
  size: number;
  /** Ink box, relative to the top left of the block. */
  left: number;
  width: number;
  top: number;
  height: number;
  /** Baseline, from the top of the block. */
  baseline: number;
  /** Where the pen starts, so that the ink begins at `left`. */
  pen: number;
}

export interface FittedTitle {
  face: FontFace;
  lines: FittedLine[];
  width: number;
  height: number;
}

interface Column {
  width: number;
  height: number;
  align: 'left' | 'centre';
  /** All lines in one size. */
  even?: boolean;
}

/** Space between two lines, in em of the smaller one. */
const GAP = 0.13;
const LINES_MAX = 4;
/**
 * How many times larger than the smallest line another may be; a line of few letters before others, such as an article, may
 * not be larger at all.
 */
const TOWER = 1.9;
const SLIGHT = 3;

/** All ways to set words in at most four lines, in order. */
function settings(words: readonly string[], lines = LINES_MAX): string[][] {
  if (words.length === 0) return [[]];
  if (lines === 1) return [[joinWords(words)]];
  return words.flatMap((_, i) => {
    const first = joinWords(words.slice(0, i + 1));
    return settings(words.slice(i + 1), lines - 1).map((rest) => [first, ...rest]);
  });
}

function set(texts: readonly string[], face: FontFace, column: Column): FittedTitle {
  const inks = texts.map((text) => extent(text, face));
  const widest = Math.max(...inks.map((ink) => ink.right - ink.left));
  const own = inks.map((ink) => column.width / (column.even ? widest : ink.right - ink.left));
  const smallest = Math.min(...own);
  const wanted = own.map((size, i) =>
    Math.min(size, smallest * (i < texts.length - 1 && texts[i]!.length <= SLIGHT ? 1 : TOWER)),
  );
  const gaps = wanted.slice(1).map((size, i) => GAP * Math.min(size, wanted[i]!));
  const tall =
    inks.reduce((sum, ink, i) => sum + (ink.above + ink.below) * wanted[i]!, 0) + gaps.reduce((a, b) => a + b, 0);
  const shrink = Math.min(1, column.height / tall);
  const lines: FittedLine[] = [];
  let top = 0;
  for (const [i, ink] of inks.entries()) {
    const size = wanted[i]! * shrink;
    const width = (ink.right - ink.left) * size;
    const left = column.align === 'centre' ? (column.width - width) / 2 : 0;
    lines.push({
      text: texts[i]!,
      size,
      left,
      width,
      top,
      height: (ink.above + ink.below) * size,
      baseline: top + ink.above * size,
      pen: left - ink.left * size,
    });
    top += (ink.above + ink.below) * size + (gaps[i] ?? 0) * shrink;
  }
  return { face, lines, width: column.width, height: tall * shrink };
}

/** Ink that fills the column, no line much smaller than the others, no article left alone. */
function worth(title: FittedTitle, words: number): number {
  const sizes = title.lines.map((line) => line.size);
  const ink = title.lines.reduce((sum, line) => sum + line.width * line.size, 0);
  const uneven = Math.min(...sizes) / Math.max(...sizes);
  const choppy = title.lines.length > 3 && words < 6 ? 0.85 : 1;
  const alone = title.lines.slice(0, -1).some((line) => line.text.length <= SLIGHT) ? 0.8 : 1;
  return ink * uneven ** 0.4 * choppy * alone;
}

/** Breaks a name into lines and sizes each to the column, filling as much of it as can be. */
export function fitTitle(words: readonly string[], face: FontFace, column: Column): FittedTitle {
  const all = settings(words).map((texts) => set(texts, face, column));
  return all.reduce((best, title) => (worth(title, words.length) > worth(best, words.length) ? title : best));
}
