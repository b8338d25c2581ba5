import { scriptOf, type Script } from '../lettering/display-face';
import { fontAttributes, type FontFace } from '../lettering/fonts';
import { wrapText } from '../lettering/wrap-text';
import { escapeXml } from '../../../escape-xml';
import { el, type Svg } from '../svg';

const QUOTE_FACES: Record<Script, FontFace> = { latin: 'dialogue', cyrillic: 'dialogue', thai: 'thai-dialogue' };

/** A spoken line, broken to a width; tells how high it became. */
export function drawQuote(
  quote: string,
  at: { x: number; y: number },
  size: number,
  width: number,
  fill: string,
): { svg: Svg; height: number } {
  const face = QUOTE_FACES[scriptOf(quote)];
  const lines = wrapText(quote, face, size, width);
  const step = size * (face === 'thai-dialogue' ? 1.42 : 1.2);
  return {
    svg: lines
      .map((line, i) =>
        el('text', { x: at.x, y: at.y + size + i * step, fill, ...fontAttributes(face, size) }, escapeXml(line)),
      )
      .join(''),
    height: lines.length * step,
  };
}
