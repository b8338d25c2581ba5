import type { Face } from './fonts';
import { letter } from './lettering';

interface Props {
  text: string;
  face: Face;
  /** px. */
  size: number;
  x: number;
  baseline: number;
  color: string;
}

/** One line of lettering. */
export function line({ text, face, size, x, baseline, color }: Props) {
  return (
    <path
      key={`${baseline} ${text}`}
      d={letter(text, face, size).path}
      transform={`translate(${x} ${baseline})`}
      fill={color}
    />
  );
}
