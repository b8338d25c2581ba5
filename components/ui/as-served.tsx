'use client';

import { useState, type ReactNode } from 'react';

import { useHydrated } from './use-hydrated';

const NOTHING = { __html: '' };

interface Props {
  /** From then on it is like anything else. */
  isWanted: boolean;
  children: ReactNode;
}

/**
 * What the server wrote is left in the document as it is, without being taken over, until it is wanted: for much that is not seen and only read. Its dates are in UTC so long. Drawn as anything else
 * where no server wrote it.
 */
export function AsServed({ isWanted, children }: Props) {
  const hydrated = useHydrated();
  const [isServed, setServed] = useState(!hydrated && typeof window !== 'undefined');
  if (isServed && isWanted) setServed(false);
  // React leaves alone what it finds in an element that it is told to fill by itself.
  if (isServed) return <div dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
  return <div>{children}</div>;
}
