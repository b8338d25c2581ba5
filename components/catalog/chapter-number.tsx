import { classNames } from '@/components/ui/class-names';

import styles from './chapter-number.module.css';

/** A chapter's number as printed, "#128"; words such as "One-shot" stay words. */
export function ChapterNumber({ name, size = 'card' }: { name: string; size?: 'card' | 'lead' | 'row' }) {
  const isNumber = name.startsWith('#');
  return (
    <span className={classNames(styles.number, styles[size], !isNumber && styles.words)}>
      {isNumber && <span className={styles.sign}>#</span>}
      {isNumber ? name.slice(1) : name}
    </span>
  );
}
