import { CARD_COLORS } from './card-colors';
import { line } from './line';

interface Props {
  name: string;
  x: number;
  /** Where the mark begins, px. */
  top: number;
  /** Of the mark, px. */
  size: number;
  color: string;
}

/** The product's mark of three panels, 28 px both ways. */
export function mark(color: string, spot: string) {
  return [
    <path key="large" d="M0 0h17.5L15.1 17H0z" fill={color} />,
    <path key="small" d="M20.5 0H28v17H18.1z" fill={spot} />,
    <path key="wide" d="M0 20h28v8H0z" fill={color} />,
  ];
}

/** The mark, and the name at its right. */
export function wordmark({ name, x, top, size, color }: Props) {
  return [
    <g key="mark" transform={`translate(${x} ${top}) scale(${size / 28})`}>
      {mark(color, CARD_COLORS.spot)}
    </g>,
    line({ text: name.toUpperCase(), face: 'display', size: size * 1.5, x: x + size * 1.36, baseline: top + size * 0.97, color }),
  ];
}
