import type { ComponentProps } from 'react';

import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
}

/** A button. Page translation replaces text nodes and leaves elements: a text has one of its own, so that React still finds it. */
export function Button({ variant, size, icon, className, children, ...rest }: Props) {
  return (
    <button type="button" className={classNames(buttonClass(variant, size), className)} {...rest}>
      {icon && <Icon name={icon} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
