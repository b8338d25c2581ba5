import styles from './bar-chart.module.css';

interface Props {
  /** What the whole drawing says. */
  label: string;
  values: readonly number[];
  /** Under its left and right end. */
  ends: readonly [string, string];
  /** What the tallest bar stands for. */
  top: string;
  /** Said where there is nothing to draw. */
  none: string;
  tone: 'ink' | 'spot';
}

const [STEP, GAP, HEIGHT] = [10, 2, 120];

/** Bars, one a day, drawn on the server; the figures themselves are in a table beside it. */
export function BarChart({ label, values, ends, top, none, tone }: Props) {
  const most = Math.max(...values);
  if (most === 0) {
    return (
      <section className={styles.figure}>
        <h2 className={styles.caption}>{label}</h2>
        <p className={styles.none}>{none}</p>
      </section>
    );
  }
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <p className={styles.top}>{top}</p>
      <svg
        className={styles.chart}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {values.map((value, at) => {
          const height = value === 0 ? 0 : Math.max(1, (value / most) * HEIGHT);
          return (
            <rect
              key={at}
              className={styles[tone]}
              x={at * STEP + GAP / 2}
              width={STEP - GAP}
              y={HEIGHT - height}
              height={height}
            />
          );
        })}
      </svg>
      <p className={styles.ends}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </figure>
  );
}
