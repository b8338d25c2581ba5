'use client';

import { useDeferredValue, type HTMLAttributes } from 'react';

import { AS_SERVED, useServed } from './use-served';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section';
  /** From then on it is like anything else. */
  isWanted: boolean;
}

/**
 * What the server wrote is left in the document as it is, without being taken over, until it is wanted: for much that is not seen and only read. Its dates are in UTC so long. Drawn as anything else
 * where no server wrote it.
 */
export function AsServed({ as: Element = 'div', isWanted, children, ...own }: Props) {
  // A press that opens it shows it as it is, and does not wait for its being drawn anew.
  const isDue = useDeferredValue(isWanted);
  if (useServed(!isDue)) return <Element {...own} {...AS_SERVED} />;
  return <Element {...own}>{children}</Element>;
}
