import { scriptOf, type Script } from '../lettering/display-face';
import { fontAttributes, measure, type FontFace } from '../lettering/fonts';
import { filled, poly } from '../places/shape';
import { escapeXml } from '../../../escape-xml';
import { el, type Svg } from '../svg';

const FLAG_FACES: Record<Script, FontFace> = { latin: 'condensed', cyrillic: 'condensed', thai: 'thai-light' };
/** tan 8 degrees: the one slant of flags. */
const SLANT = 0.14;

/** Words in capitals on a slanted flag, in at most `room` px. */
export function drawFlag(
  text: string,
  at: { x: number; y: number },
  height: number,
  colours: { fill: string; ink: string },
  room: number,
): Svg {
  const face = FLAG_FACES[scriptOf(text)];
  const words = text.toLocaleUpperCase();
  const size = Math.min(height * 0.6, (room - height) / measure(words, face, 1));
  const width = measure(words, face, size) + height * 0.8;
  const lean = height * SLANT;
  return (
    filled(
      poly(at.x + lean, at.y, at.x + width + lean, at.y, at.x + width, at.y + height, at.x, at.y + height),
      colours.fill,
    ) +
    el(
      'text',
      {
        x: at.x + width / 2 + lean / 2,
        y: at.y + height / 2 + size * 0.36,
        'text-anchor': 'middle',
        fill: colours.ink,
        ...fontAttributes(face, size),
      },
      escapeXml(words),
    )
  );
}
