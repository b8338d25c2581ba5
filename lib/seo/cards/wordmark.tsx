import { CARD_COLORS } from './card-colors';
import type { CardBrand } from './card-brand';
import { fitText } from './fit-text';
import { line } from './line';

interface Props {
  brand: CardBrand;
  x: number;
  /** Where the mark begins, px. */
  top: number;
  /** Of the mark, px. */
  size: number;
  /** Of mark and name, px. */
  width: number;
  /** BCP 47, of the card. */
  lang: string;
  ground: 'light' | 'dark';
}

/** Sizes of the name that are tried, in those of the mark. */
const SIZES = [1.5, 1.3, 1.1, 0.95, 0.8, 0.68, 0.56, 0.46];
const LEADING = 1.02;

/** The product's mark of three panels, 28 px both ways. */
export function mark(color: string, spot: string) {
  return [
    <path key="large" d="M0 0h17.5L15.1 17H0z" fill={color} />,
    <path key="small" d="M20.5 0H28v17H18.1z" fill={spot} />,
    <path key="wide" d="M0 20h28v8H0z" fill={color} />,
  ];
}

/** The mark or the logo, and the name at its right unless the logo has it in it. */
export function wordmark({ brand, x, top, size, width, lang, ground }: Props) {
  const { siteName, accent, logo } = brand;
  const color = ground === 'light' ? CARD_COLORS.ink : CARD_COLORS.paper;
  const drawn = logo ? Math.min(width, size * logo.ratio) : size;
  return [
    logo ? (
      picture(logo, { x, top, size, width: drawn, ground })
    ) : (
      <g key="mark" transform={`translate(${x} ${top}) scale(${size / 28})`}>
        {mark(color, accent[ground].fill)}
      </g>
    ),
    ...(logo?.hasName
      ? []
      : name(siteName, { x: x + drawn + size * 0.36, top, size, width: width - drawn - size * 0.36, lang, color })),
  ];
}

function name(
  text: string,
  {
    x,
    top,
    size,
    width,
    lang,
    color,
  }: { x: number; top: number; size: number; width: number; lang: string; color: string },
) {
  const fitted = fitText(text.toUpperCase(), {
    face: 'display',
    locale: lang,
    width,
    height: size * 1.6,
    sizes: SIZES.map((factor) => factor * size),
    leading: LEADING,
  });
  const middle = top + size / 2;
  const first = middle + fitted.size * 0.313 - ((fitted.lines.length - 1) / 2) * fitted.size * LEADING;
  return fitted.lines.map((each, index) =>
    line({ text: each, face: 'display', size: fitted.size, x, baseline: first + index * fitted.size * LEADING, color }),
  );
}

type Place = { x: number; top: number; size: number; width: number; ground: 'light' | 'dark' };

function picture(logo: NonNullable<CardBrand['logo']>, { x, top, size, width, ground }: Place) {
  const height = width / logo.ratio;
  const y = top + (size - height) / 2;
  const plate = logo.lostOn[ground] && (
    <path
      key="plate"
      d={`M${x - 4} ${y - 4}h${width + 8}v${height + 8}h${-width - 8}z`}
      fill={ground === 'light' ? CARD_COLORS.ink : CARD_COLORS.white}
    />
  );
  return (
    <g key="logo">
      {plate}
      <image href={logo.href} x={x} y={y} width={width} height={height} />
    </g>
  );
}
