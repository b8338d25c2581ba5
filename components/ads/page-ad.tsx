import { AdSlot } from './ad-slot';
import styles from './page-ad.module.css';

/** An advertisement on a page, and what says that it is one. */
export function PageAd({ label }: { label: string }) {
  return (
    <aside className={styles.ad} aria-label={label}>
      <span aria-hidden>{label}</span>
      <AdSlot place="page" />
    </aside>
  );
}
