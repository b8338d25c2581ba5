'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';

import { CloseButton } from './close-button';
import styles from './dialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A modal on the platform's own dialog: focus stays inside, Escape and a click beside it close it. */
export function Dialog({ open, onClose, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            <CloseButton label={closeLabel} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
