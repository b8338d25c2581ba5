import { Mark } from '@/components/ui/mark';

import { nameSize } from './model/name-size';
import styles from './wordmark.module.css';

/** The mark and the name beside it, which is set smaller the longer it is. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span className={styles.name} data-size={nameSize(name)} data-site-name>
        {name}
      </span>
    </span>
  );
}
