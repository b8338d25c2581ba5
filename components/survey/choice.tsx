import styles from './choice.module.css';

interface Props {
  /** Whether it is the only one that may be chosen. */
  isOne: boolean;
  /** What the choices of a question have in common. */
  name: string;
  label: string;
  /** The label's language, as HTML names it. */
  tag: string;
  isChosen: boolean;
  isInvalid: boolean;
  onChoose: () => void;
}

export function Choice({ isOne, name, label, tag, isChosen, isInvalid, onChoose }: Props) {
  return (
    <label className={styles.choice}>
      <input
        type={isOne ? 'radio' : 'checkbox'}
        name={name}
        checked={isChosen}
        aria-invalid={!isOne && isInvalid ? true : undefined}
        className={styles.mark}
        onChange={onChoose}
      />
      <span className={styles.label} lang={tag}>
        {label}
      </span>
    </label>
  );
}
