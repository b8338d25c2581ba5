import type { LanguageCode } from '@/lib/wire/language-codes';
import { textLanguage } from '../../../texts/text-language';
import { ALL_LINES } from '../../story/lines/all-lines';
import { displayFace } from '../lettering/display-face';
import { extent, fontAttributes } from '../lettering/fonts';
import type { DisplayFace } from '../lettering/title-style';
import { escapeXml } from '../../../escape-xml';
import { el, type Svg } from '../svg';
import type { World } from '../world/world';
import type { StagedPage } from './staged-page';

/** In px: what a title takes of the room above its column, and the paper between the two. */
const BAR = 66;
const GAP = 16;
const SIZE = 40;
/** Share of a bar that its title may fill. */
const FULL = 0.88;

/** The titles over the columns of a 4-koma page, in bars of ink. */
export function drawColumnTitles(
  { panels }: Pick<StagedPage, 'panels'>,
  { letters }: World,
  face: DisplayFace,
  language: LanguageCode,
): Svg {
  const [bar, ink] = letters.inverted ? [letters.paper, letters.ink] : [letters.ink, letters.paper];
  return panels
    .map(({ art, staged }) => {
      if (!staged.title) return '';
      const text = ALL_LINES[textLanguage(language)][staged.title];
      const [a, b] = art.quad;
      const width = b.x - a.x;
      const font = displayFace(face, text);
      const { advance, above } = extent(text, font);
      const size = Math.min(SIZE, (FULL * width) / advance);
      const top = a.y - GAP - BAR;
      const words = {
        x: a.x + (width - advance * size) / 2,
        y: top + (BAR + Math.min(above, 0.8) * size) / 2,
        fill: ink,
        ...fontAttributes(font, size),
      };
      return el('rect', { x: a.x, y: top, width, height: BAR, fill: bar }) + el('text', words, escapeXml(text));
    })
    .join('');
}
