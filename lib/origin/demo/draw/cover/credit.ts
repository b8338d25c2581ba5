import type { TitleStyle } from '../lettering/title-style';
import { fontAttributes, measure } from '../lettering/fonts';
import { filled, rect } from '../places/shape';
import { escapeXml } from '../../../escape-xml';
import { el, type Svg } from '../svg';
import type { CoverLayout } from './cover-layout';

const SIZE = 27;
const SPACING = 3.2;
const BLOCK = { width: 78, height: 96 };
/** Height of the chip behind an author who has no band. */
const CHIP = 60;

/** The author in spaced capitals; answers how wide they are, too. */
function letterAuthor(
  author: string,
  most: number,
  unit: number,
  fill: string,
): { width: number; size: number; at: (x: number, y: number) => Svg } {
  const words = author.toLocaleUpperCase();
  const natural = measure(words, 'condensed', SIZE * unit) + words.length * SPACING * unit;
  const fit = Math.min(1, most / natural);
  const size = SIZE * unit * fit;
  return {
    width: natural * fit,
    size,
    at: (x, y) =>
      el(
        'text',
        { x, y, fill, 'letter-spacing': SPACING * unit * fit, ...fontAttributes('condensed', size) },
        escapeXml(words),
      ),
  };
}

function numberBlock(style: TitleStyle, volume: number, x: number, y: number, unit: number): Svg {
  const [width, height] = [BLOCK.width * unit, BLOCK.height * unit];
  const text = String(volume);
  const size = Math.min(60 * unit, (width * 0.74) / Math.max(0.3, measure(text, 'condensed', 1)));
  return (
    filled(rect(x, y, width, height), style.volume.fill) +
    el(
      'text',
      {
        x: x + width / 2,
        y: y + height / 2 + size * 0.37,
        'text-anchor': 'middle',
        fill: style.volume.ink,
        ...fontAttributes('condensed', size),
      },
      text,
    )
  );
}

/**
 * The author and the number of the volume. On upright covers both keep to the right: the left corners belong to the site's flags and
 * tabs. Beside landscape art the author stands under the name.
 */
export function drawCredit(style: TitleStyle, layout: CoverLayout, author: string, volume?: number): Svg {
  const { width, height, unit, band, column } = layout;
  const plate = style.credit.band;
  const right = width - 40 * unit;
  const blockLeft = right - BLOCK.width * unit;
  const end = volume === undefined ? right : blockLeft - 20 * unit;
  const top = style.credit.at === 'top' && width < height;
  const words = letterAuthor(author, width * 0.6 - 40 * unit, unit, style.credit.fill);
  const block =
    volume === undefined ? '' : numberBlock(style, volume, blockLeft, top ? 0 : height - BLOCK.height * unit, unit);
  const chip = (x: number, y: number) =>
    filled(rect(x - 20 * unit, y, words.width + 40 * unit, CHIP * unit), plate) +
    words.at(x, y + (CHIP / 2) * unit + words.size * 0.36);
  if (width > height) return chip(column.x + 20 * unit, height - 132 * unit) + block;
  if (top) return chip(end - words.width, 0) + block;
  if (style.credit.at === 'corner') return chip(end - words.width, height - CHIP * unit) + block;
  return (
    filled(rect(-9, height - band, width + 18, band + 9), plate) +
    words.at(end - words.width, height - band / 2 + words.size * 0.36) +
    block
  );
}
