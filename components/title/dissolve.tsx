import { DOT_ROW, DotRamp } from '@/components/ui/dot-ramp';

import styles from './dissolve.module.css';

const PITCH = 16;
const HEIGHT = 150;
/** The dots' diameter at the foot. From row ROWS on they overlap and leave nothing of what is below. */
const LARGEST = 2 * 0.86 * PITCH;
const ROWS = 10;
const ROW = PITCH * DOT_ROW;
/** Wider than any window. */
const WIDTH = 5_120;

const sizes = Array.from({ length: ROWS }, (_, row) => Number(((LARGEST * row * ROW) / HEIGHT).toFixed(1)));

/** The lower edge of a picture, dissolving into paper. Lies over the foot of its positioned parent. */
export function Dissolve() {
  return (
    <svg className={styles.ramp} aria-hidden>
      <DotRamp x={0} y={0} width={WIDTH} sizes={sizes} pitch={PITCH} color="var(--paper)" />
      <rect y={(ROWS - 1) * ROW} width="100%" height={HEIGHT} />
    </svg>
  );
}
