import { Mark } from '@/components/ui/mark';

import styles from './wordmark.module.css';

/** The mark of three panels and the name beside it. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
