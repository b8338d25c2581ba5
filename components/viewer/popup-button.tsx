'use client';

import type { ReactNode } from 'react';

import styles from './bars.module.css';
import type { PopupName } from './popup-name';

interface Props {
  name: PopupName;
  label: string;
  open: boolean;
  onPopup: (name: PopupName) => void;
  children: ReactNode;
}

/** Opens one of the popups, and closes it again. */
export function PopupButton({ name, label, open, onPopup, children }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} aria-haspopup="dialog" aria-expanded={open} onClick={() => onPopup(name)}>
      {children}
    </button>
  );
}
