import styles from './button.module.css';
import { classNames } from './class-names';

export type ButtonVariant = 'ink' | 'outline' | 'spot';
export type ButtonSize = 'small' | 'normal' | 'large';

/** The look of a button, for links that act as one. */
export function buttonClass(variant: ButtonVariant = 'ink', size: ButtonSize = 'normal'): string {
  return classNames(styles.button, styles[variant], styles[size]);
}
