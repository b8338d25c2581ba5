import type { ReactNode } from 'react';

import { ErrorPicture } from './error-picture';
import { NoFavoritesPicture } from './no-favorites-picture';
import { NoResultsPicture } from './no-results-picture';
import { NotFoundPicture } from './not-found-picture';
import styles from './states.module.css';

const pictures = {
  'no-favorites': NoFavoritesPicture,
  'no-results': NoResultsPicture,
  'not-found': NotFoundPicture,
  error: ErrorPicture,
};

interface Props {
  picture: keyof typeof pictures;
  /** What the page is, where its name is not its head. */
  eyebrow?: string;
  title: string;
  text: string;
  /** The one way on: a button or a link that looks like one. */
  action: ReactNode;
  level?: 1 | 2;
}

/** A page, or the place of a list, that has nothing to show: a drawing, one sentence, one action. */
export function EmptyState({ picture, eyebrow, title, text, action, level = 1 }: Props) {
  const Picture = pictures[picture];
  const Heading = `h${level}` as const;
  return (
    <section className={styles.state}>
      <Picture />
      <Heading>
        {eyebrow && <span className={styles.eyebrow}>{eyebrow} </span>}
        <span className={styles.title}>{title}</span>
      </Heading>
      <p className={styles.text}>{text}</p>
      {action}
    </section>
  );
}
