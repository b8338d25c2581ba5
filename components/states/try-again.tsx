'use client';

import type { MouseEvent, ReactNode } from 'react';

import { buttonClass } from '@/components/ui/button-class';

interface Props {
  /** Where it leads from the state's own page, and without scripts. */
  href: string;
  /** The last part of the address at which the state's page is itself. */
  own: string;
  children: ReactNode;
}

/** Asks for the page again in whose place this one stands: a plain link, which a browser follows without scripts. */
export function TryAgain({ href, own, children }: Props) {
  function again(event: MouseEvent) {
    if (window.location.pathname.endsWith(own)) return;
    event.preventDefault();
    window.location.reload();
  }
  return (
    <a href={href} className={buttonClass()} onClick={again}>
      {children}
    </a>
  );
}
