import styles from './wordmark.module.css';

/** The mark of three panels and the name beside it. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden focusable="false">
        <path d="M0 0h17.5L15.1 17H0z" fill="currentColor" />
        <path d="M20.5 0H28v17H18.1z" className={styles.spot} />
        <path d="M0 20h28v8H0z" fill="currentColor" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
