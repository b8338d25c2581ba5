import type { SeriesLook } from '../../looks/series-look';
import type { Drawing } from '../drawing';
import { letterTitle } from '../lettering/title';
import { filled, poly, rect } from '../places/shape';
import { Sheet } from '../sheet';
import { COVER_IDEAS } from './cover-idea';
import { coverLayout, STRIP, type CoverShape } from './cover-layout';
import { drawCredit } from './credit';
import { stageFor } from './stage-for';
import { dressTitle } from './title-dress';
import { letterUpright } from './upright-title';

export interface CoverText {
  /** The name in the language of the edition. */
  name: string;
  author: string;
  volume?: number;
  shape: CoverShape;
}

/** A cover of a series: 800 x 1200, 1200 x 750 or 600 x 600. The same arguments give the same string. */
export function drawCover(look: SeriesLook, { name, author, volume, shape }: CoverText): Drawing {
  const sheet = new Sheet();
  const style = look.title;
  const layout = coverLayout(style, shape);
  const { width, height, unit } = layout;
  const strip = style.dress.kind === 'strip' && shape !== 'landscape';
  const title = strip ? letterUpright(name, style, layout.column, unit) : letterTitle(name, style, layout.column, layout.stand, unit);
  const stage = stageFor(sheet, look, { width, height, unit, focus: layout.focus(title.box) });
  const panel = shape === 'landscape' && style.dress.kind !== 'plain';
  return {
    width,
    height,
    svg: sheet.document(width, height, [
      COVER_IDEAS[look.cover](stage),
      strip ? filled(rect(0, 0, STRIP * unit, height), style.dress.fill) : '',
      panel ? filled(poly(0, 0, width * 0.54, 0, width * 0.46, height, 0, height), style.dress.fill) : '',
      shape === 'landscape' ? '' : dressTitle(style, { width, height, unit, title: title.box, ink: look.palette.ink }),
      shape === 'square' ? '' : drawCredit(style, layout, author, volume),
      title.svg,
    ]),
  };
}
