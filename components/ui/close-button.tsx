import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from './class-names';
import styles from './close-button.module.css';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

/** The cross at the end of what can be put away; `label` says what it closes. */
export function CloseButton({
  label,
  size,
  className,
  ...button
}: { label: ReactNode; size?: number } & Omit<ComponentProps<'button'>, 'children' | 'type'>) {
  const id = useId();
  return (
    <button type="button" className={classNames(styles.close, className)} aria-labelledby={id} {...button}>
      <Icon name="close" size={size} />
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
    </button>
  );
}
