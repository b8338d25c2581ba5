import { useId } from 'react';

import styles from './switch.module.css';

interface Props {
  label: string;
  isOn: boolean;
  className?: string;
  note?: string;
  onChange: (isOn: boolean) => void;
}

/** On or off. */
export function Switch({ label, isOn, className, note, onChange }: Props) {
  const id = useId();
  return (
    <label className={className ? `${styles.switch} ${className}` : styles.switch}>
      <span className={styles.label}>
        <span id={`${id}label`}>{label}</span>
        {note && (
          <span id={`${id}note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-labelledby={`${id}label`}
        aria-describedby={note && `${id}note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden />
    </label>
  );
}
