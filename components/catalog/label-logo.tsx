import type { Label } from '@/lib/domain/label';

import styles from './label-logo.module.css';
import { LABEL_MARKS } from './label-marks';

/** A magazine's logo: its mark, where it has one, and its name as the operator gives it, in the size of the text around. */
export function LabelLogo({ label: { code, name } }: { label: Label }) {
  const mark = LABEL_MARKS[code];
  return (
    <span className={styles.logo}>
      {mark && (
        <svg viewBox="0 0 16 16" className={styles.mark} aria-hidden="true">
          <path d={mark} fill="currentColor" fillRule="evenodd" />
        </svg>
      )}
      <span>{name}</span>
    </span>
  );
}
