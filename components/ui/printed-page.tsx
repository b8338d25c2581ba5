import type { ReactNode } from 'react';

import styles from './printed-page.module.css';
import { SectionHead } from './section-head';

interface Props {
  title: string;
  lead?: string;
  /** A small line beside the title. */
  meta?: ReactNode;
  /** What the list of contents is called, and what it lists: ids on this page. */
  contents?: { label: string; items: readonly { id: string; head: string }[] };
  children: ReactNode;
}

/** A page of text: its head, the text in a readable measure and, where there is room, what it contains beside it. */
export function PrintedPage({ title, lead, meta, contents, children }: Props) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <SectionHead level={1} size="day" title={title} meta={meta} />
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {contents && (
        <nav aria-label={contents.label} className={styles.contents}>
          <p className={styles.label}>{contents.label}</p>
          <ol className={styles.items}>
            {contents.items.map(({ id, head }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.item}>
                  {head}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text}>{children}</div>
    </article>
  );
}
