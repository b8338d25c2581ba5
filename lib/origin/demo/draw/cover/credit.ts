import type { TitleStyle } from '../lettering/title-style';
import { fontAttributes, measure } from '../lettering/fonts';
import { filled, rect } from '../places/shape';
import { el, escapeXml, type Svg } from '../svg';
import type { CoverLayout } from './cover-layout';

const SIZE = 27;
const SPACING = 3.2;
const BLOCK = { width: 78, height: 96 };

/** The author in spaced capitals and the volume's number in a block, both at the right: the left corners belong to the site's flags and tabs. */
export function drawCredit(style: TitleStyle, layout: CoverLayout, author: string, volume?: number): Svg {
  const { width, height, unit, band } = layout;
  const words = author.toLocaleUpperCase();
  const block = { width: BLOCK.width * unit, height: BLOCK.height * unit };
  const right = width - 40 * unit;
  const top = style.credit.at === 'top';
  const blockLeft = right - block.width;
  const end = volume === undefined ? right : blockLeft - 20 * unit;
  const room = (width * 0.6 - 40 * unit) / (measure(words, 'condensed', SIZE * unit) + words.length * SPACING * unit);
  const size = SIZE * unit * Math.min(1, room);
  const plate = style.credit.band ?? '#131316';
  const wide = ((width * 0.6 - 40 * unit) / room) * (size / (SIZE * unit));
  const line = top ? 41 * unit : height - (band || 64 * unit) / 2 + size * 0.36;
  const blockTop = top ? 0 : height - block.height;
  const number = String(volume ?? '');
  const numberSize = Math.min(60 * unit, (block.width * 0.74) / Math.max(0.3, measure(number, 'condensed', 1)));
  return [
    band ? filled(rect(-9, height - band, width + 18, band + 9), plate) : '',
    top && style.credit.band ? filled(rect(end - wide - 22 * unit, 0, wide + 22 * unit + (right - end), 62 * unit), plate) : '',
    el('text', { x: end, y: line, 'text-anchor': 'end', fill: style.credit.fill, 'letter-spacing': (SPACING * size) / SIZE, ...fontAttributes('condensed', size) }, escapeXml(words)),
    volume === undefined
      ? ''
      : filled(rect(blockLeft, blockTop, block.width, block.height), style.volume.fill) +
        el('text', { x: blockLeft + block.width / 2, y: blockTop + block.height / 2 + numberSize * 0.37, 'text-anchor': 'middle', fill: style.volume.ink, ...fontAttributes('condensed', numberSize) }, number),
  ].join('');
}
