'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';

import styles from './outcome.module.css';

interface Props {
  picture: ReactNode;
  title: string;
  text: string;
  /** The way on, where there is one. */
  children?: ReactNode;
}

/** In the form's place: what became of it. It is read out when it comes. */
export function Outcome({ picture, title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.outcome}>
      {picture}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
