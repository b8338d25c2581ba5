'use client';

import { useEffect, useState, type ReactNode } from 'react';

import { buttonClass } from '@/components/ui/button-class';

interface Props {
  /** Where it leads from the state's own page, which would only be itself again. */
  home: string;
  /** The last part of the address at which the state's page is itself. */
  own: string;
  children: ReactNode;
}

/** Asks for the page again in whose place this one stands: by an empty href, which works before scripts run. */
export function TryAgain({ home, own, children }: Props) {
  const [href, setHref] = useState('');
  useEffect(() => {
    if (window.location.pathname.endsWith(own)) setHref(home);
  }, [home, own]);
  return (
    <a href={href} className={buttonClass()}>
      {children}
    </a>
  );
}
