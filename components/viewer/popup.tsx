'use client';

import { useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

import { classNames } from '@/components/ui/class-names';
import { CloseButton } from '@/components/ui/close-button';

import styles from './popup.module.css';

interface Props {
  title: string;
  /** In the corner below its button, along the side, in the middle, or over all pages. */
  place?: 'corner' | 'side' | 'middle' | 'full';
  /** What scrolls inside. */
  body?: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the pages, beside which reading goes on. Focus comes in and goes back to where it was. */
export function Popup({ title, place = 'corner', body, onClose, children }: Props) {
  const t = useTranslations('viewer');
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);

  // Before the panel is taken out: with it goes the focus, and nobody knows any more that it was in there.
  useLayoutEffect(() => {
    const element = panel.current;
    const opener = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={classNames(styles.popup, styles[place])}
    >
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <CloseButton label={t('close')} onClick={onClose} />
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </div>
  );
}
