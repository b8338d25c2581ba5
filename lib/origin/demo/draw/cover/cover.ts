import type { SeriesLook } from '../../looks/series-look';
import type { Drawing } from '../drawing';
import { letterTitle } from '../lettering/title';
import { filled, rect } from '../places/shape';
import { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { COVER_IDEAS } from './cover-ideas';
import { coverLayout, STRIP, type CoverLayout, type CoverShape } from './cover-layout';
import { drawCredit } from './credit';
import { dissolvingPanel, leaningPanel, panelColour } from './panel';
import { stageFor } from './stage-for';
import { dressTitle } from './title-dress';
import { letterUpright } from './upright-title';

interface CoverText {
  /** The name in the language of the edition. */
  name: string;
  author: string;
  volume?: number;
  shape: CoverShape;
}

/** What the letters of a landscape cover stand on: outlined ones hold on any art, the others get a panel. */
function besideArt(look: SeriesLook, { width, height }: CoverLayout): Svg {
  const colour = panelColour(look);
  if (look.title.dress.kind !== 'plain') return leaningPanel({ x: 0, y: 0, width: width / 2, height }, colour);
  return look.title.edge ? '' : dissolvingPanel({ x: 0, y: 0, width: width * 0.42, height }, colour, width * 0.14, 20);
}

/** A cover of a series: 800 x 1200, 1200 x 750 or 600 x 600. The same arguments give the same string. */
export function drawCover(look: SeriesLook, { name, author, volume, shape }: CoverText): Drawing {
  const sheet = new Sheet();
  const style = look.title;
  const layout = coverLayout(style, shape);
  const { width, height, unit } = layout;
  const strip = style.dress.kind === 'strip' && shape !== 'landscape';
  const title = strip
    ? letterUpright(name, style, layout.column, unit)
    : letterTitle(name, style, layout.column, layout.stand, unit);
  const stage = stageFor(sheet, look, { width, height, unit, focus: layout.focus(title.box) });
  return {
    width,
    height,
    svg: sheet.document(width, height, [
      COVER_IDEAS[look.cover](stage),
      strip ? filled(rect(0, 0, STRIP * unit, height), style.dress.fill) : '',
      shape === 'landscape'
        ? besideArt(look, layout)
        : dressTitle(style, { width, height, unit, title: title.box, ink: look.palette.ink }),
      shape === 'square' ? '' : drawCredit(style, layout, author, volume),
      title.svg,
    ]),
  };
}
