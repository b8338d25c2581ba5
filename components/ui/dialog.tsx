'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';

import { CloseButton } from './close-button';
import styles from './dialog.module.css';

interface Props {
  open: boolean;
  /** Its content is drawn before it opens, so that the press that opens it has less to do. */
  ready?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A modal on the platform's own dialog: focus stays inside, Escape and a click beside it close it. A press that began inside, as where text is selected, is none. */
export function Dialog({ open, ready = false, onClose, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const beganInside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  function closeFromBeside({ target }: MouseEvent) {
    if (target === dialog.current && !beganInside.current) onClose();
    // The next click may come without a press, as those of assistive technology do.
    beganInside.current = false;
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={({ target }) => void (beganInside.current = target !== dialog.current)}
      onClick={closeFromBeside}
    >
      {(open || ready) && (
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
