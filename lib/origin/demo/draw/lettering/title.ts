import type { Box } from '../geometry';
import { escapeXml } from '../../../escape-xml';
import { el, n, type Svg } from '../svg';
import { displayFace } from './display-face';
import { fitTitle, type FittedTitle } from './fit-title';
import { fontAttributes } from './fonts';
import type { DisplayFace, TitleStyle } from './title-style';
import { titleWords } from './title-words';

export interface LetteredTitle {
  svg: Svg;
  /** What the letters occupy before the block is turned. */
  box: Box;
}

/** Long words leave a wide face too low to be read: these take over, in this order. */
const NARROWER: readonly DisplayFace[] = ['condensed'];
/** Share of the column's height that a title should fill before a narrower face is tried. */
const FULL_ENOUGH = 0.38;
/** Letters are drawn taller than they are up to this, to fill the share after it. */
const STRETCH_MAX = 1.35;
const STRETCHED_TO = 0.72;

function fitted(name: string, style: TitleStyle, column: Box): FittedTitle {
  const shown = style.casing === 'upper' ? name.toLocaleUpperCase() : name;
  const words = titleWords(shown);
  const faces = [style.face, ...NARROWER].map((face) => displayFace(face, shown));
  const tries = [...new Set(faces)].map((face) =>
    fitTitle(words, face, { ...column, align: style.align, even: style.even }),
  );
  return (
    tries.find((title) => title.height >= column.height * FULL_ENOUGH) ??
    tries.reduce((a, b) => (b.height > a.height * 1.15 ? b : a))
  );
}

/**
 * Letters a name into a column of a drawing: broken, fitted, outlined, turned. `stand` says to which end of the column the block keeps;
 * `scale` shrinks outline and shadow with the format, 1 on a cover 800 wide.
 */
export function letterTitle(
  name: string,
  style: TitleStyle,
  column: Box,
  stand: 'top' | 'middle' | 'foot',
  scale = 1,
): LetteredTitle {
  const title = fitted(name, style, column);
  const stretch = Math.max(1, Math.min(STRETCH_MAX, (column.height * STRETCHED_TO) / title.height));
  const height = title.height * stretch;
  const spare = column.height - height;
  const box = {
    x: column.x,
    y: column.y + { top: 0, middle: spare / 2, foot: spare }[stand],
    width: title.width,
    height,
  };
  const pass = (paint: (line: number) => Record<string, string | number>, shift = 0) =>
    title.lines.map((line, i) =>
      el(
        'text',
        {
          x: line.pen + shift,
          y: line.baseline + shift / stretch,
          ...fontAttributes(title.face, line.size),
          ...paint(i),
        },
        escapeXml(line.text),
      ),
    );
  const outline = (colour: string) => ({
    fill: colour,
    stroke: colour,
    'stroke-width': (style.edge?.width ?? 0) * scale,
    'stroke-linejoin': 'round',
  });
  const letters = [
    ...(style.shadow ? pass(() => outline(style.shadow!.colour), style.shadow.by * scale) : []),
    ...(style.edge ? pass(() => outline(style.edge!.colour)) : []),
    ...pass((i) => ({ fill: i % 2 && style.second ? style.second : style.fill })),
  ];
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const skew = style.skew ? ` translate(0 ${n(height)}) skewX(${n(-style.skew)}) translate(0 ${n(-height)})` : '';
  const lean = style.skew ? Math.tan((style.skew * Math.PI) / 180) * height : 0;
  const narrow = box.width / (box.width + lean);
  const transform =
    (style.turn ? `rotate(${n(style.turn)} ${n(centre.x)} ${n(centre.y)}) ` : '') +
    `translate(${n(box.x)} ${n(box.y)}) scale(${narrow.toFixed(4)} 1)${skew} scale(1 ${stretch.toFixed(4)})`;
  return { svg: el('g', { transform }, letters), box };
}
