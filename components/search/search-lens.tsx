import styles from './search-field.module.css';

/** A magnifying glass; while its field has the focus, the glass is lit. */
export function SearchLens() {
  return (
    <svg className={styles.lens} viewBox="0 0 48 48" aria-hidden focusable="false">
      <circle cx="20" cy="20" r="15" className={styles.glass} />
      <path d="M14 26 27 13" className={styles.glint} />
      <path d="m31 31 14 14" className={styles.handle} />
    </svg>
  );
}
