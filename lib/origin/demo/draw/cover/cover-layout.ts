import type { TitleStyle } from '../lettering/title-style';
import type { Box } from '../geometry';

export type CoverShape = 'portrait' | 'landscape' | 'square';

export interface CoverLayout {
  width: number;
  height: number;
  /** Size of lettering, outlines and margins against a cover 800 wide. */
  unit: number;
  /** Where the name is lettered, before it is turned. */
  column: Box;
  stand: 'top' | 'middle' | 'foot';
  /** Height of the author's band at the foot; 0 without one. */
  band: number;
  /** The room the lettering leaves, given where the name came to stand. */
  focus(title: Box): Box;
}

const SIZES = { portrait: [800, 1200], landscape: [1200, 750], square: [600, 600] } as const;
export const STRIP = 190;
/** Room for the name by what it stands on: letters on a ground of their own need less. */
const TALL = { plain: 360, plate: 320, slab: 390, band: 300, strip: 0 } as const;
/** The author's band. */
const BAND = 64;
/** The tab with a chapter's number bites this much out of the foot of a cover. */
const TAB = 66;

/** Half the height by which a turned block outgrows its box. */
function outgrowth(style: TitleStyle, width: number): number {
  return (Math.abs(Math.sin(((style.turn ?? 0) * Math.PI) / 180)) * width) / 2;
}

function upright(style: TitleStyle, shape: 'portrait' | 'square'): CoverLayout {
  const [width, height] = SIZES[shape];
  const unit = shape === 'portrait' ? 1 : 0.68;
  const margin = 44 * unit;
  const band = style.credit.at === 'foot' && shape === 'portrait' ? BAND : 0;
  const tall = TALL[style.dress.kind] * (shape === 'portrait' ? 1 : 0.46);
  const strip = STRIP * unit;
  if (style.dress.kind === 'strip') {
    return {
      width,
      height,
      unit,
      band,
      stand: 'middle',
      column: { x: 26 * unit, y: 70 * unit, width: strip - 52 * unit, height: height - 150 * unit },
      focus: () => ({ x: strip, y: 70 * unit, width: width - strip, height: height - 110 * unit - band }),
    };
  }
  const pad = outgrowth(style, width - 2 * margin);
  const framed = style.dress.kind === 'plain' ? 0 : 26 * unit;
  const top = style.at === 'top';
  const head = (style.credit.at === 'top' ? 116 : 72) * unit;
  const foot = height - Math.max(band, TAB * unit) - 14 * unit;
  const column = {
    x: margin + framed / 2,
    width: width - 2 * margin - framed,
    height: tall,
    y: top ? head + pad + framed / 2 : foot - tall - pad,
  };
  return {
    width,
    height,
    unit,
    band,
    column,
    stand: top ? 'top' : 'foot',
    focus: (title) => {
      const from = top ? title.y + title.height + pad + framed + 26 * unit : head;
      const to = top ? height - Math.max(band, 20 * unit) : title.y - pad - framed - 10 * unit;
      return { x: 0, y: from, width, height: to - from };
    },
  };
}

function wide(): CoverLayout {
  const [width, height] = SIZES.landscape;
  return {
    width,
    height,
    unit: 0.9,
    band: 0,
    stand: 'middle',
    column: { x: 64, y: 96, width: 470, height: 440 },
    focus: () => ({ x: width * 0.5, y: 40, width: width * 0.47, height: height - 60 }),
  };
}

/** Where things stand on a cover of a shape under a series' lettering. */
export function coverLayout(style: TitleStyle, shape: CoverShape): CoverLayout {
  return shape === 'landscape' ? wide() : upright(style, shape);
}
