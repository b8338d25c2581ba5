import { useId } from 'react';

import { useAnswerFirst } from '@/lib/client/use-answer-first';

import styles from './choice.module.css';

interface Props<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: Value;
  labelOf: (value: Value) => string;
  onChoose: (value: Value) => void;
  disabled?: boolean;
  note?: string;
}

/** One of a few, side by side. The one that is pressed shows at once: what it does to the pages may take long. */
export function Choice<Value extends string>({
  legend,
  values,
  chosen,
  labelOf,
  onChoose,
  disabled,
  note,
}: Props<Value>) {
  const name = useId();
  const [shown, answer] = useAnswerFirst(chosen);
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {values.map((value) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === shown}
              onChange={() => answer(value, () => onChoose(value))}
            />
            <span>{labelOf(value)}</span>
          </label>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
}
