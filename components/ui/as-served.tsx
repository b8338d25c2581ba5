'use client';

import { useDeferredValue, type ReactNode } from 'react';

import { AS_SERVED, useServed } from './use-served';

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
  // A press that opens it shows it as it is, and does not wait for its being drawn anew.
  const isDue = useDeferredValue(isWanted);
  if (useServed(!isDue)) return <div {...AS_SERVED} />;
  return <div>{children}</div>;
}
