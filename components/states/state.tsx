import type { ReactNode } from 'react';

import styles from './states.module.css';

export interface StateText {
  /** What the page is, where its name is not its head. */
  eyebrow?: string;
  title: string;
  text: string;
  /** The one way on: a button or a link that looks like one. */
  action: ReactNode;
  level?: 1 | 2;
}

/** A drawing, a head, one sentence, one action. */
export function State({ drawing, eyebrow, title, text, action, level = 1 }: StateText & { drawing: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.state}>
      {drawing}
      <Heading>
        {eyebrow && <span className={styles.eyebrow}>{`${eyebrow} `}</span>}
        <span className={styles.title}>{title}</span>
      </Heading>
      <p className={styles.text}>{text}</p>
      {action}
    </section>
  );
}
