'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';

import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useAnswerFirst } from '@/lib/client/use-answer-first';

import styles from './bars.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-labelledby' | 'onClick'> {
  label: ReactNode;
  open: boolean;
  onPress: () => void;
}

/** Opens one of the popups, and closes it again: what that draws comes after the press is answered. */
export function PopupButton({ label, open, onPress, children, ...rest }: Props) {
  const id = useId();
  const [isExpanded, answer] = useAnswerFirst(open);
  return (
    <button
      type="button"
      className={styles.button}
      aria-labelledby={id}
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      onClick={() => answer(!open, onPress)}
      {...rest}
    >
      {children}
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
    </button>
  );
}
