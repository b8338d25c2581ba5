import styles from './dot-ramp.module.css';

const PITCH = 16;
const HEIGHT = 150;
const STEP = PITCH / 2;
/** The dots' radius at the foot; from STEP on they leave nothing of what is below. */
const LARGEST = PITCH * 0.86;

const rows = Array.from({ length: Math.ceil(HEIGHT / LARGEST) }, (_, index) => ({
  y: index * STEP,
  radius: (LARGEST * index * STEP) / HEIGHT,
  // Every other row stands between the dots of the one above it.
  xs: index % 2 ? [STEP] : [0, PITCH],
}));

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
// Drawn clockwise, as the rectangle below is: where they overlap, both fill.
const dots = rows.flatMap(({ y, radius, xs }) => xs.map((x) => dot(x, y, Number(radius.toFixed(2))))).join('');
const closed = (rows.length - 1) * STEP;

/** The lower edge of a picture, dissolving into paper. Lies over the foot of its positioned parent. */
export function DotRamp() {
  return (
    <svg className={styles.ramp} aria-hidden>
      <pattern id="dot-ramp" width={PITCH} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d={`${dots}M0 ${closed}h${PITCH}V${HEIGHT}H0z`} />
      </pattern>
      <rect width="100%" height={HEIGHT} fill="url(#dot-ramp)" />
    </svg>
  );
}
