'use client';

import type { ComponentProps } from 'react';

import { useAnswerFirst } from '@/lib/client/use-answer-first';

import styles from './bars.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'onClick'> {
  label: string;
  open: boolean;
  onPress: () => void;
}

/** Opens one of the popups, and closes it again: what that draws comes after the press is answered. */
export function PopupButton({ label, open, onPress, ...rest }: Props) {
  const [isExpanded, answer] = useAnswerFirst(open);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      onClick={() => answer(!open, onPress)}
      {...rest}
    />
  );
}
