import type { SeriesLook } from '../../looks/series-look';
import type { Drawing } from '../drawing';
import { scriptOf } from '../lettering/display-face';
import { letterTitle } from '../lettering/title';
import { Sheet } from '../sheet';
import { legible } from './contrast';
import { COVER_IDEAS } from './cover-ideas';
import { drawFlag } from './flag';
import { dissolvingPanel, panelColour } from './panel';
import { drawQuote } from './quote';
import { stageFor } from './stage-for';

interface BannerText {
  /** The name in the language of the edition. */
  name: string;
  /** A line out of the chapter. */
  quote?: string;
  /** A few words in a slanted flag, such as that there is a new chapter. */
  flag?: string;
  size: { width: number; height: number };
}

/** From this share of width to height on. */
const SLIM = 3;

/** A wide banner: plain colour and lettering in its left two fifths, dots that dissolve into the art. 100 px stay clear at both ends. */
export function drawBanner(look: SeriesLook, { name, quote, flag, size: { width, height } }: BannerText): Drawing {
  const sheet = new Sheet();
  const unit = height / 480;
  const style = look.title;
  const { palette } = look;
  const panel = panelColour(look);
  const margin = 100 * unit;
  const solid = Math.max(width * 0.4, margin + 330 * unit);
  const fade = 190 * unit;
  const column = { x: margin, width: solid - margin - 16 * unit };
  const foot = height - 44 * unit;
  // A slim banner is shown as wide as a high one: its small words are larger against its height.
  const slim = width / height > SLIM;
  const quoteSize = (slim ? 40 : 27) * unit;
  const probe = quote ? drawQuote(quote, { x: 0, y: 0 }, quoteSize, column.width, style.fill) : { svg: '', height: 0 };
  const quoteAt = { x: column.x, y: foot - probe.height };
  const flagHeight = (slim ? 62 : 46) * unit;
  const flagTop = quoteAt.y - (quote ? 18 * unit : 0) - flagHeight;
  const below = flag ? flagTop : quoteAt.y;
  const titleTop = (slim && scriptOf(name) !== 'thai' ? 36 : 52) * unit;
  const quoteFill = legible(panel, [style.fill, palette.ink, '#ffffff'], 4.5);
  const flagFill = legible(panel, [style.volume.fill, palette.accent, palette.ink, palette.light], 1.9);
  const title = letterTitle(
    name,
    { ...style, align: 'left', turn: 0 },
    { ...column, y: titleTop, height: Math.min(300 * unit, below - 28 * unit - titleTop) },
    'middle',
    0.6 * unit,
  );
  const focus = {
    x: solid + fade * 0.35,
    y: 14 * unit,
    width: width - margin - solid - fade * 0.35,
    height: height - 14 * unit,
  };
  return {
    width,
    height,
    svg: sheet.document(width, height, [
      COVER_IDEAS[look.cover](stageFor(sheet, look, { width, height, unit: unit * 0.8, focus })),
      dissolvingPanel({ x: 0, y: 0, width: solid, height }, panel, fade, 20 * unit),
      title.svg,
      flag
        ? drawFlag(
            flag,
            { x: column.x, y: flagTop },
            flagHeight,
            { fill: flagFill, ink: legible(flagFill, ['#ffffff', palette.ink], 4) },
            column.width,
          )
        : '',
      quote ? drawQuote(quote, quoteAt, quoteSize, column.width, quoteFill).svg : '',
    ]),
  };
}
