'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

import { buttonClass } from '@/components/ui/button-class';

interface Props {
  /** Where it leads from the state's own page, which would only be itself again. */
  home: string;
  /** The last part of the address at which the state's page is itself. */
  own: string;
  children: ReactNode;
}

const neverChanges = () => () => undefined;

/** Asks for the page again in whose place this one stands: by an empty href, which works before scripts run. */
export function TryAgain({ home, own, children }: Props) {
  const isOwn = useSyncExternalStore(
    neverChanges,
    () => window.location.pathname.endsWith(own),
    () => false,
  );
  return (
    <a href={isOwn ? home : ''} className={buttonClass()}>
      {children}
    </a>
  );
}
