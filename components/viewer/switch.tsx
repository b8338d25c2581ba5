import styles from './switch.module.css';

interface Props {
  label: string;
  isOn: boolean;
  className?: string;
  onChange: (isOn: boolean) => void;
}

/** On or off. */
export function Switch({ label, isOn, className, onChange }: Props) {
  return (
    <label className={className ? `${styles.switch} ${className}` : styles.switch}>
      <span className={styles.label}>{label}</span>
      <input type="checkbox" role="switch" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.track} aria-hidden />
    </label>
  );
}
