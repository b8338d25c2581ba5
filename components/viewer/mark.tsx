import styles from './bars.module.css';

/** The product's mark of three panels. */
export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden focusable="false" className={styles.mark}>
      <path d="M0 0h17.5L15.1 17H0z" fill="currentColor" />
      <path d="M20.5 0H28v17H18.1z" className={styles.spot} />
      <path d="M0 20h28v8H0z" fill="currentColor" />
    </svg>
  );
}
