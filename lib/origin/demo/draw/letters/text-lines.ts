import type { Point } from '../geometry';
import { fontAttributes } from '../lettering/fonts';
import { el, escapeXml, type Svg } from '../svg';
import type { FittedText } from './fit-text';

/** Baseline of a line, in em below the middle of its own height. */
const BASELINE = 0.35;

/** Fitted lines, centred on a point, or beginning at its left. */
export function drawLines(text: FittedText, middle: Point, colour: string, align: 'middle' | 'start' = 'middle'): Svg {
  const { lines, size, leading, face } = text;
  const top = middle.y - ((lines.length - 1) / 2) * leading * size;
  const x = align === 'middle' ? middle.x : middle.x - text.width / 2;
  return lines
    .map((line, i) =>
      el('text', { x, y: top + i * leading * size + BASELINE * size, 'text-anchor': align, fill: colour, ...fontAttributes(face, size) }, escapeXml(line)),
    )
    .join('');
}
