import NextLink from 'next/link';
import type { ReactNode } from 'react';

import type { TransitionAction } from '@/lib/domain/transition-action';
import { Link } from '@/lib/i18n/navigation';

import { actionHref } from './action-href';

const tags = { page: Link, unlocalized: NextLink };

interface Props {
  action?: TransitionAction;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A banner's or a popup's way out: a link of the site, a link elsewhere, or none. */
export function ActionLink({ action, className, label, children }: Props) {
  const to = action && actionHref(action.url);
  if (!to) return <span className={className}>{children}</span>;
  if (to.kind === 'external') {
    return (
      <a href={to.href} className={className} aria-label={label} target="_blank" rel="noopener" draggable={false}>
        {children}
      </a>
    );
  }
  const To = tags[to.kind];
  return (
    <To href={to.href} className={className} aria-label={label} prefetch={false} draggable={false}>
      {children}
    </To>
  );
}
