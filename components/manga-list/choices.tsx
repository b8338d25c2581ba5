'use client';

import { useId } from 'react';

import { Icon } from '@/components/ui/icon';

import styles from './choices.module.css';

interface Choice {
  value: string;
  name: string;
  /** How many series it would leave. */
  count?: number;
}

interface Props {
  head: string;
  choices: readonly Choice[];
  chosen?: string;
  /** Also called with the one that is chosen already. */
  onChoose: (value: string) => void;
}

/** A group of choices of which at most one holds. */
export function Choices({ head, choices, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <section className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {head}
      </h3>
      <ul className={styles.choices}>
        {choices.map(({ value, name, count }) => (
          <li key={value}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={value === chosen}
              data-none={count === 0 || undefined}
              onClick={() => onChoose(value)}
            >
              {value === chosen && <Icon name="check" size={16} />}
              <span>{name}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
