import type { ComponentProps } from 'react';

import { classNames } from './class-names';
import styles from './close-button.module.css';
import { Icon } from './icon';

/** The cross at the end of what can be put away; `label` says what it closes. */
export function CloseButton({
  label,
  size,
  className,
  ...button
}: { label: string; size?: number } & Omit<ComponentProps<'button'>, 'children' | 'type'>) {
  return (
    <button type="button" className={classNames(styles.close, className)} aria-label={label} {...button}>
      <Icon name="close" size={size} />
    </button>
  );
}
