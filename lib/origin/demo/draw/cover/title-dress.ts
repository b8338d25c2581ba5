import type { Box } from '../geometry';
import type { TitleStyle } from '../lettering/title-style';
import { filled, inked, poly, rect } from '../places/shape';
import type { Svg } from '../svg';

interface Ground {
  width: number;
  height: number;
  unit: number;
  title: Box;
  ink: string;
}

/** A bar across the cover that leans with the letters on it. */
function slab(style: TitleStyle, { width, height, unit, title, ink }: Ground): Svg {
  const lean = Math.tan(((style.turn ?? 0) * Math.PI) / 180) * (width / 2);
  const [top, foot] = [title.y - 34 * unit, style.at === 'foot' ? height + 60 : title.y + title.height + 34 * unit];
  return inked(
    poly(-20, top - lean, width + 20, top + lean, width + 20, foot + lean, -20, foot - lean),
    style.dress.fill,
    { ink, line: 7 * unit },
  );
}

function band(style: TitleStyle, { width, height, unit, title }: Ground): Svg {
  const [top, foot] =
    style.at === 'foot' ? [title.y - 30 * unit, height + 9] : [-9, title.y + title.height + 30 * unit];
  const edge = style.at === 'foot' ? top : foot - 10 * unit;
  return (
    filled(rect(-9, top, width + 18, foot - top), style.dress.fill) +
    (style.dress.rim ? filled(rect(-9, edge, width + 18, 10 * unit), style.dress.rim) : '')
  );
}

function plate(style: TitleStyle, { unit, title, ink }: Ground): Svg {
  const around = (by: number) => rect(title.x - by, title.y - by, title.width + 2 * by, title.height + 2 * by);
  return (
    inked(around(26 * unit), style.dress.fill, { ink, line: 8 * unit }) +
    inked(around(14 * unit), 'none', { ink: style.dress.rim ?? ink, line: 3 * unit })
  );
}

const DRESSES: Record<TitleStyle['dress']['kind'], (style: TitleStyle, ground: Ground) => Svg> = {
  plain: () => '',
  strip: () => '',
  slab,
  band,
  plate,
};

/** What the letters of a name stand on. */
export function dressTitle(style: TitleStyle, ground: Ground): Svg {
  return DRESSES[style.dress.kind](style, ground);
}
