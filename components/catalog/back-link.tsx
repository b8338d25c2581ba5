'use client';

import type { MouseEvent, ReactNode } from 'react';

import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

/** Back to where the reader came from; home where he came from nowhere. */
export function BackLink({ className, children }: { className: string; children: ReactNode }) {
  function goBack(event: MouseEvent) {
    if (window.history.length < 2) return;
    event.preventDefault();
    window.history.back();
  }
  return (
    <Link href={routes.home()} className={className} prefetch={false} onClick={goBack}>
      {children}
    </Link>
  );
}
