import type { ComponentProps } from 'react';

import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
}

export function Button({ variant, size, icon, className, children, ...rest }: Props) {
  return (
    <button type="button" className={classNames(buttonClass(variant, size), className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
