import styles from './coming-pages.module.css';
import spinner from './spinner.module.css';

/** The numbers of the pages that are on their way, over the page that is still seen. */
export function ComingPages({ pages }: { pages: string }) {
  return (
    <div className={styles.coming} aria-hidden data-coming>
      <span key={pages}>{pages}</span>
      <span className={spinner.spinner} />
    </div>
  );
}
