'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { CloseButton } from '@/components/ui/close-button';

import styles from './popup.module.css';

interface Props {
  title: string;
  side?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the pages, beside which reading goes on. Focus comes in and goes back to where it was. */
export function Popup({ title, side, onClose, children }: Props) {
  const t = useTranslations('viewer');
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = panel.current;
    const opener = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={panel} role="dialog" aria-labelledby={heading} tabIndex={-1} className={side ? `${styles.popup} ${styles.side}` : styles.popup}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <CloseButton label={t('close')} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}
