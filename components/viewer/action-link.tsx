import type { ReactNode } from 'react';

import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { actionTarget } from './model/action-target';

/** A link to where an action leads; its content alone where it leads nowhere. */
export function ActionLink({ url, className, children }: { url: string | undefined; className?: string; children: ReactNode }) {
  const target = actionTarget(url ?? '');
  if (!target) return <div className={className}>{children}</div>;
  if ('href' in target) {
    return (
      <a href={target.href} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const to = 'chapterId' in target ? routes.viewer(target.chapterId) : routes.title(target.titleId);
  return (
    <Link href={to} className={className} prefetch={false}>
      {children}
    </Link>
  );
}
