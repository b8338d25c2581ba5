import type { Point } from '../geometry';
import { fontAttributes, measure } from '../lettering/fonts';
import { glyphInk } from '../lettering/glyph-ink';
import { escapeXml } from '../../../escape-xml';
import { el, type Svg } from '../svg';
import type { FittedText } from './fit-text';

/** Baseline of a line, in em below the middle of its own height. */
const BASELINE = 0.35;

/** The baselines of fitted lines, from the middle of the block. */
function baselines({ lines, size, leading }: FittedText): number[] {
  return lines.map((_, i) => (i - (lines.length - 1) / 2) * leading * size + BASELINE * size);
}

/** Fitted lines, centred on a point, or beginning at its left. */
export function drawLines(text: FittedText, middle: Point, colour: string, align: 'middle' | 'start' = 'middle'): Svg {
  const { lines, size, face } = text;
  const x = align === 'middle' ? middle.x : middle.x - text.width / 2;
  return baselines(text)
    .map((y, i) =>
      el(
        'text',
        { x, y: middle.y + y, 'text-anchor': align, fill: colour, ...fontAttributes(face, size) },
        escapeXml(lines[i]!),
      ),
    )
    .join('');
}

/** The corners of the ink of every letter, from the middle of the block, as `drawLines` sets them. */
export function inkCorners(text: FittedText, align: 'middle' | 'start' = 'middle'): Point[] {
  const { lines, size, face } = text;
  return baselines(text).flatMap((baseline, i) => {
    const line = lines[i]!;
    const from = align === 'middle' ? -measure(line, face, size) / 2 : -text.width / 2;
    return glyphInk(line, face).flatMap(({ left, right, above, below }) =>
      [left, right].flatMap((x) => [-above, below].map((y) => ({ x: from + x * size, y: baseline + y * size }))),
    );
  });
}
